import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import { FIXTURE_NOW } from '@latchkey/domain/leads/lead.fixtures'
import { leadName } from '@latchkey/domain/leads/lead-names'
import type { LeadsEnv } from '@latchkey/domain/leads/leads.calls'
import { aPageOf } from '@latchkey/domain/platform/lists/page.fixtures'
import { createMemoryStorage } from '@latchkey/domain/platform/storage/storage'
import { ProblemError } from '@latchkey/domain/platform/problem'
import { captured, capturedOnce } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import { expectAddress } from '../../stories/expect-address.ts'
import { inApp } from '../../stories/in-app.tsx'
import { AGENT, leadListSetup, leadOfRow } from '../../stories/lead-list.fixtures.ts'
import { ViewingsPage } from './ViewingsPage.tsx'

const meta = {
  title: 'Pages/Viewings',
  component: ViewingsPage,
  ...inApp,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof ViewingsPage>
export default meta
type Story = StoryObj<typeof meta>

const { rows, appWith } = leadListSetup('Viewing', '/main-menu/viewings', [
  'viewings-view',
  'viewings-update',
  'viewings-create',
])
const rowIn = (status: number) => {
  const row = rows.find((each) => each.status === status)
  if (row === undefined) throw new Error(`The fixtures have no lead in status ${status}.`)
  return row
}
const pending = rowIn(LEAD_STATUS.PendingViewingScheduled)
const scheduled = rowIn(LEAD_STATUS.ViewingScheduled)
const confirmDialog = async () => within(await screen.findByRole('dialog', { name: 'Confirm Viewing' }))

type Canvas = Parameters<NonNullable<Story['play']>>[0]

/** Opens the menu of a row and returns the texts of its items. */
async function openMenu({ canvas, userEvent }: Canvas, row: typeof pending): Promise<string[]> {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${leadName(row)}` }))
  await screen.findByRole('menu')
  return screen.getAllByRole('menuitem').map((item) => item.textContent)
}

/** A usual list: seven columns, latest first. */
export const Loaded: Story = {
  // The table of leads is captured in a narrow window and in dark.
  parameters: { ...capturedOnce.parameters, ...appWith({}, { total: 60 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Page 1 of 3 · 60 viewings')).toBeVisible()
  },
}

const storage = createMemoryStorage()

/** The viewings to come, soonest first under dividers; the choice is in the address, and remembered. */
export const ToCome: Story = {
  parameters: appWith({}, { storage }),
  beforeEach: () => storage.removeItem('viewings_to_come'),
  play: async ({ canvas, step, userEvent }) => {
    const toCome = await canvas.findByRole('button', { name: 'To come' })
    await expect(toCome).toHaveAttribute('aria-pressed', 'false')
    await step('is chosen', async () => {
      await userEvent.click(toCome)
      await expectAddress('/main-menu/viewings?page=1&limit=25&when=to-come')
      await canvas.findByRole('button', { name: 'To come', pressed: true })
      const dividers = await canvas.findAllByRole('rowheader')
      await expect(dividers.map(({ textContent }) => textContent)).toContain('Today')
      await expect(JSON.parse(storage.getItem('viewings_to_come') ?? '{}')).toEqual({ 1: true })
    })
    await step('another order has no dividers', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Email' }))
      await waitFor(() => expect(canvas.queryByRole('rowheader')).toBeNull())
    })
  },
}

/** From the dashboard: the viewings of today, until released. */
export const OfToday: Story = {
  parameters: appWith({}, { at: '?when=today' }),
  play: async ({ canvas, userEvent }) => {
    const today = await canvas.findByRole('button', { name: 'Today' })
    // In its place, so that the toolbar is not higher.
    await expect(canvas.queryByRole('button', { name: 'To come' })).toBeNull()
    await expect(today).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(today)
    await expectAddress('/main-menu/viewings?page=1&limit=25')
    await expect(canvas.queryByRole('button', { name: 'Today' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'To come' })).toHaveAttribute('aria-pressed', 'false')
  },
}

/** A visit begins with the viewings to come once they were chosen. */
export const ToComeRemembered: Story = {
  parameters: appWith({}, { storage: createMemoryStorage({ viewings_to_come: '{"1":true}' }) }),
  play: async ({ canvas }) => {
    await expectAddress('/main-menu/viewings?page=1&limit=25&when=to-come')
    await expect(await canvas.findByRole('button', { name: 'To come', pressed: true })).toBeVisible()
  },
}

/** No viewings yet. */
export const Empty: Story = {
  parameters: { ...captured.parameters, ...appWith({ list: () => Promise.resolve(aPageOf([])) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No viewings yet')).toBeVisible()
  },
}

/** Seven columns; only a pending viewing can be confirmed; the CRM opens in a window of 800 by 600. */
export const RowMenus: Story = {
  parameters: appWith(),
  play: async (canvas) => {
    const open = spyOn(window, 'open').mockReturnValue(null)
    const crm = ['Create Lettings Applicant on CRM', 'Create Viewing on CRM']
    await canvas.step('the columns', async () => {
      await canvas.canvas.findByText('Page 1 of 1 · 12 viewings')
      const headings = canvas.canvas.getAllByRole('columnheader').map((heading) => heading.textContent)
      await expect(headings.slice(0, 7)).toEqual([
        'Date & Time',
        'Name',
        'Email',
        'Phone',
        'Property Address',
        'Property Name',
        'Status',
      ])
    })
    await canvas.step('for a pending viewing', async () => {
      await expect(await openMenu(canvas, pending)).toEqual([
        'View/Edit',
        'Confirm Viewing',
        ...crm,
        'Delete',
      ])
      await canvas.userEvent.click(screen.getByRole('menuitem', { name: 'Create Lettings Applicant on CRM' }))
      await expect(open).toHaveBeenLastCalledWith(
        `https://crm.example/applicants/${pending.crmEnquiryUuid}`,
        '_blank',
        'width=800,height=600',
      )
    })
    await canvas.step('for a confirmed viewing', async () => {
      await expect(await openMenu(canvas, scheduled)).toEqual(['View/Edit', ...crm, 'Delete'])
      await canvas.userEvent.click(screen.getByRole('menuitem', { name: 'Create Viewing on CRM' }))
      await expect(open).toHaveBeenLastCalledWith(
        `https://crm.example/viewings/new?applicant=${scheduled.crmEnquiryUuid}&property=${scheduled.property?.crmPropertyUuid}&lead=${scheduled.id}`,
        '_blank',
        'width=800,height=600',
      )
    })
  },
}

