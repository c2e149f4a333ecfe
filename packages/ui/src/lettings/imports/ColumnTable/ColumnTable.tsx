import type { Import, ImportColumn, ImportField } from '@latchkey/domain/imports/import.contract'
import { hasNotes } from '@latchkey/domain/imports/import-facts'
import { IMPORT_WORDS } from '@latchkey/domain/imports/import-labels'
import { rememberedText, stillMissing } from '@latchkey/domain/imports/import-steps.messages'
import { Button } from '../../../controls/Button/Button.tsx'
import { useStableCallback } from '../../../hooks/use-stable-callback.ts'
import { Card } from '../../../layout/Card/Card.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import { useDateFormatter } from '../../date-formatter-context.ts'
import * as T from '../choice-table.styles.ts'
import { ColumnRow, type ColumnChoice } from './ColumnRow.tsx'

export interface ColumnTableProps {
  value: Pick<Import, 'kind' | 'columns' | 'missing' | 'remembered'>
  fields: readonly ImportField[]
  /** The places of columns whose last choice was refused. */
  refused?: readonly number[]
  /** True once the import has started. */
  isFixed?: boolean
  onChoose: (column: ImportColumn, choice: ColumnChoice) => void
  /** Called to propose again without the saved choices. */
  onAfresh: () => void
}

const NONE: readonly number[] = []

/**
 * The columns of a file, and the fields that they become.
 *
 * @do Show the first values: a heading can mean anything.
 * @do Name the fields that are still missing above the columns.
 * @dont Do not leave a column without a choice: what is not a field stays in the notes, or is left out.
 * @key Tab: Moves through the choices.
 * @key Enter, Space or Arrow Down: On a choice, open its list.
 * @key Letters: Find the field that starts with them.
 */
export function ColumnTable({
  value,
  fields,
  refused = NONE,
  isFixed = false,
  onChoose,
  onAfresh,
}: ColumnTableProps) {
  const dateFormatter = useDateFormatter()
  const choose = useStableCallback(onChoose)
  const { kind, columns, missing, remembered } = value
  const labelOf = (name: string) => fields.find((field) => field.name === name)?.label ?? name
  return (
    <Stack>
      {remembered !== null && !isFixed && (
        <Banner
          tone="info"
          action={
            <Button size="small" onClick={onAfresh}>
              {IMPORT_WORDS.afresh}
            </Button>
          }
        >
          {rememberedText(dateFormatter.formatDate(remembered.at))}
        </Banner>
      )}
      {missing.length > 0 && <Banner tone="warning">{stillMissing(missing.map(labelOf))}</Banner>}
      <Card hasPadding={false}>
        <T.Table aria-label="Columns">
          <thead>
            <tr>
              <th scope="col">Column</th>
              <th scope="col">First values</th>
              <th scope="col">Becomes</th>
            </tr>
          </thead>
          <tbody>
            {columns.map((column) => (
              <ColumnRow
                key={column.at}
                column={column}
                fields={fields}
                hasNotes={hasNotes(kind)}
                isRefused={refused.includes(column.at)}
                isFixed={isFixed}
                onChoose={choose}
              />
            ))}
          </tbody>
        </T.Table>
      </Card>
    </Stack>
  )
}
