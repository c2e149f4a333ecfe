import { isRecord } from '@latchkey/domain/platform/values/is-record'
import { asText, homeIn, type Body, type WrittenEnquiry } from './written.ts'

/** The format is that of the intake itself; the source is the one whose key was sent. */
export function readLatchkey(body: Body): WrittenEnquiry {
  const { source: _source, property, submittedAt, ...fields } = body
  const { firstName, lastName, email, phone, notes } = body
  return {
    kind: 'enquiry',
    sent: {
      ...texts(fields),
      submittedAt,
      property: isRecord(property) ? homeIn(texts(property)) : property,
    },
    written: [firstName, lastName, email, phone, notes],
    missing: [],
    homeAddress: '',
  }
}

const texts = (record: Body): Body =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, asText(value)]))
