import { REPORTS } from '@latchkey/domain/reports/report.messages'
import type { ReportChoice, ReportChoices } from '@latchkey/domain/reports/report-choices'
import type { ReportSelection } from '@latchkey/domain/reports/reports.calls'
import { DateRangeField } from '../../../forms/DateRangeField/DateRangeField.tsx'
import { Field } from '../../../forms/Field/Field.tsx'
import { Select } from '../../../inputs/Select/Select.tsx'
import * as S from './ReportFilters.styles.ts'

export interface ReportFiltersProps {
  selection: ReportSelection
  /** The options of the filters. */
  choices: ReportChoices
  /** `YYYY-MM-DD` */
  today: string
  onChange: (selection: ReportSelection) => void
}

/** Neither an id nor a source; an empty value would be nothing chosen. */
const ALL = '*'

/** All, what is known, and a chosen value that no longer is. */
function optionsOf(known: readonly ReportChoice[], chosen: string | null): readonly ReportChoice[] {
  const isKnown = chosen === null || known.some(({ value }) => value === chosen)
  return [
    { value: ALL, label: REPORTS.all },
    ...known,
    ...(isKnown ? [] : [{ value: chosen, label: chosen }]),
  ]
}

/**
 * Chooses the period of a report, and narrows it.
 *
 * @do Put it above a `ReportView`, and its selection into the address.
 * @dont Do not wait for a button: each choice shows its report.
 * @key Tab: Moves from the days to project, agent and source.
 * @key Enter: Opens the choices of a select.
 */
export function ReportFilters({ selection, choices, today, onChange }: ReportFiltersProps) {
  const { from, to } = selection
  const selects = [
    { name: 'project', label: REPORTS.project, known: choices.projects },
    { name: 'agent', label: REPORTS.agent, known: choices.agents },
    { name: 'source', label: REPORTS.source, known: choices.sources },
  ] as const
  return (
    <S.Root>
      <DateRangeField
        value={{ from, to }}
        today={today}
        onChange={(period) => {
          if (period.from !== '' && period.to !== '') onChange({ ...selection, ...period })
        }}
      />
      {selects.map(({ name, label, known }) => (
        <Field key={name} label={label}>
          <Select
            value={selection[name] ?? ALL}
            options={optionsOf(known, selection[name])}
            onChange={(value) => onChange({ ...selection, [name]: value === ALL ? null : value })}
          />
        </Field>
      ))}
    </S.Root>
  )
}
