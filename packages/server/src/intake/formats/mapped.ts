import {
  MAPPED_FIELDS,
  type MappedField,
  type SourceMapping,
} from '@latchkey/domain/integrations/sources/source-mapping'
import { Pointer } from 'typebox/value'
import { asText, homeIn, type Body, type WrittenEnquiry } from './written.ts'

const PERSON: readonly MappedField[] = ['firstName', 'lastName', 'email', 'phone', 'notes']

/** Each field from its place in the body, or with the text that its mapping fixes. */
export function readMapped(body: Body, mapping: SourceMapping): WrittenEnquiry {
  const sent: Record<string, unknown> = {}
  const property: Record<string, unknown> = {}
  const written: unknown[] = []
  const missing: string[] = []
  for (const field of MAPPED_FIELDS) {
    const origin = mapping[field]
    if (origin === undefined) continue
    const isFixed = 'text' in origin
    if (!isFixed && !Pointer.Has(body, origin.pointer)) {
      missing.push(field)
      continue
    }
    const value = isFixed ? origin.text : asText(Pointer.Get(body, origin.pointer))
    if (!isFixed && PERSON.includes(field)) written.push(value)
    if (field.startsWith('property.')) property[field.slice('property.'.length)] = value
    else sent[field] = value
  }
  return {
    kind: 'enquiry',
    sent: { ...sent, property: homeIn(property) },
    written,
    missing,
    homeAddress: '',
  }
}
