import '@mantine/core/styles.css'
import 'mantine-datatable/styles.css'
import { LEAD_COLUMNS, type LeadColumn } from '@latchkey/domain/leads/lead.columns'
import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import { leadName } from '@latchkey/domain/leads/lead.names'
import { ActionIcon, Badge, MantineProvider, Menu, TextInput } from '@mantine/core'
import { DataTable, type DataTableColumn } from 'mantine-datatable'
import { useMemo, useState } from 'react'
import { ACTIONS } from '../actions.ts'
import { answer, columns, FIRST_QUERY, PAGE_ROWS, textOf } from '../leads.ts'
import { showPlain } from '../show-plain.tsx'

function Page() {
  const [query, setQuery] = useState(FIRST_QUERY)
  const { rows, total } = useMemo(() => answer(query), [query])
  const shown = useMemo((): DataTableColumn<LeadRow>[] => {
    const filter = (column: LeadColumn, text: string) =>
      setQuery((now) => ({ ...now, page: 1, filters: { ...now.filters, [column]: text } }))
    const data = columns.map((column) => ({
      accessor: column,
      sortable: true,
      title: (
        <div>
          <span data-sort={column}>{LEAD_COLUMNS[column].label}</span>
          <TextInput
            size="xs"
            aria-label={`Filter ${LEAD_COLUMNS[column].label}`}
            onClick={(event) => event.stopPropagation()}
            onKeyDown={(event) => event.stopPropagation()}
            onChange={({ target }) => filter(column, target.value)}
          />
        </div>
      ),
      render: (row: LeadRow) =>
        column === 'status' ? <Badge variant="light">{textOf(row, column)}</Badge> : textOf(row, column),
    }))
    return [...data, { accessor: 'actions', title: '', render: actions }]
  }, [])
  return (
    <MantineProvider>
      <DataTable
        records={rows}
        columns={shown}
        totalRecords={total}
        recordsPerPage={PAGE_ROWS}
        page={query.page}
        onPageChange={(page) => setQuery({ ...query, page })}
        sortStatus={{
          columnAccessor: query.sort?.column ?? '',
          direction: query.sort?.direction ?? 'asc',
        }}
        onSortStatusChange={({ columnAccessor, direction }) =>
          setQuery({ ...query, page: 1, sort: { column: columnAccessor as LeadColumn, direction } })
        }
      />
    </MantineProvider>
  )
}

const actions = (row: LeadRow) => (
  <Menu>
    <Menu.Target>
      <ActionIcon variant="subtle" aria-label={`Actions for ${leadName(row)}`}>
        ⋮
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Label>{leadName(row)}</Menu.Label>
      {ACTIONS.map((action) => (
        <Menu.Item key={action}>{action}</Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
)

showPlain(<Page />)
