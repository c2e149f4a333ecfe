import { CHECKS_MAX } from './right-to-rent.limits.ts'

/** The title of the card. */
export const RIGHT_TO_RENT = 'Right to rent'

export const CHECK_ALL_ALIKE = 'Check everyone aged 18 or over in the same way.'

export const CHECK_AGAIN = 'Check again before the tenancy starts.'

export const NO_CHECKS = 'No check has been recorded.'

export const RECORD_CHECK = { title: 'Record check', done: 'Check has been recorded.' } as const

export const CHANGE_CHECK = { title: 'Change check', done: 'Check has been changed.' } as const

export const DELETE_CHECK = {
  title: 'Delete Check',
  done: 'Check has been deleted.',
  question: (adult: string) => `Are you sure you wish to delete the check of ${adult}?`,
} as const

export const TOO_MANY_CHECKS = `There are ${CHECKS_MAX} checks already. Delete one first.`

export const ADULTS_SAVED = 'Number of adults has been saved.'

export const COMPLETE_ANYWAY = 'Complete anyway'

interface Recorded {
  adults: number
  recorded: number
}

export const recordedText = ({ adults, recorded }: Recorded): string => `${recorded} of ${adults} recorded`

export function missingText({ adults, recorded }: Recorded): string {
  const missing = adults - recorded
  return `A right to rent check is missing for ${missing} of ${adults} adults.`
}
