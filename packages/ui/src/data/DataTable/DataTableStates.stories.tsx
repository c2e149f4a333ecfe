import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { Dialog } from '../../overlays/Dialog/Dialog.tsx'
import { RowMenu } from '../RowMenu/RowMenu.tsx'
import { RowMenus } from '../RowMenu/RowMenus.tsx'
import { inParts, partOf } from '../../stories/parts.tsx'
import type { DataColumn } from './columns/data-column.ts'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import { tenants, type Tenant, type TenantColumn } from './tenants.fixtures.ts'

const columns: DataColumn<Tenant, TenantColumn>[] = [
  {
    id: 'name',
    header: 'Name',
    accessorFn: ({ name }) => name,
    meta: { filter: { kind: 'text' }, isTitle: true },
  },
  { id: 'email', header: 'Email', accessorFn: ({ email }) => email },
]

/** Keeps the selected rows, as a page does. */
function Ticking(props: DataTableProps<Tenant, TenantColumn>) {
  const [selected, setSelected] = useState<readonly string[]>(props.selection?.selected ?? [])
  return (
    <DataTable
      {...props}
      selection={
        props.selection && {
          ...props.selection,
          selected,
          onSelect: (next) => {
            props.selection?.onSelect(next)
            setSelected(next)
          },
        }
      }
    />
  )
}

const onSelect = fn()

const meta = {
  title: 'Data/DataTable/States',
  component: DataTable<Tenant, TenantColumn>,
  args: {
    label: 'Tenants',
    noun: { one: 'tenant', many: 'tenants' },
    columns,
    rows: tenants(3),
    rowId: (row) => String(row.id),
    phase: 'ready',
    onRetry: fn(),
    onFilter: fn(),
  },
} satisfies Meta<typeof DataTable<Tenant, TenantColumn>>
export default meta
type Story = StoryObj<typeof meta>

/**
 * Loading; loading again, over its rows; none yet, with a hint; none with these filters, which a button clears, typed but
 * unsent ones included; the first load failed; a refresh failed, so that the rows are out of date.
 */
