import type { LeadSection } from './lead.status.ts'

/** What a person reads when a lead was sent with errors that the form itself found. Source: specification §5. */
export const INVALID_LEAD = 'Please check the form for errors'

/** What a list says before and after a delete. */
export interface DeleteTexts {
  title: string
  question: string
  done: string
}

/** What each list of leads says before and after a delete. Source: specification §8, decision L30. */
export const DELETE_LEAD: Readonly<Record<LeadSection, DeleteTexts>> = {
  Enquiry: {
    title: 'Delete Enquiry',
    question: 'Are you sure you wish to delete this enquiry?',
    done: 'Enquiry has been deleted.',
  },
  Viewing: {
    title: 'Delete Viewing',
    question: 'Are you sure you wish to delete this viewing?',
    done: 'Viewing has been deleted.',
  },
  Reservation: {
    title: 'Delete Reservation',
    question: 'Are you sure you wish to delete this reservation?',
    done: 'Reservation has been deleted.',
  },
}

/** The button over a lead that a colleague deleted while it is open. Source: decision L41. */
export const RESTORE_LEAD = 'Restore lead'

/** The question before a decision on a reservation, and the toast after it. */
export interface DecisionTexts {
  title: string
  question: string
  done: string
}

/** What is asked before a customer is verified. Source: specification §4, decision G17. */
export const VERIFY_LEAD: DecisionTexts = {
  title: 'Verify Customer',
  question: 'A verification email will be sent to the customer and the property will be marked as reserved.',
  done: 'Customer has been verified.',
}

/** What is asked before a customer is declined. Source: specification §4, decision G17. */
export const DECLINE_LEAD: DecisionTexts = {
  title: 'Decline Customer',
  question: 'A declined email will be sent to the customer.',
  done: 'Customer has been declined.',
}

/** What Confirm Viewing says before and after it. Source: specification §2 "Viewings", §8. */
export const CONFIRM_VIEWING = {
  title: 'Confirm Viewing',
  warning: 'A viewing confirmation email will be sent to the customer.',
  done: 'Viewing has been confirmed.',
} as const

/** What is said once a questionnaire link is on its way. Source: decision P1. */
export const QUESTIONNAIRE_SENT = 'Questionnaire link has been sent.'

/** The toast after a viewing was moved. Source: decision L38. */
export const VIEWING_MOVED = 'Viewing has been moved.'

/** What a list says once a delete was taken back. Source: decision L41. */
export const RESTORED_LEAD: Readonly<Record<LeadSection, string>> = {
  Enquiry: 'Enquiry has been restored.',
  Viewing: 'Viewing has been restored.',
  Reservation: 'Reservation has been restored.',
}

/** What a list says of a lead that has possible duplicates. Source: decision A4. */
export const POSSIBLE_DUPLICATE = 'Possible duplicate'
