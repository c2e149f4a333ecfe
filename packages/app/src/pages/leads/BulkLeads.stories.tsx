import type { BulkReport } from '@latchkey/domain/leads/bulk/bulk.contract'
import { aLeadRow } from '@latchkey/domain/leads/lead.fixtures'
import { leadName } from '@latchkey/domain/leads/lead-names'
import type { Permission } from '@latchkey/domain/permissions/permission.enums'
import { capturedAtOneWidth } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { inApp } from '../../stories/in-app.tsx'
import { leadListSetup, type LeadCalls } from '../../stories/lead-list.fixtures.ts'
import { EnquiriesPage } from './EnquiriesPage.tsx'

const AGENTS: readonly Permission[] = ['enquiries-view']
const { rows, appWith: listWith } = leadListSetup('Enquiry', '/main-menu/enquiries', [
  ...AGENTS,
  'leads-assign',
  'lists-export',
])

const GRACE = { id: 3, name: 'Grace Patel', takesViewings: false }
const appWith = (calls: LeadCalls = {}, options: Parameters<typeof listWith>[1] = {}) =>
  listWith({ handlers: () => Promise.resolve([GRACE]), ...calls }, { at: '?page=1&limit=10', ...options })

const meta = {
  title: 'Pages/Enquiries/Many At Once',
  component: EnquiriesPage,
  ...inApp,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof EnquiriesPage>
export default meta
type Story = StoryObj<typeof meta>
type Context = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>

const some = rows.slice(0, 3)
const ids = some.map(({ id }) => id)

async function selectSome({ canvas, userEvent }: Context) {
  await canvas.findByText(/^Page 1 of 2/)
  await userEvent.click(canvas.getByRole('button', { name: 'Select' }))
  await canvas.findByText('Select all on this page')
  for (const row of some)
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${leadName(row)}` }))
  await expect(canvas.getAllByText('3 selected')[0]).toBeVisible()
}

const removeMany = fn<(ids: readonly number[]) => Promise<BulkReport>>()
const restoreMany = fn<(ids: readonly number[]) => Promise<BulkReport>>()
const allDone = (asked: readonly number[]) => Promise.resolve({ done: [...asked], failed: [] })

/** Three leads are selected; the bar offers what can be done with all of them. */
export const Selected: Story = {
  parameters: { ...capturedAtOneWidth.parameters, ...appWith() },
  play: selectSome,
}

/** As in the list of roles: a column of check boxes, one for the page in its heading; ticked rows are tinted. */
export const ByTheHeading: Story = {
  parameters: appWith(),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Page 1 of 2/)
    const firstRow = () => canvas.getByRole('button', { name: leadName(rows[0] ?? aLeadRow()) }).closest('tr')
    const top = firstRow()?.getBoundingClientRect().top
    await userEvent.click(canvas.getByRole('button', { name: 'Select' }))
    const page = await canvas.findByRole('checkbox', { name: 'Select all rows of this page' })
    await expect(firstRow()?.getBoundingClientRect().top).toBe(top)
    await userEvent.click(page)
    await expect(canvas.getAllByText('10 selected')[0]).toBeVisible()
    await expect(firstRow()).toHaveAttribute('data-selected')
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${leadName(rows[0] ?? aLeadRow())}` }))
    await expect(canvas.getAllByText('9 selected')[0]).toBeVisible()
    await expect(page).toBePartiallyChecked()
    await expect(firstRow()).not.toHaveAttribute('data-selected')
  },
}

/** On a phone selecting begins in the toolbar, and what can be done is in sight without 'More'. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: appWith(),
  play: async (context) => {
    await selectSome(context)
    for (const name of ['Assign…', 'Delete', 'Done selecting'])
      await expect(context.canvas.getByRole('button', { name })).toBeVisible()
  },
}

/**
 * One of three leads was deleted by someone else: the report names it, it stays selected, and Undo restores the
 * other two.
 */
export const Deleting: Story = {
  parameters: appWith({ removeMany, restoreMany }),
  beforeEach: () => {
    const [first = 0, second = 0, third = 0] = ids
    removeMany.mockReset().mockResolvedValue({
      done: [first, second],
      failed: [{ id: third, reason: 'not_found' }],
    })
    restoreMany.mockReset().mockImplementation(allDone)
  },
  play: async (context) => {
    const { canvas, userEvent, step } = context
    await selectSome(context)
    await step('requires a confirmation', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
      const question = within(await screen.findByRole('alertdialog', { name: 'Delete 3 leads' }))
      await expect(question.getByText('Are you sure you wish to delete these 3 leads?')).toBeInTheDocument()
      await expect(question.queryByText(/emailed/)).toBeNull()
      await userEvent.click(question.getByRole('button', { name: 'Confirm' }))
      await expect(removeMany).toHaveBeenCalledWith(ids)
    })
    await step('reports the failed lead', async () => {
      const report = within(await screen.findByRole('dialog', { name: 'Some leads were not changed' }))
      await expect(report.getByRole('listitem')).toHaveTextContent('Deleted already')
      await userEvent.click(report.getAllByRole('button', { name: 'Close' })[1] ?? document.body)
      await waitFor(() => expect(screen.queryByRole('dialog', { name: /not changed/ })).toBeNull())
      await expect(canvas.getAllByText('1 selected')[0]).toBeVisible()
    })
    await step('Undo restores the others', async () => {
      await screen.findByText('2 leads have been deleted.')
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
      await screen.findByText('2 leads have been restored.')
      await expect(restoreMany).toHaveBeenCalledWith(ids.slice(0, 2))
    })
  },
}

const assignMany = fn<(ids: readonly number[], userId: number | null) => Promise<BulkReport>>(allDone)

/** Three leads are assigned at once. */
export const Assigning: Story = {
  parameters: appWith({ assignMany }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await selectSome(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Assign…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign Lead' }))
    await userEvent.click(dialog.getByRole('combobox', { name: /Handler/ }))
    await userEvent.click(await screen.findByRole('option', { name: GRACE.name }))
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }))
    await screen.findByText('3 leads have been assigned to Grace Patel.')
    await expect(assignMany).toHaveBeenCalledWith(ids, GRACE.id)
    await expect(canvas.getAllByText('0 selected')[0]).toBeVisible()
  },
}

/** The selection persists across pages; a changed filter clears it. */
export const AcrossPages: Story = {
  parameters: appWith(),
  play: async (context) => {
    const { canvas, userEvent } = context
    await selectSome(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await canvas.findByText(/^Page 2 of 2/)
    await userEvent.click(canvas.getByRole('button', { name: 'Select all on this page' }))
    await expect(canvas.getAllByText('5 selected')[0]).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Filter Email' }), 'e')
    await waitFor(() => expect(canvas.getAllByText('0 selected')[0]).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Done selecting' }))
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

/** Without `leads-assign` and `lists-export`: leads can be deleted, but not assigned or exported. */
export const WithoutPermission: Story = {
  parameters: appWith({}, { held: AGENTS }),
  play: async (context) => {
    await selectSome(context)
    await expect(context.canvas.getByRole('button', { name: 'Delete' })).toBeVisible()
    await expect(context.canvas.queryByRole('button', { name: 'Assign…' })).toBeNull()
    await expect(context.canvas.queryByRole('button', { name: 'Export' })).toBeNull()
  },
}
