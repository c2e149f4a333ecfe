import type { EnquiryFields, EnquiryProblem } from '@latchkey/domain/integrations/sources/source.contract'
import type { SourceMapping } from '@latchkey/domain/integrations/sources/source-mapping'
import type { EnquiryKind, SourceFormat } from '@latchkey/domain/integrations/sources/source.enums'
import { isTimely, validateIntake, type IntakeDraft } from '@latchkey/domain/leads/intake/intake.suite'
import { IntakeBody } from '@latchkey/domain/leads/lead.body'
import { errorsIn, receive } from '@latchkey/domain/platform/validation/request-body'
import type { DateFormatter } from '@latchkey/domain/platform/values/time'
import { readLatchkey } from './latchkey.ts'
import { readMapped } from './mapped.ts'
import { momentIn } from './moment.ts'
import { textIn, type Body, type WrittenEnquiry } from './written.ts'
import { readZoopla } from './zoopla.ts'

/** An enquiry that a source has sent, checked by the rules of intake. */
export interface Enquiry {
  readonly kind: EnquiryKind
  readonly draft: IntakeDraft
  /** None for a lead that can be made at once. */
  readonly problems: readonly EnquiryProblem[]
  readonly homeAddress: string
}

export interface ReadingParts {
  readonly format: SourceFormat
  readonly mapping: SourceMapping | null
  readonly dateFormatter: DateFormatter
  /** Unix seconds. */
  readonly now: number
}

/** Null where neither a name, an email, a phone nor a message can be read. */
export function readEnquiry(body: Body, { now, ...parts }: ReadingParts): Enquiry | null {
  const enquiry = writtenIn(body, parts)
  if (enquiry.written.every((value) => textIn(value) === '')) return null
  return checked(enquiry, now)
}

/** Also returns the pointers that lead nowhere. */
export function tryEnquiry(body: Body, { now, ...parts }: ReadingParts): Enquiry {
  const written = writtenIn(body, parts)
  const { problems, ...enquiry } = checked(written, now)
  const others = problems.filter(({ field }) => !written.missing.includes(field))
  return {
    ...enquiry,
    problems: [...written.missing.map((field) => ({ field, name: 'missing' as const })), ...others],
  }
}

function writtenIn(
  body: Body,
  { format, mapping, dateFormatter }: Omit<ReadingParts, 'now'>,
): WrittenEnquiry {
  if (format === 'zoopla') return readZoopla(body, dateFormatter)
  return format === 'latchkey' ? readLatchkey(body) : readMapped(body, mapping ?? {})
}

function checked({ kind, sent, homeAddress }: WrittenEnquiry, now: number): Enquiry {
  const submittedAt = momentIn(sent['submittedAt'])
  const received = receive(IntakeBody, {
    ...sent,
    // Portals deliver late; what cannot be true is as if it were not said.
    submittedAt: submittedAt !== null && isTimely(submittedAt, now) ? submittedAt : null,
  })
  const errors = errorsIn(received, validateIntake(received.values, now))
  const problems = Object.entries(errors).flatMap(([field, [name]]) =>
    name === undefined ? [] : [{ field, name }],
  )
  return { kind, draft: received.values, problems, homeAddress }
}

/** The filled fields, nested ones with dotted names. */
export function fieldsOf({ property, source: _source, submittedAt, ...texts }: IntakeDraft): EnquiryFields {
  const home = Object.entries(property ?? {}).map(([name, value]) => [`property.${name}`, value] as const)
  return {
    ...Object.fromEntries([...Object.entries(texts), ...home].filter(([, value]) => value !== '')),
    ...(submittedAt !== null && { submittedAt }),
  }
}
