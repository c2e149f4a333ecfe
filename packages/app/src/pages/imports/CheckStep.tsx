import type { RowFilter } from '@latchkey/domain/imports/import-labels'
import { canBeMended } from '@latchkey/domain/imports/import-facts'
import { checkObstacles } from '@latchkey/domain/imports/import-steps.messages'
import type { ImportRow } from '@latchkey/domain/imports/import.contract'
import type { RowChange } from '@latchkey/domain/imports/imports.calls'
import { ROW_CHOICES } from '@latchkey/domain/imports/import-rows.store'
import { withOpenRecord } from '@latchkey/domain/navigation/open-record'
import { hasSucceeded } from '@latchkey/domain/platform/notify'
import { CheckPanel } from '@latchkey/ui/lettings/imports/CheckPanel/CheckPanel.tsx'
import { RowDialog } from '@latchkey/ui/lettings/imports/RowDialog/RowDialog.tsx'
import { Banner } from '@latchkey/ui/overlays/Banner/Banner.tsx'
import { observer } from 'mobx-react-lite'
import { useCallback, useLayoutEffect } from 'react'
import { useSearch } from '../../address/AppRouter.tsx'
import { useTable } from '../../address/use-list.ts'
import { useOpenRecord } from '../../address/use-open-record.ts'
import type { StepProps } from './Steps.tsx'

export const CheckStep = observer(function CheckStep({ opened, value }: StepProps) {
  const { params } = useSearch()
  const table = useTable(opened.rows, { choices: ROW_CHOICES, isPaused: value.counts === null })
  const record = useOpenRecord('row')
  const line = typeof record.open === 'number' ? record.open : 0
  useLayoutEffect(() => opened.showLine(line), [opened, line])
  const rowPath = useCallback(
    (row: ImportRow) => `?${withOpenRecord(params, 'row', row.line).toString()}`,
    [params],
  )
  const obstacles = checkObstacles(opened.errors, opened.labelOf)

  const showRows = (filter: RowFilter | null) =>
    table.onAsk({ ...table.query, page: 1, choices: filter === null ? {} : { rows: filter } })
  const changeRow = async (change: RowChange) => hasSucceeded(await opened.changeRow(line, change))

  return (
    <>
      <CheckPanel
        value={value}
        list={table}
        filter={(table.query.choices?.['rows'] as RowFilter | undefined) ?? null}
        obstacle={obstacles.length > 0 && <Banner tone="danger">{obstacles.join(' ')}</Banner>}
        isBusy={opened.isSaving}
        labelOf={opened.labelOf}
        rowPath={rowPath}
        onOptions={(options) => void opened.change({ options })}
        onCheck={() => void opened.check()}
        onStop={() => void opened.stop()}
        onFilter={showRows}
        onRow={(row) => record.show(row.line)}
        onDownload={() => void opened.download()}
      />
      <RowDialog
        row={opened.openRow ?? null}
        missingLine={opened.missingLine}
        columns={value.columns}
        labelOf={opened.labelOf}
        canChange={canBeMended(value)}
        isBusy={opened.isSaving}
        onSave={(cells) => changeRow({ cells })}
        onLeaveOut={(leaveOut) => changeRow({ leaveOut })}
        onClose={record.close}
      />
    </>
  )
})
