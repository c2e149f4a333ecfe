/** Who a mail goes to or comes from; never one string, in which a line break could smuggle another recipient. */
export interface MailAddress {
  readonly name: string
  readonly address: string
}

/** One piece of a mail: a paragraph, a link to follow, or a short list of facts. */
export type MailBlock =
  | { readonly text: string }
  | { readonly link: string; readonly label: string }
  | { readonly facts: readonly (readonly [label: string, value: string])[] }

/** What a mail says, whoever it is from. */
export interface MailLetter {
  readonly subject: string
  readonly heading: string
  readonly greeting: string
  readonly blocks: readonly MailBlock[]
}

/** Who a mail is from, as its reader sees it; null is the product's own, or nothing. */
export interface MailSender {
  readonly agencyName: string | null
  /** The address of the logo, or what names the one that travels with the mail. */
  readonly logo: string | null
  /** `#rrggbb`. */
  readonly mainColour: string | null
  readonly replyAddress: string | null
  readonly phone: string | null
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
  readonly from: MailAddress
  /** Where an answer goes; null for the sender. */
  readonly replyTo: string | null
  readonly to: MailAddress
  /** Names the job that sends it, so that a mail that comes twice is known for what it is. */
  readonly messageId: string
  readonly calendar?: MailCalendar
  /** A PNG that the HTML shows. */
  readonly logo?: Buffer
}
