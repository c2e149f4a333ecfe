import type { AuditFilter } from '@latchkey/domain/audit/audit.columns'
import { FILTER_DEBOUNCE_MS } from '@latchkey/domain/platform/lists/page'
import { useEffect, useState } from 'react'
import { DateRangeField } from '../../../forms/DateRangeField/DateRangeField.tsx'
import { SearchField } from '../../../inputs/SearchField/SearchField.tsx'
import { Field } from '../../../forms/Field/Field.tsx'
import { useStableCallback } from '../../../hooks/use-stable-callback.ts'
import * as S from './AuditFilters.styles.ts'

/** Filters that belong to no column. */
export type AuditRange = Partial<Record<Extract<AuditFilter, 'from' | 'to' | 'text'>, string>>

/** Filters of the audit trail that belong to no column. */
export interface AuditFiltersProps {
  /** The filters of the last request; typing may be ahead of them. */
  value: AuditRange
  onChange: (value: AuditRange) => void
  /** Today in the business time zone, `YYYY-MM-DD`. */
  today: string
}

/**
 * Filters the audit trail by date and text; people and actions are filtered in the columns.
 *
 * @do Put it above AuditTable, which clears these filters too.
 * @dont Do not repeat a filter that a column of the table has.
 * @key Tab: Moves through the dates and the text.
 * @key Escape: In the text, clears it.
 */
export function AuditFilters({ value, onChange, today }: AuditFiltersProps) {
  const [text, setText] = useState({ given: value.text ?? '', typed: value.text ?? '' })
  if (text.given !== (value.text ?? '')) setText({ given: value.text ?? '', typed: value.text ?? '' })
  const ask = useStableCallback((typed: string) => onChange({ ...value, text: typed }))

  useEffect(() => {
    if (text.typed === text.given) return undefined
    const timer = setTimeout(() => ask(text.typed), FILTER_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text, ask])

  return (
    <S.Row>
      <DateRangeField
        value={{ from: value.from ?? '', to: value.to ?? '' }}
        onChange={(range) => onChange({ ...value, ...range })}
        today={today}
      />
      <S.Wide>
        <Field label="Search">
          <SearchField
            label="Search"
            value={text.typed}
            onChange={(typed) => setText((before) => ({ ...before, typed }))}
            placeholder="Name or changed value"
          />
        </Field>
      </S.Wide>
    </S.Row>
  )
}
