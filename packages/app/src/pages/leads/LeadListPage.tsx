import { deleteLeadQuestion } from '@latchkey/domain/leads/delete-lead'
import { withWhen } from '@latchkey/domain/leads/lead-choices'
import { LeadSelectionModel } from '@latchkey/domain/leads/lead-selection.store'
import type { LeadSection } from '@latchkey/domain/leads/lead-status'
import { TO_COME_CHOICE } from '@latchkey/domain/leads/viewings-to-come'
import type { ListChoices } from '@latchkey/domain/platform/lists/choices'
import { Button } from '@latchkey/ui/controls/Button/Button.tsx'
import { PageHeader } from '@latchkey/ui/layout/PageHeader/PageHeader.tsx'
import { LeadsTable, type LeadsTableProps } from '@latchkey/ui/lettings/leads/LeadsTable/LeadsTable.tsx'
import { lazyDialog } from '@latchkey/ui/loading/lazy-dialog.tsx'
import { ListChecks } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, type ReactNode } from 'react'
import type { OpenRecordAddress } from '../../address/use-open-record.ts'
import { useRecordSteps } from '../../address/use-record-steps.ts'
import { ListExport } from '../../components/ListExport.tsx'
import { useToday } from '../../config/use-clock.ts'
import { useRoot, useRuntime } from '../../runtime/runtime.ts'
import { useStore } from '../../runtime/use-store.ts'
import { ListViews } from '../../views/ListViews.tsx'
import { useViewedTable } from '../../views/use-viewed-table.ts'
import { LeadListToolbar } from './LeadListToolbar.tsx'
import { LeadDialogHost } from './lazy-lead-dialog.ts'

const BulkLeadsHost = lazyDialog(() => import('./BulkLeadsHost.tsx'), 'BulkLeadsHost')

/** The names of the lists in exports and views. */
const LIST_NAMES = { Enquiry: 'enquiries', Viewing: 'viewings', Reservation: 'reservations' } as const

export interface LeadListPageProps {
  title: string
  section: LeadSection
  /** The lead in the page's address. */
  lead: OpenRecordAddress
  actions?: ReactNode
  /** Shown when the section has no leads. */
  emptyHint: ReactNode
  /** Additional items of a row's menu. Must keep its identity between renders. */
  moreItems?: LeadsTableProps['moreItems']
  /** Dialogs of this list alone. */
  children?: ReactNode
}

/** Shared by the three lists of leads. */
export const LeadListPage = observer(function LeadListPage({
  title,
  section,
  lead,
  actions,
  emptyHint,
  moreItems,
  children,
}: LeadListPageProps) {
  const { leads, question, session } = useRoot()
  const list = leads.listOf(section)
  const { startingChoices, remember } = useViewingsToCome(section)
  const table = useViewedTable(LIST_NAMES[section], list, startingChoices)
  const today = useToday()
  const steps = useRecordSteps(list, table, lead)
  const selected = useStore(LeadSelectionModel)
  useEffect(() => selected.follow(list), [selected, list])

  return (
    <>
      <PageHeader title={title} actions={actions} />
      <LeadsTable
        selection={selected.selection}
        section={section}
        {...table}
        onOpen={({ id }) => lead.show(id)}
        onDelete={(row) => question.ask(deleteLeadQuestion(leads, section, row))}
        {...(moreItems === undefined ? {} : { moreItems })}
        userId={session.user?.id}
        today={today}
        toolbar={
          <>
            {selected.selection === null && (
              <LeadListToolbar
                section={section}
                query={table.query}
                onAsk={table.onAsk}
                onToCome={remember}
              />
            )}
            <BulkLeadsHost
              isOpen={selected.selection !== null}
              list={LIST_NAMES[section]}
              query={table.query}
              pageRows={table.rows}
              selected={selected}
            />
          </>
        }
        isToolbarKept={selected.selection !== null}
        mainAction={
          <Button size="small" icon={<ListChecks aria-hidden />} onClick={() => selected.toggleSelecting()}>
            {selected.selection === null ? 'Select' : 'Done selecting'}
          </Button>
        }
        actions={
          selected.selection === null && (
            <>
              <ListExport list={LIST_NAMES[section]} query={table.query} total={table.total} />
              <ListViews name={LIST_NAMES[section]} query={table.query} defaultLimit={list.defaultLimit} />
            </>
          )
        }
        emptyHint={emptyHint}
      />
      <LeadDialogHost open={lead.openFor('edit')} onClose={lead.close} section={section} steps={steps} />
      {children}
    </>
  )
})

/** The user's list of viewings begins with those to come once they have chosen so, in this browser. */
function useViewingsToCome(section: LeadSection) {
  const { root, storage } = useRuntime()
  const userId = root.session.user?.id ?? null
  const startingChoices = useCallback(
    (): ListChoices =>
      section === 'Viewing' && TO_COME_CHOICE.of(storage, userId) ? withWhen({}, 'to-come') : {},
    [section, storage, userId],
  )
  const remember = (isChosen: boolean) => TO_COME_CHOICE.remember(storage, userId, isChosen)
  return { startingChoices, remember }
}
