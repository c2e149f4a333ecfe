import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { captured } from '../../stories/captured.ts'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Button } from '../../controls/Button/Button.tsx'
import { CopyText } from '../CopyText/CopyText.tsx'
import { RowMenu } from '../RowMenu/RowMenu.tsx'
import type { DataColumn, DataFilters, DataSort } from './columns/data-column.ts'
import { suggesting } from './filters/suggesting.tsx'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import { longTenant, tenants, type Tenant, type TenantColumn } from './tenants.fixtures.ts'

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
    render: ({ email }) => <CopyText value={email} />,
    enableSorting: true,
    meta: { filter: { kind: 'text' }, widthRem: 11, grow: 2 },
  },
  {
    id: 'phone',
    header: 'Phone',
    accessorFn: ({ phone }) => phone,
    meta: { filter: { kind: 'digits' }, widthRem: 9, grow: 0 },
  },
  {
    id: 'rent',
    header: 'Rent',
    accessorFn: ({ rentPounds }) => (rentPounds === null ? '' : `£${rentPounds.toLocaleString('en-GB')}`),
    enableSorting: true,
    meta: { align: 'end', grow: 0 },
  },
]

const renderMenu = (row: Tenant) => (
  <RowMenu
    subject={row.id}
    name={row.name}
    items={[
      { label: 'View/Edit', icon: <Pencil />, onSelect: () => undefined },
      { label: 'Delete', icon: <Trash2 />, isDanger: true, hasDivider: true, onSelect: () => undefined },
    ]}
  />
)

/** Keeps sort and filters, as a page does. */
function Kept(props: DataTableProps<Tenant, TenantColumn>) {
  const [sort, setSort] = useState<DataSort<TenantColumn> | null>(props.sort ?? null)
  const [filters, setFilters] = useState<DataFilters<TenantColumn>>(props.filters ?? {})
  return (
    <Stack>
      <div>
        <Button onClick={() => setFilters({ name: 'lee' })}>Go back to Lee</Button>
      </div>
      <DataTable
        {...props}
        sort={sort}
        filters={filters}
        onSort={(next) => {
          props.onSort?.(next)
          setSort(next)
        }}
        onFilter={(next) => {
          props.onFilter?.(next)
          setFilters(next)
        }}
      />
    </Stack>
  )
}

