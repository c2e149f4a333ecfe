import type { ImportCounts, ImportOptions } from '@latchkey/domain/imports/import.contract'
import type { ImportKind } from '@latchkey/domain/imports/import.enums'
import { IMPORT_OPTION_LABELS } from '@latchkey/domain/imports/import-labels'
import { countOf } from '../../../data/noun.ts'
import { Field } from '../../../forms/Field/Field.tsx'
import { RadioGroup } from '../../../inputs/RadioGroup/RadioGroup.tsx'
import { FieldGrid } from '../../../layout/FieldGrid/FieldGrid.tsx'

export interface CheckOptionsProps {
  kind: ImportKind
  options: ImportOptions
  counts: ImportCounts | null
  isDisabled: boolean
  onOptions: (options: Partial<ImportOptions>) => void
}

const choicesOf = <V extends string>(choices: Readonly<Record<V, string>>) =>
  (Object.entries(choices) as [V, string][]).map(([value, label]) => ({ value, label }))

const { details, known, old } = IMPORT_OPTION_LABELS
const ROW = { one: 'row', many: 'rows' } as const

/** The choices for rows that the file leaves open; only enquiries lack details, and grow old. */
export function CheckOptions({ kind, options, counts, isDisabled, onOptions }: CheckOptionsProps) {
  const isOfEnquiries = kind === 'enquiries'
  return (
    <FieldGrid columns={3}>
      {isOfEnquiries && (
        <Field label={details.label} isGroup>
          <RadioGroup
            options={choicesOf(details.choices)}
            value={options.details}
            isDisabled={isDisabled}
            onChange={(value) => onOptions({ details: value })}
          />
        </Field>
      )}
      <Field label={known.label} isGroup>
        <RadioGroup
          options={choicesOf(known.choices)}
          value={options.known}
          isDisabled={isDisabled}
          onChange={(value) => onOptions({ known: value })}
        />
      </Field>
      {isOfEnquiries && (
        <Field label={old.label} isGroup {...(counts !== null && { hint: countOf(counts.old, ROW) })}>
          <RadioGroup
            options={choicesOf(old.choices)}
            value={options.old}
            isDisabled={isDisabled}
            onChange={(value) => onOptions({ old: value })}
          />
        </Field>
      )}
    </FieldGrid>
  )
}
