/** A sender or recipient; never one string, in which a line break could inject a recipient. */
export interface MailAddress {
  readonly name: string
  readonly address: string
}

/** A paragraph, a link, or a list of facts. */
export type MailBlock =
  | { readonly text: string }
  | {
      readonly link: string
      readonly label: string
      /** Plain text instead of a button, for a link besides the main one of a mail. */
      readonly isSecondary?: boolean
    }
  | { readonly facts: readonly (readonly [label: string, value: string])[] }

/** The content of a mail, independent of its sender. */
export interface MailLetter {
  readonly subject: string
  readonly heading: string
  readonly greeting: string
  readonly blocks: readonly MailBlock[]
  /** Says why the reader receives it, at the end of the foot. */
  readonly reason?: string
}

/** The sender as the reader sees it; null falls back to the product's own, or to nothing. */
export interface MailSender {
  readonly agencyName: string | null
  /** Address of the logo, or the `cid:` of the attached one. */
  readonly logo: string | null
  /** `#rrggbb`. */
  readonly mainColour: string | null
  readonly replyAddress: string | null
  readonly phone: string | null
}

/** A mail as plain text and as HTML. */
export interface MailContent {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** A calendar attachment. */
export interface MailCalendar {
  readonly method: 'REQUEST' | 'CANCEL'
  readonly content: string
}

/** One mail, ready to be sent. */
export interface OutgoingMail extends MailContent {
  readonly from: MailAddress
  /** Null for the sender. */
  readonly replyTo: string | null
  readonly to: MailAddress
  /** The same for every attempt of a job, so that duplicates can be recognised. */
  readonly messageId: string
  /** The lead that it is about, so that it can be found when the lead is anonymised. */
  readonly leadId?: number
  readonly calendar?: MailCalendar
  /** PNG. */
  readonly logo?: Buffer
}
