import { PATHS } from '@latchkey/domain/navigation/paths'
import { UNITS_TITLE } from '@latchkey/domain/projects/project-names'
import type { Property } from '@latchkey/domain/properties/property.contract'
import { DELETE_HOME } from '@latchkey/domain/properties/property.messages'
import { SheetsPageModel } from '@latchkey/domain/sheets/sheets-page.store'
import { EmptyState } from '@latchkey/ui/layout/EmptyState/EmptyState.tsx'
import { PageHeader } from '@latchkey/ui/layout/PageHeader/PageHeader.tsx'
import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import { UnitsTable } from '@latchkey/ui/lettings/properties/UnitsTable/UnitsTable.tsx'
import { SearchX } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { useRememberOpened } from '../../editing/use-remember-opened.ts'
import { useOpenRecord } from '../../address/use-open-record.ts'
import { BackLink } from '../../components/BackLink.tsx'
import { CreateNew } from '../../components/CreateNew.tsx'
import { lazyDialog } from '@latchkey/ui/loading/lazy-dialog.tsx'
import { useRoot } from '../../runtime/runtime.ts'
import { useStore } from '../../runtime/use-store.ts'
import { SheetActions, SheetPanel } from './Sheets.tsx'
import { ListExport } from '../../components/ListExport.tsx'
import { ListViews } from '../../views/ListViews.tsx'
import { useViewedTable } from '../../views/use-viewed-table.ts'

// Larger than the list's chunk, so loaded when a unit is opened.
const HomeDialogHost = lazyDialog(() => import('../../homes/HomeDialogHost.tsx'), 'HomeDialogHost')

/** Displayed instead of another project's units until this one's are loaded. */
const NOT_YET = { rows: [] as readonly Property[], phase: 'loading' } as const

export const UnitsPage = observer(function UnitsPage() {
  const projectId = Number(useParams()['projectId'])
  const { projects, properties, question, session } = useRoot()
  const { units, editor } = properties
  const sheets = useStore(SheetsPageModel, { projectId })
  // Runs before the list is requested, which needs the scope.
  useEffect(() => {
    units.setScope(projectId)
    void projects.visit(projectId)
    return () => projects.depart()
  }, [units, projects, projectId])
  useRememberOpened('project', projectId)
  const table = useViewedTable('units', units)
  const unit = useOpenRecord('unit')
  const { host } = projects
  // Until the first effect, the list may still have another project's units.
  const isOurs = units.scope === projectId
  const isGone = host?.problem?.kind === 'gone'
  const canMoveSheets = session.can('units-download')

  const back = <BackLink to={PATHS.projects}>Back to Projects</BackLink>
  if (isGone)
    return (
      <>
        <PageHeader title={UNITS_TITLE} above={back} />
        <EmptyState title="This project no longer exists" icon={<SearchX />}>
          It has been deleted, or the address is wrong.
        </EmptyState>
      </>
    )

  const createNew = <CreateNew onClick={() => unit.show('new')} />
  return (
    <>
      <PageHeader
        title={host?.saved?.unitsTitle ?? UNITS_TITLE}
        above={back}
        actions={
          <>
            {canMoveSheets && <SheetActions sheets={sheets} />}
            {createNew}
          </>
        }
      />
      <Stack>
        <SheetPanel sheets={sheets} canMoveSheets={canMoveSheets} />
        <UnitsTable
          {...table}
          {...(!isOurs && NOT_YET)}
          actions={
            <>
              <ListExport list="units" projectId={projectId} query={table.query} total={table.total} />
              <ListViews name="units" query={table.query} defaultLimit={units.defaultLimit} />
            </>
          }
          onOpen={({ id }) => unit.show(id)}
          onDelete={(row) => question.ask(editor.deletion(row, DELETE_HOME.unit))}
          emptyHint={createNew}
        />
      </Stack>
      <HomeDialogHost kind="unit" projectId={projectId} open={unit.open} onClose={unit.close} />
    </>
  )
})
