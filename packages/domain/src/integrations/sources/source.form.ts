import { types } from 'mobx-state-tree'
import { create } from 'vest'
import { formOf } from '../../forms/form.model.ts'
import { messageFor } from '../../platform/field-errors.ts'
import { rule, requiredText } from '../../platform/validation/suite-rules.ts'
import { filled } from '../../platform/values/fields.ts'
import { cleanText } from '../../platform/values/text.ts'
import {
  MAPPED_FIELD_LABELS,
  MAPPED_FIELDS,
  mappingIn,
  originErrors,
  type FieldOrigin,
  type MappedField,
  type SourceMapping,
} from './source-mapping.ts'
import { SOURCE_FORMATS, type SourceFormat } from './source.enums.ts'
import { SOURCE_NAME_MAX } from './source.limits.ts'
import { NO_FIELD_MAPPED, NOT_A_POINTER, SOURCE_NAME_TAKEN } from './source.messages.ts'

/** As sent; the mapping is that of the format 'mapping'. */
export interface SourceDraft {
  name: string
  format: SourceFormat
  mapping?: SourceMapping | null
}

type OriginField = `mapping.${MappedField}`

/** The origin of each field is a field of its own. */
export type SourceFormDraft = { name: string; format: SourceFormat } & Record<OriginField, FieldOrigin | null>

export const originField = (field: MappedField): OriginField => `mapping.${field}`

const ORIGINS = MAPPED_FIELDS.map(originField)

export const sourceFormDraftOf = ({ name, format, mapping }: SourceDraft): SourceFormDraft => ({
  name,
  format,
  ...(Object.fromEntries(
    MAPPED_FIELDS.map((field) => [originField(field), mapping?.[field] ?? null]),
  ) as Record<OriginField, FieldOrigin | null>),
})

export const emptySourceDraft = (): SourceFormDraft => sourceFormDraftOf({ name: '', format: 'latchkey' })

const valueOf = (origin: FieldOrigin): string => ('pointer' in origin ? origin.pointer : origin.text)

const cleanOrigin = (origin: FieldOrigin | null): FieldOrigin | null => {
  if (origin === null || cleanText(valueOf(origin)) === '') return null
  return 'pointer' in origin ? { pointer: origin.pointer.trim() } : { text: cleanText(origin.text) }
}

/** As it will be stored, without fields that come from nowhere; null for a format of its own. */
export function mappingOf(draft: SourceFormDraft): SourceMapping | null {
  if (draft.format !== 'mapping') return null
  const mapping: SourceMapping = {}
  for (const field of MAPPED_FIELDS) {
    const origin = cleanOrigin(draft[originField(field)])
    if (origin !== null) mapping[field] = origin
  }
  return mapping
}

/** For the rules. */
const cleanSourceForm = (draft: SourceFormDraft): SourceFormDraft => ({
  ...draft,
  name: cleanText(draft.name),
  ...filled(ORIGINS, (field) => cleanOrigin(draft[field])),
})

/** The mapping of a draft; null while it breaks a rule. */
export function triedMapping(draft: SourceFormDraft): { mapping: SourceMapping | null } | null {
  const mapping = mappingOf(draft)
  if (mapping === null) return { mapping }
  return Object.keys(mappingIn(mapping).errors).length > 0 ? null : { mapping }
}

const createSourceFormSuite = () =>
  create((draft: SourceFormDraft) => {
    requiredText('name', draft.name, SOURCE_NAME_MAX)
    if (draft.format !== 'mapping') return
    rule(originField('email'), 'required', () => ORIGINS.some((field) => draft[field] !== null))
    for (const field of MAPPED_FIELDS) {
      const origin = draft[originField(field)]
      const [error] = origin === null ? [] : Object.values(originErrors(field, origin)).flat()
      if (error !== undefined) rule(originField(field), error, () => false)
    }
  })

const MESSAGES: Readonly<Record<string, string>> = { required: NO_FIELD_MAPPED, pattern: NOT_A_POINTER }

export const SourceFormModel = formOf<SourceFormDraft>({
  name: 'Source form',
  fields: {
    name: types.string,
    format: types.enumeration([...SOURCE_FORMATS]),
    ...filled(ORIGINS, () => types.frozen<FieldOrigin | null>(null)),
  },
  labels: {
    name: 'Name',
    format: 'Format',
    ...(Object.fromEntries(
      MAPPED_FIELDS.map((field) => [originField(field), MAPPED_FIELD_LABELS[field]]),
    ) as Record<OriginField, string>),
  },
  messageOf: (field, name) => {
    if (field === 'name' && name === 'unique') return SOURCE_NAME_TAKEN
    return (field.startsWith('mapping.') ? MESSAGES[name] : undefined) ?? messageFor(field, name)
  },
  clean: cleanSourceForm,
  dependentsOf: (field) => (field === 'format' ? ORIGINS : field === 'name' ? [] : [originField('email')]),
  createSuite: createSourceFormSuite,
})
