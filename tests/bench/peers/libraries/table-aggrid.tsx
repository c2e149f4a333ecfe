import { LEAD_COLUMNS } from '@latchkey/domain/leads/lead.columns'
import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import { leadName } from '@latchkey/domain/leads/lead.names'
import {
  ClientSideRowModelModule,
  ModuleRegistry,
  PaginationModule,
  TextFilterModule,
} from 'ag-grid-community'
import { AgGridReact, type CustomCellRendererProps } from 'ag-grid-react'
import { useState } from 'react'
import { ACTIONS } from '../actions.ts'
import { allLeads, columns, PAGE_ROWS, textOf } from '../leads.ts'
import { showPlain } from '../show-plain.tsx'

ModuleRegistry.registerModules([ClientSideRowModelModule, PaginationModule, TextFilterModule])

type CellProps = CustomCellRendererProps<LeadRow, string>

const Status = ({ value }: CellProps) => <span className="badge">{value}</span>

function Actions({ data }: CellProps) {
  const [place, setPlace] = useState<{ top: number } | null>(null)
  if (data === undefined) return null
  return (
    <>
      <button
        type="button"
        aria-label={`Actions for ${leadName(data)}`}
        onClick={({ currentTarget }) =>
          setPlace(place === null ? { top: currentTarget.getBoundingClientRect().bottom } : null)
        }
      >
        ⋮
      </button>
      {place && (
        <div className="menu" role="menu" style={{ ...place, position: 'fixed', right: 20 }}>
          <b>{leadName(data)}</b>
          {ACTIONS.map((action) => (
            <button key={action} type="button" role="menuitem">
              {action}
            </button>
          ))}
        </div>
      )}
    </>
  )
}

const shown = [
  ...columns.map((column) => ({
    colId: column,
    headerName: LEAD_COLUMNS[column].label,
    valueGetter: ({ data }: { data: LeadRow | undefined }) => data && textOf(data, column),
    filter: 'agTextColumnFilter',
    floatingFilter: true,
    filterParams: { debounceMs: 0 },
    suppressHeaderMenuButton: true,
    ...(column === 'status' && { cellRenderer: Status }),
  })),
  { colId: 'actions', width: 60, sortable: false, cellRenderer: Actions },
]

showPlain(
  <div style={{ height: '100vh' }}>
    <AgGridReact
      rowData={allLeads}
      columnDefs={shown}
      getRowId={({ data }) => String(data.id)}
      pagination
      paginationPageSize={PAGE_ROWS}
      paginationPageSizeSelector={[25, 100]}
    />
  </div>,
)
