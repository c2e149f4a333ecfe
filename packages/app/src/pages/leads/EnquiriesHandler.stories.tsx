import type { HandlerOption } from '@latchkey/domain/leads/handler/handler.contract'
import type { LeadsEnv } from '@latchkey/domain/leads/leads.calls'
import type { Permission } from '@latchkey/domain/permissions/permission.enums'
import { ProblemError } from '@latchkey/domain/platform/problem'
import { capturedAtOneWidth } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { expectAddress } from '../../stories/expect-address.ts'
import { inApp } from '../../stories/in-app.tsx'
import { leadListSetup } from '../../stories/lead-list.fixtures.ts'
import { EnquiriesPage } from './EnquiriesPage.tsx'

const meta = {
  title: 'Pages/Enquiries/Handler',
  component: EnquiriesPage,
  ...inApp,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof EnquiriesPage>
export default meta
type Story = StoryObj<typeof meta>

const ALEX: HandlerOption = { id: 2, name: 'Alex Morgan', takesViewings: true }
const GRACE: HandlerOption = { id: 3, name: 'Grace Patel', takesViewings: true }
const MANAGING: readonly Permission[] = ['enquiries-view', 'leads-assign']

const { rows, appWith } = leadListSetup('Enquiry', '/main-menu/enquiries', ['enquiries-view'])
const first = rows[0]
if (first === undefined) throw new Error('The fixtures have no enquiries.')
const list = fn<LeadsEnv['leads']['list']>()
const assign = fn<LeadsEnv['leads']['assign']>()
const handlers = () => Promise.resolve([ALEX, GRACE])
const quicker = () =>
  Promise.reject(
    new ProblemError({ kind: 'rejected', body: { error: 'taken', handler: { ...ALEX, active: true } } }),
  )

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Enquiry Details' }))

/** The choice of a handler is in the address, next to the filters. */
export const Mine: Story = {
  parameters: appWith({}, { at: '?page=2&limit=10&name=ann' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mine' }))
    await expectAddress('/main-menu/enquiries?page=1&limit=10&name=ann&handler=me')
    await expect(canvas.getByRole('button', { name: 'Mine' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.queryByRole('combobox', { name: 'Handler' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'All' }))
    await expectAddress('/main-menu/enquiries?page=1&limit=10&name=ann')
  },
}

/** With `leads-assign`: the leads of one colleague. */
export const OfOneColleague: Story = {
  parameters: {
    ...capturedAtOneWidth.parameters,
    ...appWith({ handlers }, { at: '?handler=3', held: MANAGING }),
  },
  play: async ({ canvas }) => {
    const select = await canvas.findByRole('combobox', { name: 'Handler' })
    await waitFor(() => expect(select).toHaveTextContent('Grace Patel'))
  },
}

/** Another colleague is chosen. */
export const OfAnotherColleague: Story = {
  parameters: appWith({ handlers }, { at: '?handler=3', held: MANAGING }),
  play: async ({ canvas, userEvent }) => {
    const select = await canvas.findByRole('combobox', { name: 'Handler' })
    await waitFor(() => expect(select).toHaveTextContent('Grace Patel'))
    await userEvent.click(select)
    await userEvent.click(await screen.findByRole('option', { name: 'Alex Morgan' }))
    await expectAddress(expect.stringContaining('handler=2'))
  },
}

/** Another user took the lead first; taking it afterwards. */
export const Taking: Story = {
  parameters: appWith({ assign }, { at: `?lead=${first.id}` }),
  beforeEach: () => {
    assign.mockReset().mockImplementationOnce(quicker).mockResolvedValue(true)
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await (await dialog()).findByRole('button', { name: 'Take' }))
    await waitFor(() => expect(screen.getByText('Alex Morgan has taken this lead already.')).toBeVisible())
    await userEvent.click(await (await dialog()).findByRole('button', { name: 'Take' }))
    await waitFor(() => expect(screen.getByText('You have this lead now.')).toBeVisible())
    await expect(assign).toHaveBeenLastCalledWith(first.id, expect.any(Number), null)
  },
}

/** Assigning a lead; when another user takes it first, the dialog names them and stays open. */
export const Assigning: Story = {
  parameters: appWith({ handlers, assign }, { at: `?lead=${first.id}`, held: MANAGING }),
  beforeEach: () => {
    list.mockReset()
    assign.mockReset().mockImplementationOnce(quicker).mockResolvedValue(true)
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await (await dialog()).findByRole('button', { name: 'Assign…' }))
    const asking = within(await screen.findByRole('dialog', { name: 'Assign Lead' }))
    await userEvent.click(asking.getByRole('combobox', { name: /Handler/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Grace Patel' }))
    await userEvent.click(asking.getByRole('button', { name: 'Assign' }))
    await expect(await asking.findByText('Alex Morgan has taken this lead already.')).toBeVisible()
    await userEvent.click(asking.getByRole('button', { name: 'Assign' }))
    await waitFor(() => expect(screen.getByText('Lead has been assigned to Grace Patel.')).toBeVisible())
    await expect(assign).toHaveBeenLastCalledWith(first.id, GRACE.id, null)
  },
}

const answer = fn<LeadsEnv['leads']['answer']>()

/** A waiting lead is marked as answered, which can be undone. */
export const Answering: Story = {
  parameters: appWith({ answer }, { at: `?waiting=1&lead=${first.id}` }),
  beforeEach: () => {
    answer.mockReset().mockResolvedValue(true)
  },
  play: async ({ canvas, step, userEvent }) => {
    const inside = await dialog()
    await userEvent.click(await inside.findByRole('button', { name: 'Mark as answered' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'By phone' }))
    await waitFor(() => expect(screen.getByText('Marked as answered.')).toBeVisible())
    await expect(answer).toHaveBeenLastCalledWith(first.id, 1)
    await step('Undo removes the mark', async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Undo/ }))
      await waitFor(() => expect(answer).toHaveBeenLastCalledWith(first.id, null))
    })
    await step('the toggle is in the address', async () => {
      await userEvent.click(inside.getByLabelText('Close'))
      const toggle = await canvas.findByRole('button', { name: 'Waiting' })
      await expect(toggle).toHaveAttribute('aria-pressed', 'true')
      await userEvent.click(toggle)
      await expectAddress(expect.not.stringContaining('waiting'))
    })
  },
}
