import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import type { LeadsEnv } from '@latchkey/domain/leads/leads.calls'
import { capturedOnce } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { inApp } from '../../stories/in-app.tsx'
import { leadListSetup } from '../../stories/lead-list.fixtures.ts'
import { ReservationsPage } from './ReservationsPage.tsx'

const meta = {
  title: 'Pages/Reservations',
  component: ReservationsPage,
  ...inApp,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof ReservationsPage>
export default meta
type Story = StoryObj<typeof meta>

const { rows, appWith } = leadListSetup('Reservation', '/main-menu/reservations', ['reservations-view'])
const considered = rows.find(({ status }) => status === LEAD_STATUS.ReservationConsider)
if (considered === undefined) throw new Error('The fixtures have no lead to consider.')
const open = { at: `?lead=${considered.id}` }
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Reservation Details' }))

/** A usual list: seven columns, latest first. */
export const Loaded: Story = {
  // The table of leads is captured in a narrow window and in dark.
  parameters: { ...capturedOnce.parameters, ...appWith({}, { total: 60 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Page 1 of 3 · 60 reservations')).toBeVisible()
  },
}

/** The menu of a row; Escape returns the focus. */
export const RowMenu: Story = {
  parameters: appWith(),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 1 of 1 · 12 reservations')
    const [menu] = canvas.getAllByRole('button', { name: /^Actions for / })
    await userEvent.click(menu ?? document.body)
    await screen.findByRole('menu')
    const items = screen.getAllByRole('menuitem').map((item) => item.textContent)
    await expect(items).toEqual(['View/Edit', 'Delete'])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(menu).toHaveFocus())
  },
}

const verify = fn<LeadsEnv['leads']['verify']>()
const decline = fn<LeadsEnv['leads']['decline']>(() => Promise.resolve(true))

/** Verifying asks first; the dialog stays open if the home was reserved elsewhere meanwhile, and closes when it is done. */
export const Verifying: Story = {
  parameters: appWith({ verify }, open),
  play: async ({ canvas, step, userEvent }) => {
    verify.mockReset().mockResolvedValueOnce(false).mockResolvedValue(true)
    const form = await dialog()
    const ask = async () => {
      await userEvent.click(await form.findByRole('button', { name: 'Verify Customer' }))
      return within(await screen.findByRole('alertdialog', { name: 'Verify Customer' }))
    }
    await step('Cancel changes nothing', async () => {
      await userEvent.click((await ask()).getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(verify).not.toHaveBeenCalled()
    })
    await step('the server rejects it', async () => {
      await userEvent.click((await ask()).getByRole('button', { name: 'Confirm' }))
      await screen.findByText('Something went wrong. Please try again.')
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    })
    await step('Confirm calls the server', async () => {
      await userEvent.click((await ask()).getByRole('button', { name: 'Confirm' }))
      await screen.findByText('Customer has been verified.')
      await expect(verify).toHaveBeenCalledWith(considered.id, null)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      // The dialog was opened by its address, so no control has opened it.
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    })
  },
}

/** Declining asks first; the dialog then closes. */
export const Declining: Story = {
  parameters: appWith({ decline }, open),
  play: async ({ userEvent }) => {
    decline.mockClear()
    const form = await dialog()
    await userEvent.click(await form.findByRole('button', { name: 'Decline Customer' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Decline Customer' }))
    await userEvent.click(question.getByRole('button', { name: 'Confirm' }))
    await screen.findByText('Customer has been declined.')
    await expect(decline).toHaveBeenCalledWith(considered.id, null)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
