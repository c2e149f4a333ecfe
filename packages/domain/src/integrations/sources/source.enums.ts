export const SOURCE_FORMATS = ['latchkey', 'zoopla', 'mapping'] as const

export type SourceFormat = (typeof SOURCE_FORMATS)[number]

export const SOURCE_FORMAT_LABELS: Readonly<Record<SourceFormat, string>> = {
  latchkey: 'Latchkey',
  zoopla: 'Zoopla lead push',
  mapping: 'Own mapping',
}

export const RECEIVED_OUTCOMES = ['created', 'to-complete', 'completed', 'ignored', 'unreadable'] as const

export type ReceivedOutcome = (typeof RECEIVED_OUTCOMES)[number]

/** A valuation is an owner's request, which no rule of intake covers. */
export const ENQUIRY_KINDS = ['enquiry', 'valuation'] as const

export type EnquiryKind = (typeof ENQUIRY_KINDS)[number]
