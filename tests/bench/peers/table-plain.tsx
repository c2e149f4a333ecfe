import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import { LEAD_COLUMNS } from '@latchkey/domain/leads/lead.columns'
import { leadName } from '@latchkey/domain/leads/lead.names'
import { useMemo, useState } from 'react'
import { ACTIONS } from './actions.ts'
import { answer, columns, FIRST_QUERY, textOf } from './leads.ts'
import { showPlain } from './show-plain.tsx'

function Actions({ row }: { row: LeadRow }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <td>
      <button type="button" aria-label={`Actions for ${leadName(row)}`} onClick={() => setIsOpen(!isOpen)}>
        ⋮
      </button>
      {isOpen && (
        <div className="menu" role="menu">
          <b>{leadName(row)}</b>
          {ACTIONS.map((action) => (
            <button key={action} type="button" role="menuitem">
              {action}
            </button>
          ))}
        </div>
      )}
    </td>
  )
}

function Page() {
  const [query, setQuery] = useState(FIRST_QUERY)
  const { rows } = useMemo(() => answer(query), [query])
  return (
    <>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} data-sortable>
                <button
                  type="button"
                  onClick={() => setQuery({ ...query, page: 1, sort: { column, direction: 'asc' } })}
                >
                  {LEAD_COLUMNS[column].label}
                </button>
                <input
                  aria-label={`Filter ${LEAD_COLUMNS[column].label}`}
                  value={query.filters[column] ?? ''}
                  onChange={({ target }) =>
                    setQuery({ ...query, page: 1, filters: { ...query.filters, [column]: target.value } })
                  }
                />
              </th>
            ))}
            <th aria-label="Actions" />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map((column) => (
                <td key={column}>
                  {column === 'status' ? (
                    <span className="badge">{textOf(row, column)}</span>
                  ) : (
                    textOf(row, column)
                  )}
                </td>
              ))}
              <Actions row={row} />
            </tr>
          ))}
        </tbody>
      </table>
      <button
        type="button"
        aria-label="Next page"
        onClick={() => setQuery({ ...query, page: query.page + 1 })}
      >
        ›
      </button>
    </>
  )
}

showPlain(<Page />)
