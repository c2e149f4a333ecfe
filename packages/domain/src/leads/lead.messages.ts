import type { LeadSection } from './lead-status.ts'

export const INVALID_LEAD = 'Please check the form for errors'

export const LEAD_CREATED = 'Enquiry has been created.'

export const CREATION_UNANSWERED =
  'It is not known yet whether the enquiry was created. Please save again. Until then its home in stock, source, handler and questionnaire cannot be changed.'

export interface DeleteTexts {
  title: string
  question: string
  done: string
}

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

export const CANCELLATION_IS_MAILED = 'The customer will be emailed that the viewing is cancelled.'

export const RESTORE_LEAD = 'Restore lead'

export interface DecisionTexts {
  title: string
  question: string
  done: string
}

export const VERIFY_LEAD: DecisionTexts = {
  title: 'Verify Customer',
  question: 'A verification email will be sent to the customer and the property will be marked as reserved.',
  done: 'Customer has been verified.',
}

export const DECLINE_LEAD: DecisionTexts = {
  title: 'Decline Customer',
  question: 'A declined email will be sent to the customer.',
  done: 'Customer has been declined.',
}

export const CONFIRM_VIEWING = {
  title: 'Confirm Viewing',
  warning: 'A viewing confirmation email will be sent to the customer.',
  done: 'Viewing has been confirmed.',
} as const

export const QUESTIONNAIRE_SENT = 'Questionnaire link has been sent.'

export const VIEWING_MOVED = 'Viewing has been moved.'

export const RESTORED_LEAD: Readonly<Record<LeadSection, string>> = {
  Enquiry: 'Enquiry has been restored.',
  Viewing: 'Viewing has been restored.',
  Reservation: 'Reservation has been restored.',
}

export const POSSIBLE_DUPLICATE = 'Possible duplicate'
