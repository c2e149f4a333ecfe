/** Who a mail goes to or comes from; never one string, in which a line break could smuggle another recipient. */
export interface MailAddress {
  readonly name: string
  readonly address: string
}

/** What a person reads, as plain text and as HTML. */
export interface MailContent {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** A calendar entry that travels with a mail. */
export interface MailCalendar {
  readonly method: 'REQUEST' | 'CANCEL'
  readonly content: string
}

/** One mail, ready to be sent. */
export interface OutgoingMail extends MailContent {
  readonly to: MailAddress
  /** Names the job that sends it, so that a mail that comes twice is known for what it is. */
  readonly messageId: string
  readonly calendar?: MailCalendar
}