/** The home has no number on the CRM, so no viewing can be created there. */
export const HomeUnknownToCrm: Story = {
  parameters: appWith({ list: () => Promise.resolve(aPageOf([{ ...pending, property: null }])) }),
  play: async (canvas) => {
    await openMenu(canvas, pending)
    const item = screen.getByRole('menuitem', { name: 'Create Viewing on CRM' })
    await expect(item).toHaveAttribute('aria-disabled', 'true')
  },
}

/** With `viewings-view` only: nothing to confirm or create, and the address does not open the dialog. */
export const ViewOnly: Story = {
  parameters: appWith({}, { held: ['viewings-view'], at: `?lead=${pending.id}&act=confirm` }),
  play: async (canvas) => {
    await expect(await openMenu(canvas, pending)).toEqual([
      'View/Edit',
      'Create Lettings Applicant on CRM',
      'Delete',
    ])
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

const confirmViewing = fn<LeadsEnv['leads']['confirmViewing']>(() => Promise.resolve(true))
const pendingLead = leadOfRow(pending, { viewingDate: FIXTURE_NOW, viewingUserId: AGENT.id })

/** Confirms a viewing, from the row's menu to the toast. */
export const Confirming: Story = {
  parameters: appWith({ confirmViewing, get: () => Promise.resolve(pendingLead) }),
  play: async (canvas) => {
    confirmViewing.mockClear()
    await openMenu(canvas, pending)
    await canvas.userEvent.click(screen.getByRole('menuitem', { name: 'Confirm Viewing' }))
    const dialog = await confirmDialog()
    await expectAddress(expect.stringContaining(`lead=${pending.id}&act=confirm`))
    await canvas.userEvent.click(await dialog.findByRole('button', { name: 'Confirm' }))
    await screen.findByText('Viewing has been confirmed.')
    await expect(confirmViewing).toHaveBeenCalledWith(pending.id, {
      viewingDate: FIXTURE_NOW,
      viewingUserId: AGENT.id,
    })
    await expectAddress(expect.not.stringContaining('lead='))
  },
}

const clash = { id: 4, name: 'Chidi Okafor', viewingDate: FIXTURE_NOW + 1800 }
const clashing = fn<LeadsEnv['leads']['confirmViewing']>((_id, { override }) =>
  override
    ? Promise.resolve(true)
    : Promise.reject(new ProblemError({ kind: 'rejected', body: { error: 'clash', message: '', clash } })),
)

/**
 * The viewing was confirmed elsewhere meanwhile: a toast, and the dialog stays open. Then the agent has another viewing:
 * the dialog names it, and going ahead needs confirmation.
 */
export const Clash: Story = {
  parameters: appWith(
    { confirmViewing: clashing, get: () => Promise.resolve(pendingLead) },
    { at: `?lead=${pending.id}&act=confirm` },
  ),
  play: async ({ step, userEvent }) => {
    clashing.mockClear()
    clashing.mockResolvedValueOnce(false)
    const dialog = await confirmDialog()
    await step('confirmed elsewhere', async () => {
      await userEvent.click(await dialog.findByRole('button', { name: 'Confirm' }))
      await screen.findByText('Something went wrong. Please try again.')
    })
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Two viewings at once' }))
    await expect(question.getByText('Chidi Okafor')).toBeVisible()
    await step('Cancel returns to the form', async () => {
      await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    })
    await step('confirming sends the override', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Confirm anyway' }))
      await screen.findByText('Viewing has been confirmed.')
      await expect(clashing).toHaveBeenLastCalledWith(pending.id, expect.objectContaining({ override: true }))
    })
  },
}

const remove = fn<LeadsEnv['leads']['remove']>(() => Promise.resolve(true))
const restore = fn<LeadsEnv['leads']['restore']>(() => Promise.resolve(true))

/** The customer was notified of the viewing: the question says what deleting sends, and Undo restores the lead. */
export const DeletingAndUndoing: Story = {
  parameters: appWith({
    remove,
    restore,
    list: () => Promise.resolve(aPageOf([{ ...scheduled, isViewingConfirmed: true }])),
  }),
  play: async (canvas) => {
    await openMenu(canvas, scheduled)
    await canvas.userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Viewing' }))
    await question.findByText('The customer will be emailed that the viewing is cancelled.')
    await canvas.userEvent.click(question.getByRole('button', { name: 'Confirm' }))
    await screen.findByText('Viewing has been deleted.')
    await canvas.userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Viewing has been restored.')
    await expect(restore).toHaveBeenCalledWith(scheduled.id)
  },
}
