import {
  proposedChoice,
  type Choice,
  type ComparedField,
  type Side,
} from '@latchkey/domain/duplicates/comparison'
import type { MergeField } from '@latchkey/domain/duplicates/merge.rules'
import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import { SegmentedControl } from '../../../controls/SegmentedControl/SegmentedControl.tsx'
import { LeadStatusLabel } from '../LeadStatusLabel/LeadStatusLabel.tsx'
import { useDateFormatter } from '../../date-formatter-context.ts'
import * as S from './CompareLeadsDialog.styles.ts'

export interface ComparisonProps {
  left: LeadRecord
  right: LeadRecord
  fields: readonly ComparedField[]
  /** The lead that a merge keeps; null if they cannot be merged, and then there are no choices. */
  kept: Side | null
  choices: Readonly<Partial<Record<MergeField, Choice>>>
  onChoice: (field: MergeField, choice: Choice) => void
}

const SIDES = [
  { value: 'left', label: 'Keep left' },
  { value: 'right', label: 'Keep right' },
] as const
const NOTES_SIDES = [...SIDES, { value: 'both', label: 'Keep both' }] as const

/** Two leads side by side: tenant and dates, then each field that differs. */
export function Comparison({ left, right, fields, kept, choices, onChoice }: ComparisonProps) {
  const dateFormatter = useDateFormatter()
  return (
    <S.Table aria-label="Both leads">
      <thead>
        <S.Row>
          <S.Heading>Field</S.Heading>
          {(['left', 'right'] as const).map((side) => {
            const lead = side === 'left' ? left : right
            return (
              <S.Heading key={side}>
                <S.Name>{lead.name}</S.Name>
                <LeadStatusLabel status={lead.status} />
                <S.Fact>Submitted {dateFormatter.formatDateTime(lead.dateSubmitted)}</S.Fact>
                {kept === side && <S.Kept>Is kept</S.Kept>}
              </S.Heading>
            )
          })}
        </S.Row>
      </thead>
      <tbody>
        {fields.length === 0 && (
          <S.Row>
            <S.Cell colSpan={3}>There are no differences to merge.</S.Cell>
          </S.Row>
        )}
        {fields.map((compared) => (
          <S.Row key={compared.field}>
            <S.RowHeading>
              {compared.label}
              {kept !== null && (
                <SegmentedControl<Choice>
                  label={compared.label}
                  size="small"
                  choices={compared.field === 'notes' ? NOTES_SIDES : SIDES}
                  value={choices[compared.field] ?? proposedChoice(compared, kept)}
                  onChange={(choice) => onChoice(compared.field, choice)}
                />
              )}
            </S.RowHeading>
            <S.Cell data-label="Left">{compared.left}</S.Cell>
            <S.Cell data-label="Right">{compared.right}</S.Cell>
          </S.Row>
        ))}
      </tbody>
    </S.Table>
  )
}
