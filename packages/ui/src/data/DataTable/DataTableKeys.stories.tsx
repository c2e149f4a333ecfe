import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { CopyText } from '../CopyText/CopyText.tsx'
import { RowMenu } from '../RowMenu/RowMenu.tsx'
import type { DataColumn } from './columns/data-column.ts'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import { tenants, type Tenant, type TenantColumn } from './tenants.fixtures.ts'

const columns: DataColumn<Tenant, TenantColumn>[] = [
  {
    id: 'name',
    header: 'Name',
    accessorFn: ({ name }) => name,
    render: ({ id, name }) => <a href={`#tenant${id}`}>{name}</a>,
    meta: { filter: { kind: 'text' }, isTitle: true },
  },
  {
    id: 'email',
    header: 'Email',
    accessorFn: ({ email }) => email,
    render: ({ email }) => <CopyText value={email} />,
  },
]

const renderMenu = ({ id, name }: Tenant) => (
  <RowMenu subject={id} name={name} items={[{ label: 'View/Edit', icon: <Pencil />, onSelect: fn() }]} />
)

const FIVE = tenants(5)

/** Its buttons change the rows, as a push or the pager does. */
function Changing(props: DataTableProps<Tenant, TenantColumn>) {
  const [rows, setRows] = useState(props.rows)
  return (
    <>
      <DataTable {...props} rows={rows} />
      <button type="button" onClick={() => setRows(tenants(8).slice(5))}>
        Next page
      </button>
      <button type="button" onClick={() => setRows(rows.toReversed())}>
        Reverse
      </button>
    </>
  )
}

const meta = {
  title: 'Data/DataTable/Keys',
  component: DataTable<Tenant, TenantColumn>,
  args: {
    label: 'Tenants',
    noun: { one: 'tenant', many: 'tenants' },
    columns,
    rows: FIVE,
    rowId: ({ id }) => String(id),
    phase: 'ready',
    rowMenu: renderMenu,
    onRetry: fn(),
  },
  render: (args) => <Changing {...args} />,
} satisfies Meta<typeof DataTable<Tenant, TenantColumn>>
export default meta
type Story = StoryObj<typeof meta>

/** The rows are one tab stop; arrow keys, Home and End move between them and their controls. */
export const Keys: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('a link before the toolbar, shown while it has the focus, skips to the rows', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Skip to tenants' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('link', { name: 'Ann Lee' })).toHaveFocus()
    })

    const name = (text: string) => canvas.getByRole('link', { name: text })
    const after = canvas.getByRole('button', { name: 'Next page' })
    await step('one tab stop, the name of the first row', async () => {
      canvas.getByRole('textbox', { name: 'Filter Name' }).focus()
      await userEvent.tab()
      await expect(name('Ann Lee')).toHaveFocus()
      await userEvent.tab()
      await expect(after).toHaveFocus()
      await userEvent.tab({ shift: true })
      await expect(name('Ann Lee')).toHaveFocus()
    })
    await step('up and down, and no further than the ends', async () => {
      await userEvent.keyboard('{ArrowUp}')
      await expect(name('Ann Lee')).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      await expect(name('Siobhán O’Shaughnessy')).toHaveFocus()
      await userEvent.keyboard('{End}')
      await expect(name('Zoë Çelik')).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(name('Zoë Çelik')).toHaveFocus()
      await userEvent.keyboard('{Home}')
      await expect(name('Ann Lee')).toHaveFocus()
    })
    await step('in a row, and down in that column', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('button', { name: 'tenant1@example.com' })).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}')
      await expect(canvas.getByRole('button', { name: 'Actions for Mohammed Patel' })).toHaveFocus()
      await expect(screen.queryByRole('menu')).toBeNull()
    })
    await step('the tab stop is where the focus was', async () => {
      await userEvent.tab()
      await expect(after).toHaveFocus()
      await userEvent.tab({ shift: true })
      await expect(canvas.getByRole('button', { name: 'Actions for Mohammed Patel' })).toHaveFocus()
    })
    await step('Shift F10 or the menu key opens the menu of the row', async () => {
      for (const keys of ['{Shift>}{F10}{/Shift}', '{ContextMenu}']) {
        canvas.getByRole('link', { name: 'Bo Ng' }).focus()
        await userEvent.keyboard(keys)
        await screen.findByRole('menu', { name: 'Actions for Bo Ng' })
        await waitFor(() => expect(screen.getByRole('menuitem', { name: 'View/Edit' })).toHaveFocus())
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
        await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions for Bo Ng' })).toHaveFocus())
      }
    })
    await step('the tab stop moves with its record, and begins at the top of another page', async () => {
      await step('another order', async () => {
        canvas.getByRole('link', { name: 'Mohammed Patel' }).focus()
        await userEvent.click(canvas.getByRole('button', { name: 'Reverse' }))
        await expect(canvas.getAllByRole('link').map(({ tabIndex }) => tabIndex)).toEqual([
          0, -1, -1, -1, 0, -1,
        ])
      })
      await step('another page', async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
        await expect(canvas.getAllByRole('link').map(({ tabIndex }) => tabIndex)).toEqual([0, 0, -1, -1])
      })
    })
  },
}
