import { Type, type Static } from 'typebox'

/** The kinds of mail to a tenant. */
export const LEAD_MAIL_KINDS = [
  'questionnaire-link',
  'reservation-link',
  'viewing-confirmed',
  'viewing-updated',
  'viewing-cancelled',
  'viewing-reminder',
  'feedback',
  'reservation-verified',
  'reservation-declined',
  'deposit-kept',
] as const

/** A kind of mail to a tenant. */
export type LeadMailKind = (typeof LEAD_MAIL_KINDS)[number]

/** A mail is `failed` once it is no longer retried. */
export const LEAD_MAIL_STATES = ['waiting', 'sent', 'failed'] as const

export type LeadMailState = (typeof LEAD_MAIL_STATES)[number]

/** A mail to a tenant without its body; moments in unix seconds. */
export const LeadMailContract = Type.Object({
  kind: Type.Enum([...LEAD_MAIL_KINDS]),
  subject: Type.String(),
  queuedAt: Type.Integer(),
  sentAt: Type.Union([Type.Integer(), Type.Null()]),
  state: Type.Enum([...LEAD_MAIL_STATES]),
  /** The words of the mail server that refused the address. */
  failure: Type.Optional(Type.String()),
})

/** A mail to a tenant without its body. */
export type LeadMail = Static<typeof LeadMailContract>

/** Newest first. */
export const LeadMailsContract = Type.Array(LeadMailContract)
