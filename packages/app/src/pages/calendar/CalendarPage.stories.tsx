import type { CalendarEnv } from '@latchkey/domain/calendar/calendar.calls'
import type { CalendarLead } from '@latchkey/domain/calendar/viewing.contract'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import { aLead, FIXTURE_NOW } from '@latchkey/domain/leads/lead.fixtures'
import type { LeadsEnv } from '@latchkey/domain/leads/leads.calls'
import { ProblemError } from '@latchkey/domain/platform/problem'
import { failing, type EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import { captured } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { expectAddress } from '../../stories/expect-address.ts'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { CalendarPage } from './CalendarPage.tsx'

const meta = {
  title: 'Pages/Calendar',
  component: CalendarPage,
  ...inApp,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof CalendarPage>
export default meta
type Story = StoryObj<typeof meta>

const HOUR_SECONDS = 3600
const AGENT = { id: 7, username: 'ben@latchkey.example' }
const NAMES = ['Ann Lee', 'Priya Shah', 'Tom Okafor', 'Maria Silva', 'George Whitfield', 'Yusuf Demir']
const VIEWINGS: CalendarLead[] = Array.from({ length: 24 }, (_, index) => {
  const [firstName = '', lastName = ''] = (NAMES[index % NAMES.length] ?? '').split(' ')
  // Ann Lee's first viewing is on Monday at 10:00; some others are outside 07:00 to 19:00.
  return { id: index + 1, firstName, lastName, viewingDate: FIXTURE_NOW + (1 + index * 22.25) * HOUR_SECONDS }
})
const ANN = aLead({
  id: 1,
  status: LEAD_STATUS.ViewingScheduled,
  viewingDate: VIEWINGS[0]?.viewingDate ?? null,
  viewingUserId: AGENT.id,
  isViewingConfirmed: true,
  version: 3,
})

interface SetupOptions {
  leads?: CalendarEnv['calendar']['leads']
  calls?: NonNullable<EnvOverrides['leads']>
  at?: string
}

const appWith = ({ leads = () => Promise.resolve(VIEWINGS), calls = {}, at = '' }: SetupOptions = {}): {
  app: AppSetup
} => ({
  app: {
    path: `/main-menu/calendar${at}`,
    permissions: ['enquiries-view'],
    calls: () => ({
      calendar: { leads },
      leads: { get: () => Promise.resolve(ANN), ...calls },
      users: { dropdown: () => Promise.resolve([AGENT]) },
    }),
  },
})

const first = '10:00 – 11:00, Ann Lee, Monday 2 March 2026'
const moveDialog = async () => within(await screen.findByRole('dialog', { name: 'Move Viewing' }))

/** The current month with its viewings. */
export const Loaded: Story = {
  parameters: { ...captured.parameters, ...appWith() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'March 2026' })).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('gridcell')).toHaveLength(42))
    await expect(await canvas.findByRole('button', { name: first })).toBeVisible()
    await expect(canvas.getByText('Viewings')).toBeVisible()
  },
}

/** The viewings are loading. */
export const Loading: Story = {
  parameters: { ...captured.parameters, ...appWith({ leads: () => new Promise(() => {}) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'March 2026' })).toHaveAttribute('aria-busy', 'true')
  },
}

/** A month without viewings. */
export const Empty: Story = {
  parameters: { ...captured.parameters, ...appWith({ leads: () => Promise.resolve([]) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No viewings in March 2026.')).toBeVisible()
  },
}

/** The week by the hour; a viewing outside the displayed hours is in the nearest row, with its own time. */
export const Week: Story = {
  parameters: { ...captured.parameters, ...appWith({ at: '?view=week&date=2026-03-04' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: '02/03/2026 - 08/03/2026' })).toBeVisible()
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(12)
    await expect(await canvas.findByRole('button', { name: first })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^04:45 – 05:45, .*, Thursday 5 March/ })).toBeVisible()
  },
}

const asked = fn<CalendarEnv['calendar']['leads']>(({ agent }) =>
  Promise.resolve(agent === undefined ? VIEWINGS : VIEWINGS.slice(0, 1)),
)