const meta = {
  title: 'Data/DataTable',
  component: DataTable<Tenant, TenantColumn>,
  args: {
    label: 'Tenants',
    noun: { one: 'tenant', many: 'tenants' },
    columns,
    rows: tenants(6),
    rowId: (row) => String(row.id),
    phase: 'ready',
    rowMenu: renderMenu,
    onRetry: fn(),
    onSort: fn(),
    onFilter: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof DataTable<Tenant, TenantColumn>>
export default meta
type Story = StoryObj<typeof meta>

/** A list with rows, as on most days. Headings sort, and typed text filters. */
export const Ready: Story = {
  play: async ({ canvas, step, userEvent, args }) => {
    const table = canvas.getByRole('table', { name: 'Tenants' })
    await step('has headings, filters and rows', async () => {
      await expect(within(table).getAllByRole('row')).toHaveLength(8)
      await expect(canvas.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
        'Name',
        'Email',
        'Phone',
        'Rent',
        'Actions',
      ])
    })
    await step('a column that cannot be sorted has no button', async () => {
      await expect(canvas.getByRole('columnheader', { name: 'Phone' })).not.toHaveAttribute('aria-sort')
      await expect(canvas.queryByRole('button', { name: 'Phone' })).toBeNull()
    })
    await step('the menu of a row is named after it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Actions for Bo Ng' }))
      const menu = await within(document.body).findByRole('menu')
      await expect(
        within(menu)
          .getAllByRole('menuitem')
          .map((item) => item.textContent),
      ).toEqual(['View/Edit', 'Delete'])
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    })
    await step('a heading cycles through ascending, descending and the original order', async () => {
      const header = canvas.getByRole('columnheader', { name: 'Rent' })
      const press = () => userEvent.click(within(header).getByRole('button', { name: 'Rent' }))
      await expect(header).toHaveAttribute('aria-sort', 'none')
      for (const [direction, ariaSort] of [
        ['asc', 'ascending'],
        ['desc', 'descending'],
        [null, 'none'],
      ] as const) {
        await step(ariaSort, async () => {
          await press()
          await expect(args.onSort).toHaveBeenLastCalledWith(direction && { column: 'rent', direction })
          await expect(header).toHaveAttribute('aria-sort', ariaSort)
        })
      }
      await step('sorts another column by keyboard', async () => {
        await press()
        await userEvent.tab({ shift: true })
        await expect(canvas.getByRole('button', { name: 'Email' })).toHaveFocus()
        await userEvent.keyboard('{Enter}')
        await expect(args.onSort).toHaveBeenLastCalledWith({ column: 'email', direction: 'asc' })
        await expect(header).toHaveAttribute('aria-sort', 'none')
      })
    })
    await step('typed text shows at once and is sent once, half a second after the last key', async () => {
      const name = canvas.getByRole('textbox', { name: 'Filter Name' })
      const phone = canvas.getByRole('textbox', { name: 'Filter Phone' })
      await step('two filters make one request', async () => {
        await userEvent.type(name, 'ann ')
        await userEvent.type(phone, 'a1b2')
        await expect(name).toHaveValue('ann ')
        await expect(phone).toHaveValue('12')
        await expect(args.onFilter).not.toHaveBeenCalled()
        await waitFor(() => expect(args.onFilter).toHaveBeenCalledWith({ name: 'ann ', phone: '12' }))
        await expect(args.onFilter).toHaveBeenCalledOnce()
        await expect(name).toHaveValue('ann ')
      })
      await step('Enter filters at once', async () => {
        await userEvent.type(name, 'lee{Enter}')
        await expect(args.onFilter).toHaveBeenLastCalledWith({ name: 'ann lee', phone: '12' })
      })
      await step('Escape clears the filter', async () => {
        await userEvent.type(phone, '{Escape}{Enter}')
        await expect(phone).toHaveValue('')
        await expect(args.onFilter).toHaveBeenLastCalledWith({ name: 'ann lee' })
      })
    })
    await step(
      'a filter set elsewhere, such as by Back, replaces the text, except for keys not sent yet',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
        const box = canvas.getByRole('textbox', { name: 'Filter Name' })
        const fromElsewhere = canvas.getByRole('button', { name: 'Go back to Lee' })
        await step('a change from outside does not overwrite typed text', async () => {
          await userEvent.type(box, 'pa')
          fromElsewhere.click()
          await userEvent.type(box, 'tel')
          await expect(box).toHaveValue('patel')
        })
        await step('a change from outside replaces a sent filter', async () => {
          await userEvent.keyboard('{Enter}')
          await userEvent.click(fromElsewhere)
          await expect(box).toHaveValue('lee')
        })
      },
    )
  },
}

/** One press clears all filters; by keyboard, the focus moves to the first filter. */
export const ClearingFilters: Story = {
  args: { filters: { name: 'lee', email: 'tenant' } },
  play: async ({ args, canvas, step, userEvent }) => {
    const clear = () => canvas.queryByRole('button', { name: 'Clear filters' })
    await step('clears by keyboard and focuses the first filter', async () => {
      clear()?.focus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onFilter).toHaveBeenLastCalledWith({})
      await expect(canvas.getByRole('textbox', { name: 'Filter Name' })).toHaveFocus()
      await expect(clear()).toBeNull()
    })
    await step('clears by mouse, including text typed since', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Filter Email' }), 'x{Enter}')
      await userEvent.click(clear() as HTMLElement)
      await expect(args.onFilter).toHaveBeenLastCalledWith({})
      await expect(canvas.getByRole('textbox', { name: 'Filter Email' })).toHaveValue('')
    })
  },
}

const columnsWithSuggestions: DataColumn<Tenant, TenantColumn>[] = columns.map((column) =>
  column.id === 'name'
    ? {
        ...column,
        meta: { filter: suggesting(['Ann Lee', 'Bo Ng', 'Zoë Çelik']), isTitle: true },
      }
    : column,
)

