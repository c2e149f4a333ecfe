import { leadRows } from '@latchkey/domain/leads/lead-rows.fixtures'
import { aLead, FIXTURE_NOW } from '@latchkey/domain/leads/lead.fixtures'
import type { Permission } from '@latchkey/domain/permissions/permission.enums'
import { aPageOf } from '@latchkey/domain/platform/lists/page.fixtures'
import { createMemoryStorage } from '@latchkey/domain/platform/storage/storage'
import { failing, type EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import { captured } from '@latchkey/ui/stories/captured.ts'
import { STORY_NOW_MS, wakeAt } from '@latchkey/ui/stories/clock.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { expectAddress } from '../../stories/expect-address.ts'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { DashboardPage } from './DashboardPage.tsx'

const meta = {
  title: 'Pages/Dashboard',
  component: DashboardPage,
  ...inApp,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof DashboardPage>
export default meta
type Story = StoryObj<typeof meta>

const HOUR_SECONDS = 3600
const viewings = leadRows('Viewing', 32)
const enquiries = leadRows('Enquiry', 6)
const weekOfViewings = viewings.slice(0, 12).map(({ id, firstName, lastName }, index) => ({
  id,
  firstName,
  lastName,
  viewingDate: FIXTURE_NOW + (1 + index * 10.25) * HOUR_SECONDS,
}))

const WAITING = {
  total: 4,
  due: 1,
  overdue: 3,
  toComplete: { total: 0, late: 0 },
  models: enquiries.slice(0, 2),
}

const mocked: EnvOverrides = {
  calendar: { leads: () => Promise.resolve(weekOfViewings) },
  leads: {
    scheduled: (query) => Promise.resolve(aPageOf(viewings, query)),
    awaiting: (query) => Promise.resolve(aPageOf(enquiries, query)),
    list: () => Promise.resolve({ ...aPageOf([]), total: 6 }),
    waiting: () => Promise.resolve(WAITING),
    get: (id) => Promise.resolve(aLead({ id })),
  },
  users: { dropdown: () => Promise.resolve([]) },
}

const appWith = (
  over: EnvOverrides = {},
  permissions: readonly Permission[] = ['enquiries-view', 'viewings-view'],
): { app: AppSetup } => ({
  app: {
    path: '/',
    permissions,
    calls: () => ({ ...mocked, ...over, leads: { ...mocked.leads, ...over.leads } }),
  },
})

const region = async (name: string) => within(await screen.findByRole('region', { name }))
const nothing = () => Promise.resolve(aPageOf([]))
const noneWaiting = () =>
  Promise.resolve({ total: 0, due: 0, overdue: 0, toComplete: { total: 0, late: 0 }, models: [] })
/** A usual morning of an agent: the number of leads per card, with links to the lists. */
export const Loaded: Story = {
  parameters: { ...captured.parameters, ...appWith() },
  play: async () => {
    const week = await region('Week overview')
    await week.findByRole('button', { name: /^10:00 – 11:00, Ann Lee, Monday 2 March/ })
    const scheduled = await region('Viewing scheduled')
    await expect(await scheduled.findByText('32')).toBeVisible()
    await expect(scheduled.getByRole('link', { name: 'View All' })).toHaveAttribute(
      'href',
      '/main-menu/viewings',
    )
    const awaiting = await region('Awaiting feedback')
    await expect(awaiting.getByRole('link', { name: 'View All' })).toHaveAttribute(
      'href',
      '/main-menu/enquiries',
    )
    await expect(week.getByRole('link', { name: 'Go to Calendar' })).toHaveAttribute(
      'href',
      '/main-menu/calendar',
    )
    await (await region('Waiting longest')).findByText('Overdue: 25 h')
    const urgent = within(screen.getByRole('list', { name: 'Urgent' })).getAllByRole('link')
    await expect(urgent.map(({ textContent }) => textContent)).toEqual([
      '3 overdue',
      '1 due soon',
      '6 viewings today',
    ])
  },
}

/** A page that stays open over the weekend shows the new week, unless another one was chosen. */
export const OverTheWeekend: Story = {
  parameters: appWith(),
  play: async ({ canvas, userEvent, step }) => {
    const week = await region('Week overview')
    await step('also after another week was looked at', async () => {
      for (const goBack of ['Today', 'Previous week']) {
        await userEvent.click(await week.findByRole('button', { name: 'Next week' }))
        await expect(canvas.getByText('09/03/2026 - 15/03/2026')).toBeVisible()
        await userEvent.click(week.getByRole('button', { name: goBack }))
      }
      await expect(canvas.getByText('02/03/2026 - 08/03/2026')).toBeVisible()
      const restore = wakeAt(STORY_NOW_MS + 7 * 24 * HOUR_SECONDS * 1000)
      await waitFor(() => expect(canvas.getByText('09/03/2026 - 15/03/2026')).toBeVisible())
      restore()
    })
    await step('a chosen week stays', async () => {
      await userEvent.click(week.getByRole('button', { name: 'Next week' }))
      await expect(canvas.getByText('16/03/2026 - 22/03/2026')).toBeVisible()
      const restore = wakeAt(STORY_NOW_MS + 21 * 24 * HOUR_SECONDS * 1000)
      await expect(canvas.getByText('16/03/2026 - 22/03/2026')).toBeVisible()
      restore()
    })
  },
}

/** No viewings and no waiting enquiries. */
export const Empty: Story = {
  parameters: {
    ...captured.parameters,
    ...appWith({
      calendar: { leads: () => Promise.resolve([]) },
      leads: { list: nothing, scheduled: nothing, awaiting: nothing, waiting: noneWaiting },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No viewings scheduled')).toBeVisible()
    await expect(canvas.getByText('Every enquiry has had an answer')).toBeVisible()
    await expect(canvas.getByText('Nothing is urgent.')).toBeVisible()
    await expect(canvas.getByText('No viewings this week.')).toBeVisible()
  },
}

/** Nothing could be loaded; each part offers a retry, and none claims to be empty. */
export const Failed: Story = {
  parameters: {
    ...captured.parameters,
    ...appWith({
      calendar: { leads: failing('offline') },
      leads: {
        scheduled: failing('offline'),
        awaiting: failing('offline'),
        waiting: failing('offline'),
      },
    }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/could not be loaded/)).toHaveLength(5))
    await expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(5)
    await expect(canvas.queryByText(/^No viewings/)).toBeNull()
  },
}

const pending = {
  week: Promise.withResolvers<typeof weekOfViewings>(),
  scheduled: Promise.withResolvers<ReturnType<typeof aPageOf<(typeof viewings)[number]>>>(),
  awaiting: Promise.withResolvers<ReturnType<typeof aPageOf<(typeof viewings)[number]>>>(),
}

/** Of the window: what begins below it may move. */
const placesOf = (parts: readonly HTMLElement[]) =>
  parts.map((part) => {
    const { left, top, width } = part.getBoundingClientRect()
    return [left, Math.min(top, innerHeight), width]
  })

/** Each part appears when its data arrives, and none moves when another one arrives. */
export const OneAfterTheOther: Story = {
  parameters: appWith({
    calendar: { leads: () => pending.week.promise },
    leads: {
      scheduled: () => pending.scheduled.promise,
      awaiting: () => pending.awaiting.promise,
    },
  }),
  beforeEach: () => {
    pending.week = Promise.withResolvers()
    pending.scheduled = Promise.withResolvers()
    pending.awaiting = Promise.withResolvers()
  },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('region', { name: 'Awaiting feedback' })
    const parts = ['Week overview', 'Viewing scheduled', 'Awaiting feedback'].map((name) =>
      canvas.getByRole('region', { name }),
    )
    const before = placesOf(parts)
    await step('the last list arrives first', async () => {
      pending.awaiting.resolve(aPageOf(enquiries))
      await canvas.findByRole('button', { name: /^Edit Ann Lee/ })
      await expect(placesOf(parts)).toEqual(before)
    })
    await step('then the first list arrives, with more rows than fit', async () => {
      pending.scheduled.resolve(aPageOf(viewings))
      await canvas.findByText(/of 2 · 32 viewings/)
      await expect(placesOf(parts)).toEqual(before)
    })
    await step('then the week arrives', async () => {
      pending.week.resolve(weekOfViewings)
      await canvas.findByRole('button', { name: /^10:00 – 11:00, Ann Lee, Monday 2 March/ })
      await expect(placesOf(parts)).toEqual(before)
    })
  },
}

/** The same on a phone, where the parts are stacked. */
export const OneAfterTheOtherOnAPhone: Story = {
  ...OneAfterTheOther,
  globals: { viewport: { value: 'w360' } },
}

const readWaiting = fn(() => Promise.resolve({ ...WAITING, toComplete: { total: 3, late: 1 } }))

/**
 * Above the lists, which are long: the leads that have waited longest, and enquiries to complete; a name opens the lead, as
 * does the pencil of a list.
 */
export const WaitingLongest: Story = {
  parameters: appWith({ leads: { waiting: readWaiting } }),
  play: async ({ canvas, step, userEvent }) => {
    const waiting = await region('Waiting longest')
    await expect(await waiting.findByText('4')).toBeVisible()
    await screen.findByRole('link', { name: '3 overdue' })
    await expect(readWaiting).toHaveBeenCalledOnce()
    await expect(waiting.getByRole('link', { name: '3 to complete' })).toHaveAttribute(
      'href',
      '/main-menu/enquiries?toComplete=1',
    )
    await step('the pencil of a list opens its lead', async () => {
      const awaiting = await region('Awaiting feedback')
      await userEvent.click(await awaiting.findByRole('button', { name: 'Edit Ann Lee' }))
      const lead = within(await screen.findByRole('dialog', { name: 'Enquiry Details' }))
      await expectAddress(`/?lead=${enquiries[0]?.id}`)
      await lead.findByRole('textbox', { name: 'Last Name' })
      await userEvent.keyboard('{Escape}')
      await expectAddress('/')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
    const lists = canvas.getByRole('region', { name: 'Viewing scheduled' }).getBoundingClientRect()
    await expect(waiting.getByText('Overdue: 25 h').getBoundingClientRect().bottom).toBeLessThan(lists.top)
    await expect(waiting.getByText('Overdue: 25 h')).toBeVisible()
    await expect(waiting.getByRole('link', { name: 'View all' })).toHaveAttribute(
      'href',
      '/main-menu/enquiries?waiting=1',
    )
    await userEvent.click(waiting.getByRole('button', { name: 'Ann Lee' }))
    await screen.findByRole('dialog', { name: 'Enquiry Details' })
    // Behind the dialog.
    await expect(canvas.getByRole('region', { name: 'Week overview', hidden: true })).toBeInTheDocument()
  },
}

const storage = createMemoryStorage({ dashboard_viewings_pagination: '{"page":99,"limit":10}' })

/** The stored page number is beyond the last page: the last page is shown and stored. */
export const BeyondTheLastPage: Story = {
  parameters: appWith({ storage }),
  play: async () => {
    const scheduled = await region('Viewing scheduled')
    await expect(await scheduled.findByText('Page 4 of 4 · 32 viewings')).toBeVisible()
    await expect(storage.getItem('dashboard_viewings_pagination')).toBe('{"page":4,"limit":10}')
  },
}

/** With `viewings-view` only: the other card stays empty without a message, and is not requested. */
export const ViewingsOnly: Story = {
  parameters: { ...captured.parameters, ...appWith({ leads: { scheduled: nothing } }, ['viewings-view']) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No viewings scheduled')).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Awaiting feedback' })).toHaveTextContent(
      /^Awaiting feedback$/,
    )
    await expect(canvas.queryByRole('link', { name: 'Go to Calendar' })).toBeNull()
  },
}

/** A user without roles: a banner explains the empty page. */
export const NoRoles: Story = {
  parameters: {
    ...captured.parameters,
    app: { path: '/', permissions: [] } satisfies AppSetup,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You do not have access to any pages yet/)).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Week overview' })).toBeVisible()
  },
}
