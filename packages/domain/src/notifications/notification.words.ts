export const CLOSED_LEAD = 'A lead that you may no longer open.'

export const severalAssignedText = (who: string, count: number): string =>
  `${who} assigned ${count} leads to you.`

export const NOTHING_NEW = 'Nothing new.'