/** Only the displayed period is requested and, with 'Mine', only own viewings; the address says so. */
export const Mine: Story = {
  parameters: appWith({ leads: asked, at: '?view=week&date=2026-03-04' }),
  play: async ({ canvas, userEvent }) => {
    asked.mockClear()
    await canvas.findByRole('button', { name: /^04:45 – 05:45/ })
    await userEvent.click(canvas.getByRole('combobox', { name: 'Whose viewings' }))
    // Who has no viewing in the period can be chosen too.
    await expect(await screen.findByRole('option', { name: /^ben/ })).toBeVisible()
    await userEvent.click(screen.getByRole('option', { name: 'Mine' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^04:45 – 05:45/ })).toBeNull())
    await expect(canvas.getByRole('button', { name: first })).toBeVisible()
    await expect(asked).toHaveBeenLastCalledWith({ from: '2026-03-02', to: '2026-03-08', agent: 'me' })
    await expectAddress('/main-menu/calendar?view=week&date=2026-03-04&agent=me')
  },
}

/** The next month could not be loaded: an error, not an empty month. */
export const NextPeriodFailed: Story = {
  parameters: appWith({
    leads: ({ from }) => (from < '2026-03-01' ? Promise.resolve(VIEWINGS) : failing('offline')()),
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: first })
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }))
    await expect(await canvas.findByRole('button', { name: first })).toBeVisible()
  },
}

/** The address contains the displayed period, so that it can be shared. */
export const Paging: Story = {
  parameters: appWith(),
  play: async ({ canvas, userEvent, step }) => {
    await step('a viewing opens its lead', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: first }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Viewing Details' }))
      await expect(await dialog.findByRole('textbox', { name: 'Last Name' })).toHaveValue('Lee')
      await expectAddress(expect.stringContaining('lead=1'))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })

    await canvas.findByRole('button', { name: first })
    await step('shows the next month and returns', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
      await canvas.findByRole('grid', { name: 'April 2026' })
      await expectAddress('/main-menu/calendar?view=month&date=2026-04-01')
      await userEvent.click(canvas.getByRole('button', { name: 'Today' }))
      await canvas.findByRole('grid', { name: 'March 2026' })
    })
    await step('shows the week of the clock change', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Week' }))
      for (let weeks = 0; weeks < 4; weeks += 1)
        await userEvent.click(canvas.getByRole('button', { name: 'Next week' }))
      await canvas.findByRole('grid', { name: '30/03/2026 - 05/04/2026' })
      await userEvent.click(canvas.getByRole('button', { name: 'Previous week' }))
      await canvas.findByRole('grid', { name: '23/03/2026 - 29/03/2026' })
      await expectAddress('/main-menu/calendar?view=week&date=2026-03-23')
    })
  },
}

const save = fn<LeadsEnv['leads']['save']>(() => Promise.resolve(true))

/** By keyboard: 'Move…' asks for the new time and changes nothing else. */
export const Moving: Story = {
  parameters: appWith({ calls: { save } }),
  play: async ({ canvas, userEvent }) => {
    save.mockClear()
    const event = await canvas.findByRole('button', { name: first })
    event.focus()
    await userEvent.click(await canvas.findByRole('button', { name: 'Move…' }))
    const dialog = await moveDialog()
    await expect(dialog.getByText(AGENT.username)).toBeVisible()
    await expect(dialog.getByText(/Moving the viewing will email them the change/)).toBeVisible()
    await fireEvent.change(dialog.getByLabelText(/Viewing Date/), {
      target: { value: 'Tuesday 3 March 2026 at 14:15' },
    })
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }))
    await screen.findByText('Viewing has been moved.')
    await expect(save).toHaveBeenCalledWith(
      1,
      expect.objectContaining({ viewingDate: Date.UTC(2026, 2, 3, 14, 15) / 1000, version: 3, status: 4 }),
    )
    await expectAddress(expect.not.stringContaining('lead='))
  },
}

const diary = fn<CalendarEnv['calendar']['leads']>(() =>
  Promise.resolve([
    { id: 1, firstName: 'Ann', lastName: 'Lee', viewingDate: FIXTURE_NOW + HOUR_SECONDS, status: 4 },
    { id: 2, firstName: 'Tom', lastName: 'Okafor', viewingDate: FIXTURE_NOW + 4 * HOUR_SECONDS, status: 4 },
  ]),
)

