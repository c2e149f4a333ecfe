import type { ImportColumn, ImportField } from '@latchkey/domain/imports/import.contract'
import { DATE_ORDERS, DROP, KEEP, type DateOrder } from '@latchkey/domain/imports/import.enums'
import { DATE_ORDER_LABELS, IMPORT_WORDS } from '@latchkey/domain/imports/import-labels'
import {
  COLUMN_REFUSED,
  becomesLabel,
  dateExampleText,
  orderLabel,
} from '@latchkey/domain/imports/import-steps.messages'
import { memo } from 'react'
import { Select } from '../../../inputs/Select/Select.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import * as T from '../choice-table.styles.ts'
import * as S from './ColumnTable.styles.ts'

/** The choice for a column. */
export interface ColumnChoice {
  becomes: string
  dateOrder?: DateOrder
}

export interface ColumnRowProps {
  column: ImportColumn
  fields: readonly ImportField[]
  /** True if the imported records have notes, in which a column can be kept. */
  hasNotes: boolean
  /** True if the last choice was refused. */
  isRefused: boolean
  isFixed: boolean
  onChoose: (column: ImportColumn, choice: ColumnChoice) => void
}

const IN_NOTES = { value: KEEP, label: IMPORT_WORDS.keep }
const LEFT_OUT = { value: DROP, label: IMPORT_WORDS.drop }

const orders = DATE_ORDERS.map((value) => ({ value, label: DATE_ORDER_LABELS[value] }))

/** Choices of one column; the others are not rendered again. */
export const ColumnRow = memo(function ColumnRow({
  column,
  fields,
  hasNotes,
  isRefused,
  isFixed,
  onChoose,
}: ColumnRowProps) {
  const { heading, samples, becomes, dateOrder, example } = column
  const options = [
    ...(hasNotes ? [IN_NOTES] : []),
    LEFT_OUT,
    { heading: 'Fields', options: fields.map(({ name, label }) => ({ value: name, label })) },
  ]
  return (
    <tr>
      <th scope="row">{heading}</th>
      <td>
        <S.Samples>
          {[...new Set(samples)]
            .filter((text) => text !== '')
            .map((text) => (
              <li key={text}>{text}</li>
            ))}
        </S.Samples>
      </td>
      <td>
        <Stack gap="small">
          <Select
            aria-label={becomesLabel(heading)}
            size="small"
            options={options}
            value={becomes === KEEP && !hasNotes ? DROP : becomes}
            isDisabled={isFixed}
            onChange={(next) => onChoose(column, { becomes: next })}
          />
          {isRefused && <T.Refused role="alert">{COLUMN_REFUSED}</T.Refused>}
          {dateOrder !== null && (
            <>
              <Select
                aria-label={orderLabel(heading)}
                size="small"
                options={orders}
                value={dateOrder}
                isDisabled={isFixed}
                onChange={(next) => onChoose(column, { becomes, dateOrder: next })}
              />
              {example !== null && <T.Muted>{dateExampleText(example)}</T.Muted>}
            </>
          )}
        </Stack>
      </td>
    </tr>
  )
})
