import type { LeadSection } from './lead.enums.ts'

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

/** What a person is asked before a decision over a reservation. */
export interface DecisionTexts {
  title: string
  question: string
}

/** What is asked before a customer is verified. Source: specification §4, decision G17. */
export const VERIFY_LEAD: DecisionTexts = {
  title: 'Verify Customer',
  question: 'A verification email will be sent to the customer and the property will be marked as reserved.',
}

/** What is asked before a customer is declined. Source: specification §4, decision G17. */
export const DECLINE_LEAD: DecisionTexts = {
  title: 'Decline Customer',
  question: 'A declined email will be sent to the customer.',
}
