import { FIXTURE_NOW } from '../lead.fixtures.ts'
import type { LeadMail } from './lead-mails.contract.ts'

const DAY_SECONDS = 86_400
const HOUR_SECONDS = 3600

/** Newest first, one in each state. */
export const SOME_MAILS: readonly LeadMail[] = [
  {
    kind: 'feedback',
    subject: 'How was your viewing?',
    queuedAt: FIXTURE_NOW,
    sentAt: null,
    state: 'waiting',
  },
  {
    kind: 'viewing-confirmed',
    subject: 'Your viewing is confirmed',
    queuedAt: FIXTURE_NOW - 3 * DAY_SECONDS,
    sentAt: FIXTURE_NOW - 3 * DAY_SECONDS + HOUR_SECONDS,
    state: 'sent',
  },
  {
    kind: 'questionnaire-link',
    subject: 'A few questions about your enquiry',
    queuedAt: FIXTURE_NOW - 4 * DAY_SECONDS,
    sentAt: null,
    state: 'failed',
  },
]
