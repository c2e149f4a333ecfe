import type { ListChoices } from '../platform/lists/choices.ts'
import {
  isCheckAgainChosen,
  isDepositDueChosen,
  waitingChoice,
  whenChoice,
  withCheckAgain,
  withDepositDue,
  withWaiting,
  withWhen,
} from './lead-choices.ts'
import type { LeadSection } from './lead-status.ts'

/** A choice of a list that is on or off. */
export interface LeadToggle {
  label: string
  isOn: boolean
  /** The choices of the list once it is pressed. */
  pressed: ListChoices
}

export const TO_COME = 'To come'

const WAITING_STATES = { due: 'Due soon', overdue: 'Overdue' } as const

/** One that only the dashboard turns on takes the place of the usual one until it is turned off, so that the toolbar is no higher. */
export const LEAD_TOGGLES: Readonly<Record<LeadSection, (choices: ListChoices) => readonly LeadToggle[]>> = {
  Enquiry: (choices) => {
    const waiting = waitingChoice(choices)
    if (waiting === 'due' || waiting === 'overdue')
      return [{ label: WAITING_STATES[waiting], isOn: true, pressed: withWaiting(choices, 'all') }]
    const isOn = waiting !== null
    return [{ label: 'Waiting', isOn, pressed: withWaiting(choices, isOn ? null : 'all') }]
  },
  Viewing: (choices) => {
    const when = whenChoice(choices)
    if (when === 'today') return [{ label: 'Today', isOn: true, pressed: withWhen(choices, null) }]
    const isOn = when === 'to-come'
    return [{ label: TO_COME, isOn, pressed: withWhen(choices, isOn ? null : 'to-come') }]
  },
  Reservation: (choices) => {
    const isOn = isCheckAgainChosen(choices)
    const checkAgain = { label: 'Check again', isOn, pressed: withCheckAgain(choices, !isOn) }
    if (!isDepositDueChosen(choices)) return [checkAgain]
    const depositDue = { label: 'Deposit due', isOn: true, pressed: withDepositDue(choices, false) }
    return isOn ? [checkAgain, depositDue] : [depositDue]
  },
}
