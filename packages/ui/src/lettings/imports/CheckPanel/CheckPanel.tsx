import type { Import, ImportOptions, ImportRow } from '@latchkey/domain/imports/import.contract'
import { canBeChanged } from '@latchkey/domain/imports/import-facts'
import { IMPORT_STATE_LABELS, IMPORT_WORDS, type RowFilter } from '@latchkey/domain/imports/import-labels'
import { checkLabel } from '@latchkey/domain/imports/import-steps.messages'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { ProgressBar } from '../../../files/ProgressBar/ProgressBar.tsx'
import { useFocusKept } from '../../../hooks/use-focus-kept.ts'
import { Card } from '../../../layout/Card/Card.tsx'
import { Inline } from '../../../layout/Inline/Inline.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import type { ListState } from '../../ListTable.tsx'
import { CheckOptions } from './CheckOptions.tsx'
import { CheckedRows } from './CheckedRows.tsx'
import { RowFilters } from './RowFilters.tsx'

export interface CheckPanelProps {
  value: Pick<Import, 'kind' | 'state' | 'file' | 'options' | 'counts'>
  /** The checked rows that the filter leaves. */
  list: ListState<ImportRow, never>
  /** Null shows all rows. */
  filter: RowFilter | null
  /** The reason why the rows cannot be checked, such as a missing field. */
  obstacle?: ReactNode
  isBusy?: boolean
  isDownloading?: boolean
  /** The label of a field. Keep it stable between renders. */
  labelOf: (field: string) => string
  /** The address that opens a row. Keep it stable between renders. */
  rowPath: (row: ImportRow) => string
  onOptions: (options: Partial<ImportOptions>) => void
  onCheck: () => void
  /** Called to stop the check. */
  onStop: () => void
  onFilter: (filter: RowFilter | null) => void
  onRow: (row: ImportRow) => void
  /** Called to download the rows with problems. */
  onDownload: () => void
}

/**
 * Checks the rows of a file without writing anything, and shows what would become of each.
 *
 * @do Let every count show its rows.
 * @do Offer the rows with problems as a file to correct.
 * @dont Do not keep good rows back because others have problems.
 * @key Enter or Space: Checks the rows; on a count, shows its rows alone, or all again.
 * @key Arrow keys: Choose an option; in a row, move to another.
 */
export function CheckPanel(props: CheckPanelProps) {
  const { value, list, filter, obstacle, isBusy = false, isDownloading = false } = props
  const { kind, state, file, options, counts } = value
  const isChecking = state === 'checking'
  const canChange = canBeChanged(value)
  const place = useFocusKept()
  return (
    <Stack gap="large">
      <Card>
        <Stack>
          <CheckOptions
            kind={kind}
            options={options}
            counts={counts}
            isDisabled={!canChange || isChecking}
            onOptions={props.onOptions}
          />
          {obstacle}
          {canChange && (
            <div {...place}>
              {isChecking ? (
                <Stack gap="small">
                  <Inline justify="between">
                    <span>{IMPORT_STATE_LABELS.checking}…</span>
                    <Button size="small" isInactive={isBusy} onClick={props.onStop}>
                      {IMPORT_WORDS.stop}
                    </Button>
                  </Inline>
                  <ProgressBar label={IMPORT_STATE_LABELS.checking} value={null} />
                </Stack>
              ) : (
                <Button
                  variant={counts === null ? 'primary' : 'secondary'}
                  isInactive={isBusy || state === 'reading'}
                  onClick={props.onCheck}
                >
                  {checkLabel(file.rows)}
                </Button>
              )}
            </div>
          )}
        </Stack>
      </Card>
      {counts !== null && !isChecking && (
        <Stack>
          {canChange && counts.create + counts.update === 0 && (
            <Banner tone="info">{IMPORT_WORDS.nothingNew}</Banner>
          )}
          <Inline justify="between">
            <RowFilters counts={counts} filter={filter} onFilter={props.onFilter} />
            {counts.problems > 0 && (
              <Button
                size="small"
                icon={<Download aria-hidden />}
                isBusy={isDownloading}
                busyLabel="Downloading…"
                onClick={props.onDownload}
              >
                {IMPORT_WORDS.download}
              </Button>
            )}
          </Inline>
          <CheckedRows list={list} labelOf={props.labelOf} rowPath={props.rowPath} onRow={props.onRow} />
        </Stack>
      )}
    </Stack>
  )
}