export const Phases: Story = {
  render: (args) =>
    inParts(DataTable<Tenant, TenantColumn>, args, {
      loading: { rows: [], phase: 'loading' },
      refreshing: { phase: 'refreshing' },
      nothingYet: { rows: [], emptyHint: <Button>Create New</Button> },
      nothingFound: { rows: [], filters: { name: 'x' } },
      failed: { rows: [], phase: 'failed' },
      stale: { hasRefreshFailed: true },
    }),
  play: async ({ args, canvas, userEvent }) => {
    const loading = partOf(canvas, 'loading')
    await expect(loading.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(loading.getByRole('status')).toHaveTextContent('Loading tenants…')

    const refreshing = partOf(canvas, 'refreshing')
    await expect(refreshing.getByText('Ann Lee')).toBeVisible()
    await expect(refreshing.getByRole('table')).toHaveAttribute('aria-busy', 'true')

    const nothingYet = partOf(canvas, 'nothingYet')
    await expect(nothingYet.getByText('No tenants yet')).toBeVisible()
    await expect(nothingYet.getByRole('button', { name: 'Create New' })).toBeVisible()
    await expect(nothingYet.queryByRole('button', { name: 'Clear filters' })).toBeNull()

    const nothingFound = partOf(canvas, 'nothingFound')
    await expect(nothingFound.getByText('No tenants match these filters')).toBeVisible()
    await userEvent.type(nothingFound.getByRole('textbox', { name: 'Filter Name' }), 'yz')
    await userEvent.click(nothingFound.getByRole('button', { name: 'Clear filters' }))
    await expect(args.onFilter).toHaveBeenCalledOnce()
    await expect(args.onFilter).toHaveBeenCalledWith({})

    const failed = partOf(canvas, 'failed')
    await expect(failed.getByText('The tenants could not be loaded')).toBeVisible()
    await userEvent.click(failed.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)

    const stale = partOf(canvas, 'stale')
    await expect(stale.getByText('Ann Lee')).toBeVisible()
    await expect(stale.getByText('Could not refresh')).toBeVisible()
    await userEvent.click(stale.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(2)
  },
}

/** In a full toolbar, the button that clears the filters has its place before one is set: the table does not move. */
export const FilterSet: Story = {
  args: {
    toolbar: ['One', 'Two', 'Three', 'Four'].map((name) => (
      <Button key={name}>Part {name} of the bar</Button>
    )),
    density: 'compact',
    onDensity: fn(),
  },
  // So narrow that each line of the toolbar is full.
  decorators: [(Story) => <div style={{ inlineSize: '41rem', maxInlineSize: '100%' }}>{Story()}</div>],
  render: function Filtered(args) {
    const [filters, setFilters] = useState<DataTableProps<Tenant, TenantColumn>['filters']>({})
    return <DataTable {...args} filters={filters ?? {}} onFilter={setFilters} />
  },
  play: async ({ canvas, userEvent }) => {
    const topOf = () => canvas.getByRole('table').getBoundingClientRect().top
    const before = topOf()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Filter Name' }), 'a{Enter}')
    const clear = await canvas.findByRole('button', { name: 'Clear filters' })
    await expect(topOf()).toBe(before)
    await userEvent.click(clear)
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull())
    await expect(topOf()).toBe(before)
  },
}

/** Rows to select for bulk actions; one of them is protected. */
export const Selecting: Story = {
  args: {
    selection: {
      selected: ['99'],
      onSelect,
      labelOf: (row) => `Select ${row.name}`,
      canSelect: (row) => row.id !== 2,
    },
  },
  render: (args) => <Ticking {...args} />,
  play: async ({ canvas, step, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all rows of this page' })
    await step('selects one row and keeps those of other pages', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Ann Lee' }))
      await expect(onSelect).toHaveBeenLastCalledWith(expect.arrayContaining(['1', '99']))
      await expect(all).toBePartiallyChecked()
    })
    await step('all that may be ticked', async () => {
      await userEvent.click(all)
      await expect(onSelect).toHaveBeenLastCalledWith(expect.arrayContaining(['1', '3', '99']))
      await expect(canvas.getByRole('checkbox', { name: 'Select Mohammed Patel' })).toBeDisabled()
      await expect(all).toBeChecked()
      await expect(all).not.toBePartiallyChecked()
    })
    await step('and none', async () => {
      await userEvent.click(all)
      await expect(onSelect).toHaveBeenLastCalledWith(['99'])
    })
  },
}

const sixTenants = tenants(6)

/** Shows the first three tenants, the next three, or one of the first and two of the next. */
function Paging(props: DataTableProps<Tenant, TenantColumn>) {
  const [rows, setRows] = useState(sixTenants.slice(0, 3))
  return (
    <>
      <Button onClick={() => setRows(sixTenants.slice(0, 3))}>First page</Button>
      <Button onClick={() => setRows(sixTenants.slice(3))}>Next page</Button>
      <Button onClick={() => setRows([...sixTenants.slice(0, 1), ...sixTenants.slice(4)])}>Refresh</Button>
      <DataTable {...props} rows={rows} />
    </>
  )
}

/** Each row has an element of its own: no menu of another page stays open, and a refresh replaces only what changed. */
export const AnotherPage: Story = {
  args: {
    rowMenu: ({ id, name }: Tenant) => (
      <RowMenu subject={id} name={name} items={[{ label: 'Delete', isDanger: true, onSelect: fn() }]} />
    ),
  },
  render: (args) => (
    <RowMenus>
      <Paging {...args} />
    </RowMenus>
  ),
  play: async ({ canvas, step, userEvent }) => {
    const rowOf = (email: string) => canvas.getByText(email).closest('tr')
    // Not by mouse, which would close the menu and take the focus.
    const press = (name: string) => canvas.getByRole('button', { name }).click()
    await step('another page', async () => {
      const first = rowOf('tenant1@example.com')
      await userEvent.click(canvas.getByRole('button', { name: 'Actions for Ann Lee' }))
      await expect(await screen.findByRole('menu', { name: 'Actions for Ann Lee' })).toBeVisible()
      press('Next page')
      await canvas.findByText('tenant4@example.com')
      await expect(first).not.toBeInTheDocument()
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    })
    await step('a refresh', async () => {
      const kept = rowOf('tenant5@example.com')
      press('Refresh')
      await canvas.findByText('tenant1@example.com')
      await expect(rowOf('tenant5@example.com')).toBe(kept)
    })
  },
}

const onOpenRow = fn<(name: string) => void>()

/** The same numbers between 0 and 1 in every run. */
function randomNumbers(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** Pages change between press and release, 300 times at random: a click acts on the row that was pressed, or on none. */
export const PressedWhilePagesChange: Story = {
  args: {
    rowMenu: ({ name }: Tenant) => <Button onClick={() => onOpenRow(name)}>{`Open ${name}`}</Button>,
  },
  render: (args) => <Paging {...args} />,
  play: async ({ canvas, userEvent }) => {
    const random = randomNumbers(7)
    const oneOf = <Value,>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value
    const changes = ['First page', 'Next page', 'Refresh'].map((name) => canvas.getByRole('button', { name }))
    const clicks = { same: 0, none: 0 }
    for (let nr = 0; nr < 300; nr += 1) {
      onOpenRow.mockClear()
      const pressed = oneOf(canvas.getAllByText(/^Open /))
      const name = pressed.textContent
      const { x, y, width, height } = pressed.getBoundingClientRect()
      await userEvent.pointer({ keys: '[MouseLeft>]', target: pressed })
      // Not by mouse, whose button is down.
      oneOf([...changes, null])?.click()
      const under = document.elementFromPoint(x + width / 2, y + height / 2)
      await userEvent.pointer({ keys: '[/MouseLeft]', target: under ?? document.body })
      const opened = onOpenRow.mock.calls.map(([each]) => `Open ${each}`)
      if (opened.length === 0) clicks.none += 1
      else {
        await expect(opened).toEqual([name])
        clicks.same += 1
      }
    }
    await expect(clicks.same).toBeGreaterThan(10)
    await expect(clicks.none).toBeGreaterThan(10)
  },
}

/**
 * When the row that has the focus leaves, after a change by this user or by a colleague, the focus moves to the row in its
 * place; from a dialog that the row opened, it returns there.
 */
export const RowsLeave: Story = {
  render: function Leaving(args) {
    const [rows, setRows] = useState(() => tenants(4))
    const [opened, setOpened] = useState<Tenant | null>(null)
    const [rowMenu] = useState(() => (row: Tenant) => (
      <Button onClick={() => setOpened(row)}>{`Edit ${row.name}`}</Button>
    ))
    return (
      <>
        <DataTable {...args} rows={rows} rowMenu={rowMenu} />
        <Dialog title="Edit" isOpen={opened !== null} onCloseRequest={() => setOpened(null)}>
          <Button onClick={() => setRows(rows.filter(({ id }) => id !== opened?.id))}>Move on</Button>
        </Dialog>
        <Button onClick={() => setRows(rows.slice(1))}>Remove the first</Button>
        <Button onClick={() => setRows(rows.slice(0, -1))}>Remove the last</Button>
      </>
    )
  },
  play: async ({ canvas, step, userEvent }) => {
    const edit = (index: number) => canvas.getAllByRole('button', { name: /^Edit / })[index]
    // Not by mouse, which would take the focus.
    const press = (name: string) => canvas.getByRole('button', { name }).click()
    await step('while it has the focus', async () => {
      const second = edit(1)
      edit(0)?.focus()
      press('Remove the first')
      await waitFor(() => expect(second).toHaveFocus())
    })
    await step('the last one, in a window without focus', async () => {
      const [before, last] = [edit(1), edit(2)]
      last?.focus()
      if (last) await fireEvent.focusOut(last)
      press('Remove the last')
      await waitFor(() => expect(before).toHaveFocus())
    })
    await step('while its dialog is open', async () => {
      const [first, next] = [edit(0), edit(1)]
      if (first) await userEvent.click(first)
      await userEvent.click(await screen.findByRole('button', { name: 'Move on' }))
      await expect(first).not.toBeInTheDocument()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(next).toHaveFocus())
    })
  },
}

const startOf = (element: Element) => {
  const words = document.createRange()
  words.selectNodeContents(element)
  return words.getBoundingClientRect().left
}

/** Rows that expand to show more. */
export const Expanding: Story = {
  args: {
    expansion: { render: (row) => `All about ${row.name}`, labelOf: (row) => `Details of ${row.name}` },
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Details of Ann Lee' })
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(opener)
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    const details = canvas.getByText('All about Ann Lee')
    await expect(details).toBeVisible()
    await expect(startOf(details), 'below the first words of its row').toBeCloseTo(
      startOf(canvas.getByText('Ann Lee')),
      0,
    )
    await userEvent.click(opener)
    await expect(canvas.queryByText('All about Ann Lee')).toBeNull()
  },
}
