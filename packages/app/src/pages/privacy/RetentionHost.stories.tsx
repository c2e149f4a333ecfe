import { aPageOf } from '@latchkey/domain/platform/lists/page.fixtures'
import type { AnonymiseReport } from '@latchkey/domain/privacy/retention/retention.contract'
import { DUE_LEADS } from '@latchkey/domain/privacy/retention/retention.fixtures'
import { failing, type EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import { capturedOnce } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from 'react-router-dom'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { expectAddress } from '../../stories/expect-address.ts'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { RetentionHost } from './RetentionHost.tsx'

const meta = {
  title: 'Pages/Due for review',
  component: RetentionHost,
  ...inApp,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof RetentionHost>
export default meta
type Story = StoryObj<typeof meta>

const appWith = (retention: NonNullable<EnvOverrides['retention']>): { app: AppSetup } => ({
  app: {
    path: '/settings/privacy',
    permissions: ['privacy-manage'],
    calls: () => ({ retention: { list: () => Promise.resolve(aPageOf(DUE_LEADS)), ...retention } }),
  },
})

const anonymise = fn<(ids: readonly number[]) => Promise<AnonymiseReport>>(() =>
  Promise.resolve({ done: [12], failed: [{ id: 7, reason: 'live' }] }),
)
const keep = fn<() => Promise<boolean>>(() => Promise.resolve(true))

type Playing = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>

async function select({ canvas, userEvent }: Playing, act: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Select' }))
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Ann Lee' }))
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Bo Ng' }))
  await userEvent.click(canvas.getByRole('button', { name: act }))
}

async function confirm({ userEvent }: Playing) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Anonymise 2 leads' }))
  await userEvent.type(dialog.getByRole('textbox'), 'ANONYMISE{Enter}')
}

/** One of two leads is anonymised; the other one is in progress and stays selected. */
export const PartlyAnonymised: Story = {
  ...capturedOnce,
  parameters: { ...capturedOnce.parameters, ...appWith({ anonymise }) },
  play: async (playing) => {
    anonymise.mockClear()
    await select(playing, 'Anonymise')
    await confirm(playing)
    await screen.findByText('1 lead has been anonymised.')
    await expect(anonymise.mock.calls).toEqual([[[7, 12]]])
    const report = within(await screen.findByRole('dialog', { name: 'Some leads were not anonymised' }))
    await waitFor(() => expect(report.getByText('Bo Ng')).toBeVisible())
    await playing.userEvent.keyboard('{Escape}')
    await expect(await playing.canvas.findByRole('checkbox', { name: 'Select Bo Ng' })).toBeChecked()
    await expect(playing.canvas.getByRole('checkbox', { name: 'Select Ann Lee' })).not.toBeChecked()
  },
}

/** Two leads are kept longer. */
export const Kept: Story = {
  parameters: appWith({ keep }),
  play: async (playing) => {
    keep.mockClear()
    await select(playing, 'Keep longer')
    const dialog = within(await screen.findByRole('dialog', { name: 'Keep 2 leads longer' }))
    await playing.userEvent.type(dialog.getByRole('spinbutton', { name: 'Months from today' }), '6')
    await playing.userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A claim is open.')
    await playing.userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await screen.findByText('2 leads have been kept longer.')
    await expect(keep.mock.calls).toEqual([[[7, 12], { months: 6, reason: 'A claim is open.' }]])
  },
}

const findQuestion = async () =>
  within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }))

/** As by Back: what is under the dialog cannot be pressed. */
const leave = () => screen.getByText('Elsewhere').click()

/** Leaving the page asks before what was typed is lost, and once only. */
export const Left: Story = {
  parameters: appWith({}),
  render: () => (
    <>
      <RetentionHost />
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  ),
  play: async (playing) => {
    await select(playing, 'Keep longer')
    const dialog = within(await screen.findByRole('dialog', { name: 'Keep 2 leads longer' }))
    const reason = dialog.getByRole('textbox', { name: 'Reason' })
    await playing.userEvent.type(reason, 'A claim is open.')
    leave()
    const question = await findQuestion()
    await playing.userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expectAddress(expect.stringContaining('/settings/privacy'))
    await expect(reason).toHaveValue('A claim is open.')
    leave()
    await playing.userEvent.click((await findQuestion()).getByRole('button', { name: 'Discard' }))
    await expectAddress(expect.stringContaining('/elsewhere'))
  },
}

/** The proof of identity was cancelled: nothing is anonymised, without a message; the selection stays. */
export const Unproved: Story = {
  parameters: appWith({ anonymise: failing('unproved') }),
  play: async (playing) => {
    await select(playing, 'Anonymise')
    await confirm(playing)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(screen.queryByText('Something went wrong. Please try again.')).not.toBeInTheDocument()
    await expect(playing.canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
  },
}

/** Anonymising fails; the selection stays. */
export const Failed: Story = {
  parameters: appWith({ anonymise: failing('offline') }),
  play: async (playing) => {
    await select(playing, 'Anonymise')
    await confirm(playing)
    await screen.findByText(/cannot be reached/)
    await expect(playing.canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
  },
}
