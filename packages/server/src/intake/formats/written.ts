import type { EnquiryKind } from '@latchkey/domain/integrations/sources/source.enums'
import { isRecord } from '@latchkey/domain/platform/values/is-record'

export type Body = Readonly<Record<string, unknown>>

/** An enquiry in the words of its source, brought into the shape of the intake's own body. */
export interface WrittenEnquiry {
  readonly kind: EnquiryKind
  readonly sent: Body
  /** Names, email, phone and message as written; nothing can be done without any of them. */
  readonly written: readonly unknown[]
  /** Fields whose pointers lead nowhere. */
  readonly missing: readonly string[]
  /** The address of a home that its ref does not find; '' for none. */
  readonly homeAddress: string
}

/** Numbers and yes or no as text; what is not a text stays, and is malformed. */
export const asText = (value: unknown): unknown =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value

/** '' for what is not a text. */
export const textIn = (value: unknown): string => {
  const text = asText(value)
  return typeof text === 'string' ? text.trim() : ''
}

/** An empty record for what is none. */
export const recordIn = (value: unknown): Body => (isRecord(value) ? value : {})

/** Null for a home without any value. */
export const homeIn = (home: Body): Body | null =>
  Object.values(home).every((value) => value === null || textIn(value) === '') ? null : home