/** The field's calendar shows the agent's booked viewings, except the one being moved. */
export const MovingAmongOthers: Story = {
  parameters: appWith({ leads: diary, at: '?lead=1&act=move' }),
  play: async ({ userEvent }) => {
    diary.mockClear()
    const dialog = await moveDialog()
    await userEvent.click(dialog.getByRole('button', { name: /^Choose a date and time/ }))
    const picker = within(await screen.findByRole('dialog', { name: 'Choose a date and time' }))
    await expect(await picker.findByRole('button', { name: 'Monday 2 March 2026, 1 viewing' })).toBeVisible()
    await expect(picker.getByRole('button', { name: '13:00 Taken' })).toBeInTheDocument()
    await expect(picker.getByRole('button', { name: '10:00' })).toBeInTheDocument()
    await expect(diary).toHaveBeenCalledWith({ from: '2026-02-23', to: '2026-04-05', agent: '7' })
  },
}

const clash = { id: 4, name: 'Chidi Okafor', viewingDate: FIXTURE_NOW + HOUR_SECONDS / 2 }
const clashing = fn<LeadsEnv['leads']['save']>((_id, { override }) =>
  override
    ? Promise.resolve(true)
    : Promise.reject(new ProblemError({ kind: 'rejected', body: { error: 'clash', message: '', clash } })),
)

/** The agent has another viewing at the new time: it is named, and moving needs confirmation. */
export const MovingIntoAClash: Story = {
  parameters: appWith({ calls: { save: clashing }, at: '?lead=1&act=move' }),
  play: async ({ userEvent }) => {
    const dialog = await moveDialog()
    await fireEvent.change(dialog.getByLabelText(/Viewing Date/), { target: { value: '2026-03-02T09:30' } })
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Two viewings at once' }))
    await expect(question.getByText('Chidi Okafor')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Confirm anyway' }))
    await screen.findByText('Viewing has been moved.')
    await expect(clashing).toHaveBeenLastCalledWith(1, expect.objectContaining({ override: true }))
  },
}

const readAgain = fn<LeadsEnv['leads']['get']>()
const savedByOther = fn<LeadsEnv['leads']['save']>((_id, { version }) =>
  version === 4
    ? Promise.resolve(true)
    : Promise.reject(
        new ProblemError({ kind: 'rejected', body: { error: 'conflict', message: '', changedBy: null } }),
      ),
)

/** A colleague has moved the viewing first: nothing is saved, and the dialog shows the new time to decide again. */
export const MovedMeanwhile: Story = {
  parameters: appWith({ calls: { get: readAgain, save: savedByOther }, at: '?lead=1&act=move' }),
  beforeEach() {
    const moved = { ...ANN, viewingDate: FIXTURE_NOW + 2 * HOUR_SECONDS, version: 4 }
    readAgain.mockReset().mockResolvedValueOnce(ANN).mockResolvedValue(moved)
  },
  play: async ({ userEvent }) => {
    const dialog = await moveDialog()
    await expect(dialog.getByText('02/03/2026 10:00')).toBeVisible()
    await fireEvent.change(dialog.getByLabelText(/Viewing Date/), { target: { value: '2026-03-02T12:00' } })
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }))
    await screen.findByText('Somebody else changed this in the meantime. Please check it again.')
    await expect(await dialog.findByText('02/03/2026 11:00')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }))
    await screen.findByText('Viewing has been moved.')
    await expect(savedByOther).toHaveBeenLastCalledWith(
      1,
      expect.objectContaining({ viewingDate: Date.UTC(2026, 2, 2, 12) / 1000, version: 4 }),
    )
  },
}

const rejectsPhone = () =>
  Promise.reject(
    new ProblemError({ kind: 'invalid', errors: [{ attribute: 'phone', errors: [{ name: 'pattern' }] }] }),
  )

/** The lead's phone number is no longer valid: its own form opens to correct it. */
export const MovingAnOldLead: Story = {
  parameters: appWith({ calls: { save: rejectsPhone }, at: '?lead=1&act=move' }),
  play: async ({ userEvent }) => {
    const dialog = await moveDialog()
    await fireEvent.change(dialog.getByLabelText(/Viewing Date/), { target: { value: '2026-03-02T12:00' } })
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }))
    await screen.findByRole('dialog', { name: 'Viewing Details' })
    await screen.findByText('Please check the form for errors')
  },
}
