export const CLOSED_LEAD = 'A lead that you may no longer open.'

export const severalAssignedText = (assignedBy: string, count: number): string =>
  `${assignedBy} assigned ${count} leads to you.`

export const NOTHING_NEW = 'Nothing new.'
