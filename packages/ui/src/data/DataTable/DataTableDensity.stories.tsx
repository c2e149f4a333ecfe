import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { afterTimers } from '../../stories/after-timers.ts'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { Stateful } from '../../stories/Stateful.tsx'
import { CopyText } from '../CopyText/CopyText.tsx'
import type { Density } from '../DensityChoice/density.ts'
import type { DataColumn } from './columns/data-column.ts'
import { OPEN_AFTER_MS } from '../../controls/Tooltip/tooltip-delays.ts'
import { DataTable } from './DataTable.tsx'
import { longTenant, tenants, type Tenant, type TenantColumn } from './tenants.fixtures.ts'

const columns: DataColumn<Tenant, TenantColumn>[] = [
  {
    id: 'name',
    header: 'Name',
    accessorFn: ({ name }) => name,
    render: ({ name }) => <button type="button">{name}</button>,
    meta: { isTitle: true },
  },
  {
    id: 'email',
    header: 'Email',
    accessorFn: ({ email }) => email,
    render: ({ email }) => <CopyText value={email} />,
    meta: { filter: { kind: 'text' }, widthRem: 10, grow: 3 },
  },
  { id: 'phone', header: 'Phone', accessorFn: ({ phone }) => phone, meta: { isWhole: true } },
]

/** With an email column that truncates. */
const narrow = columns.map((column) =>
  column.id === 'email' ? { ...column, meta: { ...column.meta, grow: 0 } } : column,
)

const meta = {
  title: 'Data/DataTable/Density',
  component: DataTable<Tenant, TenantColumn>,
  args: {
    label: 'Tenants',
    noun: { one: 'tenant', many: 'tenants' },
    columns,
    rows: [longTenant, ...tenants(5)],
    rowId: (row) => String(row.id),
    phase: 'ready',
    density: 'compact',
    onDensity: fn(),
    onRetry: fn(),
    onFilter: fn(),
  },
  render: (args) => (
    <Stateful start={args.density ?? null}>
      {(density, hold) => (
        <DataTable
          {...args}
          density={density}
          onDensity={(next: Density) => {
            hold(next)
            args.onDensity?.(next)
          }}
        />
      )}
    </Stateful>
  ),
} satisfies Meta<typeof DataTable<Tenant, TenantColumn>>
export default meta
type Story = StoryObj<typeof meta>

const heightOf = (text: string) => screen.getByText(text).closest('tr')?.offsetHeight ?? 0

/** One line per row; the name of a person is never truncated, so a very long one wraps. */
export const Compact: Story = {
  ...capturedAtOneWidth,
  play: async ({ args, canvas, step, userEvent }) => {
    await expect(heightOf('Ann Lee')).toBeLessThan(34)
    const email = canvas.getByRole('button', { name: longTenant.email })
    await expect(email.scrollWidth).toBeLessThanOrEqual(email.clientWidth)
    await step('and as much as the text needs', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Comfortable' }))
      await expect(args.onDensity).toHaveBeenLastCalledWith('comfortable')
      await expect(heightOf('Ann Lee')).toBeGreaterThan(34)
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Compact' }))
  },
}

const emailTooltip = () => screen.queryByText(longTenant.email, { selector: 'p' })

/**
 * Truncated text is complete in a tooltip: on hover, on tap, and on keyboard focus, which shows that of the
 * whole row.
 */
export const WholeText: Story = {
  args: { columns: narrow },
  play: async ({ canvas, step, userEvent }) => {
    const email = canvas.getByRole('button', { name: longTenant.email })
    await step('hover shows the whole text', async () => {
      await userEvent.hover(email)
      await waitFor(() => expect(emailTooltip()).toBeVisible())
      await userEvent.unhover(email)
      await waitFor(() => expect(emailTooltip()).toBeNull())
    })
    await step('a text that fits has no tooltip', async () => {
      await userEvent.hover(canvas.getByText('07700 900000'))
      await afterTimers(OPEN_AFTER_MS)
      await expect(screen.queryByText('07700 900000', { selector: 'p' })).toBeNull()
    })
    await step('a tap shows the whole text', async () => {
      await fireEvent(email, new PointerEvent('click', { bubbles: true, pointerType: 'touch' }))
      await waitFor(() => expect(emailTooltip()).toBeVisible())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(emailTooltip()).toBeNull())
    })
    await step('focus shows the whole text', async () => {
      canvas.getByRole('textbox', { name: 'Filter Email' }).focus()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: longTenant.name })).toHaveFocus()
      await waitFor(() => expect(screen.getByText(`Email: ${longTenant.email}`)).toBeVisible())
      const { left, top } = screen.getByRole('tooltip').getBoundingClientRect()
      // A press reaches what it covers, such as a filter.
      await expect(document.elementFromPoint(left + 5, top + 5)?.closest('[role="tooltip"]')).toBeNull()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByText(`Email: ${longTenant.email}`)).toBeNull())
    })
  },
}

/** Without a choice the width of the window decides; on a phone rows are cards, which have no density. */
export const Phone: Story = {
  args: { density: null },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('data-density', 'comfortable')
    await expect(canvas.queryByRole('group', { name: 'Density' })).toBeNull()
  },
}
