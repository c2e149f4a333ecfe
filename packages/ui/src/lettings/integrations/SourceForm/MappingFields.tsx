import {
  MAPPED_FIELD_LABELS,
  MAPPED_FIELDS,
  type FieldOrigin,
} from '@latchkey/domain/integrations/sources/source-mapping'
import { originField, type SourceFormDraft } from '@latchkey/domain/integrations/sources/source.form'
import { ORIGIN_LABELS } from '@latchkey/domain/integrations/sources/source.messages'
import type { BoundValues } from '../../../forms/bound-form.ts'
import { BoundField, type BoundControl } from '../../../forms/BoundField.tsx'
import { Field } from '../../../forms/Field/Field.tsx'
import { Select } from '../../../inputs/Select/Select.tsx'
import { TextField } from '../../../inputs/TextField/TextField.tsx'
import { FieldGrid } from '../../../layout/FieldGrid/FieldGrid.tsx'

type Kind = keyof typeof ORIGIN_LABELS

const KINDS = (Object.keys(ORIGIN_LABELS) as Kind[]).map((kind) => ({
  value: kind,
  label: ORIGIN_LABELS[kind],
}))

const kindOf = (origin: FieldOrigin | null): Kind => {
  if (origin === null) return 'none'
  return 'pointer' in origin ? 'pointer' : 'text'
}

const valueOf = (origin: FieldOrigin): string => ('pointer' in origin ? origin.pointer : origin.text)

const originOf = (kind: Kind, value: string): FieldOrigin | null => {
  if (kind === 'none') return null
  return kind === 'pointer' ? { pointer: value } : { text: value }
}

/** Chooses the origin of each field of an enquiry: a place in the message, or the same text for each. */
export function MappingFields({ form }: { form: BoundValues<SourceFormDraft> }) {
  return MAPPED_FIELDS.map((field) => (
    <BoundField key={field} form={form} name={originField(field)} isGroup>
      {(control) => <OriginField label={MAPPED_FIELD_LABELS[field]} {...control} />}
    </BoundField>
  ))
}

function OriginField({
  label,
  value: origin,
  onChange,
  onBlur,
}: BoundControl<FieldOrigin | null> & { label: string }) {
  const kind = kindOf(origin)
  return (
    <FieldGrid columns={2}>
      <Field label={`${label} from`} isLabelHidden>
        <Select<Kind>
          options={KINDS}
          value={kind}
          onChange={(next) => onChange(originOf(next, origin === null ? '' : valueOf(origin)))}
          onBlur={onBlur}
        />
      </Field>
      {origin !== null && (
        <Field label={`${label}: ${ORIGIN_LABELS[kind]}`} isLabelHidden>
          <TextField
            value={valueOf(origin)}
            onChange={(text) => onChange(originOf(kind, text))}
            onBlur={onBlur}
            placeholder={kind === 'pointer' ? '/person/mail' : ''}
            autoComplete="off"
          />
        </Field>
      )}
    </FieldGrid>
  )
}