/** A filter of a closed set suggests its texts; the rows below stay accessible while the list is open. */
export const FilterWithSuggestions: Story = {
  args: { columns: columnsWithSuggestions },
  play: async ({ args, canvas, step, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Filter Name' })
    await step('a part of a text', async () => {
      await userEvent.type(box, 'lee{Enter}')
      await expect(args.onFilter).toHaveBeenLastCalledWith({ name: 'lee' })
      await expect(screen.queryByRole('listbox')).toBeNull()
    })
    await step('Escape closes the list, then clears the filter', async () => {
      await userEvent.type(box, '{ArrowDown}')
      await expect(await screen.findByRole('listbox', { name: 'Filter Name' })).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Actions for Bo Ng' })).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect(box).toHaveValue('lee')
      await userEvent.keyboard('{Escape}')
      await expect(box).toHaveValue('')
    })
    await step('one of the texts', async () => {
      await userEvent.type(box, 'ng')
      await userEvent.click(await screen.findByRole('option', { name: 'Bo Ng' }))
      await waitFor(() => expect(args.onFilter).toHaveBeenLastCalledWith({ name: 'Bo Ng' }))
    })
  },
}

const cellSpy = fn(() => 'Ann Lee')
const countedColumns: DataColumn<Tenant, TenantColumn>[] = columns.map((column) =>
  column.id === 'name' ? { ...column, render: cellSpy } : column,
)

/** A hundred rows: typing in a filter re-renders none of them, and the headings stay visible above them. */
export const HundredRows: Story = {
  args: { rows: tenants(100), columns: countedColumns },
  play: async ({ canvas, userEvent, step }) => {
    await step('typing', async () => {
      cellSpy.mockClear()
      await userEvent.type(canvas.getByRole('textbox', { name: 'Filter Name' }), 'lee')
      await expect(cellSpy).not.toHaveBeenCalled()
    })
    await step('no focused row is hidden behind the headings', async () => {
      const head = canvas.getByRole('columnheader', { name: 'Name' })
      await step('scrolled', async () => {
        canvas.getByText('tenant80@example.com').scrollIntoView({ block: 'center' })
        await expect(head.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
        await expect(head.getBoundingClientRect().bottom).toBeLessThan(100)
      })
      await step('going up by key', async () => {
        canvas.getByRole('button', { name: 'Actions for Ann Lee 79' }).focus()
        await userEvent.keyboard('{ArrowUp>24}')
        const filters = canvas.getByRole('textbox', { name: 'Filter Name' }).getBoundingClientRect()
        await expect(document.activeElement?.getBoundingClientRect().top).toBeGreaterThan(filters.bottom)
      })
    })
  },
}

/** A table wider than its space scrolls sideways, and the menus of the rows stay visible. */
export const ScrolledSideways: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '26rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table')
    const frame = (table.parentElement ?? table).getBoundingClientRect()
    const menu = canvas.getByRole('button', { name: 'Actions for Bo Ng' }).getBoundingClientRect()
    await expect(table.getBoundingClientRect().right).toBeGreaterThan(frame.right)
    await expect(menu.right).toBeLessThan(frame.right)
  },
}

/** Words of any length stay inside their column. */
export const LongWords: Story = {
  args: { rows: [longTenant, ...tenants(2)] },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table')
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth)
  },
}

/** On a phone the toolbar is one line: further controls, 'Clear filters' included, are behind 'More'. */
export const PhoneToolbar: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    filters: { email: 'tenant' },
    toolbar: (
      <>
        <button type="button">Mine</button>
        <button type="button">Export</button>
      </>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const [sort, more] = [
      canvas.getByRole('button', { name: 'Sort and filter (1)' }),
      canvas.getByRole('button', { name: 'More' }),
    ]
    await expect(more.getBoundingClientRect().top).toBe(sort.getBoundingClientRect().top)
    await expect(canvas.queryByRole('button', { name: 'Mine' })).toBeNull()
    await userEvent.click(more)
    await expect(canvas.getByRole('button', { name: 'Mine' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(args.onFilter).toHaveBeenLastCalledWith({}))
  },
}

/** Loading, empty, failed and other states beside a normal table. */
export const AllStates: Story = {
  ...captured,
  render: (args) => (
    <Stack gap="large">
      <DataTable {...args} sort={{ column: 'name', direction: 'asc' }} filters={{ email: 'tenant' }} />
      <DataTable
        {...args}
        label="Long words"
        rows={[longTenant]}
        sort={{ column: 'rent', direction: 'desc' }}
      />
      <DataTable {...args} label="Loading" rows={[]} phase="loading" />
      <DataTable {...args} label="Changing" rows={tenants(2)} phase="refreshing" isChanging />
      <DataTable {...args} label="Nothing yet" rows={[]} />
      <DataTable {...args} label="Nothing found" rows={[]} filters={{ name: 'x' }} />
      <DataTable {...args} label="Failed" rows={[]} phase="failed" />
      <DataTable {...args} label="Stale" rows={tenants(4)} hasRefreshFailed />
    </Stack>
  ),
}
