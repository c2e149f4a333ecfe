import { DndScope } from '@latchkey/ui/controls/DndScope/DndScope.tsx'
import { MonthView } from '@latchkey/ui/calendar/MonthView/MonthView.tsx'
import { TextField } from '@latchkey/ui/inputs/TextField/TextField.tsx'
import { DataTable } from '@latchkey/ui/data/DataTable/DataTable.tsx'
import { RowMenu } from '@latchkey/ui/data/RowMenu/RowMenu.tsx'
import { aLongForm } from '@latchkey/domain/forms/long-form.fixtures'
import { BoundField } from '@latchkey/ui/forms/BoundField.tsx'
import { BoundForm } from '@latchkey/ui/forms/BoundForm.tsx'
import { FieldGrid } from '@latchkey/ui/layout/FieldGrid/FieldGrid.tsx'
import { useState } from 'react'
import type { CalendarDay, CalendarEvent } from '../../../packages/ui/src/calendar/calendar-event.ts'
import type { DataColumn, DataSort } from '../../../packages/ui/src/data/DataTable/columns/data-column.ts'
import type { Tenant, TenantColumn } from '../../../packages/ui/src/data/DataTable/tenants.fixtures.ts'
import { fields, record } from './bench-data.ts'

const ignore = () => undefined

const columns: DataColumn<Tenant, TenantColumn>[] = [
  {
    id: 'name',
    header: 'Name',
    accessorFn: ({ name }) => name,
    enableSorting: true,
    meta: { filter: { kind: 'text' }, isTitle: true },
  },
  {
    id: 'email',
    header: 'Email',
    accessorFn: ({ email }) => email,
    enableSorting: true,
    meta: { filter: { kind: 'text' } },
  },
  { id: 'phone', header: 'Phone', accessorFn: ({ phone }) => phone, meta: { filter: { kind: 'digits' } } },
  {
    id: 'rent',
    header: 'Rent',
    accessorFn: ({ rentPounds }) => rentPounds,
    enableSorting: true,
    meta: { align: 'end' },
  },
]
const rowId = (row: Tenant) => String(row.id)
const rowMenu = (row: Tenant) => (
  <RowMenu
    subject={row.id}
    name={row.name}
    items={[
      { label: 'View/Edit', onSelect: ignore },
      { label: 'Delete', isDanger: true, hasDivider: true, onSelect: ignore },
    ]}
  />
)

/** The product's table: sortable, filterable, with a menu in each row. */
export function OurTable({ rows, sort }: { rows: readonly Tenant[]; sort: DataSort<TenantColumn> | null }) {
  return (
    <DataTable
      label="Tenants"
      noun={{ one: 'tenant', many: 'tenants' }}
      columns={columns}
      rows={rows}
      rowId={rowId}
      phase="ready"
      onRetry={ignore}
      sort={sort}
      onSort={ignore}
      onFilter={ignore}
      rowMenu={rowMenu}
    />
  )
}

const noun = { one: 'viewing', many: 'viewings' }

/** The product's month: events can be dragged, and moved by keyboard. */
export function OurMonth({
  label,
  days,
  events,
}: {
  label: string
  days: readonly CalendarDay[]
  events: readonly CalendarEvent[]
}) {
  return (
    <DndScope>
      <MonthView
        label={label}
        days={days}
        events={events}
        today="2026-03-02"
        noun={noun}
        onOpen={ignore}
        onMove={ignore}
        onMoveRequest={ignore}
        onStep={ignore}
      />
    </DndScope>
  )
}

/** A form of the product: fields with label, hint and error, over a draft that tracks changes. */
export function OurForm() {
  const [form] = useState(() => aLongForm(fields, record))
  return (
    <BoundForm form={form} onSubmit={ignore}>
      <FieldGrid>
        {fields.map(({ name }) => (
          <BoundField key={name} form={form} name={name}>
            {(control) => <TextField {...control} />}
          </BoundField>
        ))}
      </FieldGrid>
    </BoundForm>
  )
}
