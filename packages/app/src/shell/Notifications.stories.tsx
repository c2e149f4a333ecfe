import { everyKind } from '@latchkey/domain/notifications/notifications.fixtures'
import type { NotificationsEnv } from '@latchkey/domain/notifications/notifications.calls'
import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import { aPageOf } from '@latchkey/domain/platform/lists/page.fixtures'
import { GENERIC_ERROR } from '@latchkey/domain/platform/messages'
import { failing } from '@latchkey/domain/root/env.fixtures'
import { aFoundLead } from '@latchkey/domain/search/search.fixtures'
import { Button } from '@latchkey/ui/controls/Button/Button.tsx'
import { captured } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { expectAddress } from '../stories/expect-address.ts'
import { useRoot } from '../runtime/runtime.ts'
import { inApp, type AppSetup } from '../stories/in-app.tsx'
import { RootLayout } from './RootLayout.tsx'
import { StaffLayout } from './StaffLayout.tsx'

const page = fn<NotificationsEnv['notifications']['page']>()
const read = fn<NotificationsEnv['notifications']['read']>()

const meta = {
  title: 'Pages/Notifications',
  component: StaffLayout,
  ...inApp,
  parameters: { ...ownFrame, layout: 'fullscreen' },
  beforeEach: () => {
    page.mockReset().mockResolvedValue(aPageOf(everyKind()))
    read.mockReset().mockResolvedValue(true)
  },
} satisfies Meta<typeof StaffLayout>
export default meta
type Story = StoryObj<typeof meta>

const profile = { firstName: 'Ann', lastName: 'Lee', media: null }

const appWith = (
  notifications: Partial<NotificationsEnv['notifications']>,
  lead: ReturnType<typeof aFoundLead> | null = aFoundLead(),
): { app: AppSetup } => ({
  app: {
    path: '/main-menu/calendar',
    permissions: PERMISSIONS,
    isFrame: true,
    calls: () => ({
      session: { profile: () => Promise.resolve(profile) },
      search: { recent: () => Promise.resolve({ recent: lead ? [{ kind: 'lead', ...lead }] : [] }) },
      notifications: {
        page: () => Promise.resolve(aPageOf(everyKind())),
        unread: () => Promise.resolve({ unread: 4 }),
        read,
        ...notifications,
      },
    }),
  },
})

const open = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 4 new' }))
  return within(await screen.findByRole('dialog', { name: 'Notifications' }))
}

/** The panel below the bell. */
export const Loaded: Story = {
  parameters: { ...captured.parameters, ...ownFrame, ...appWith({}) },
  play: async ({ userEvent }) => {
    const panel = await open(userEvent)
    await expect(await panel.findAllByRole('listitem')).toHaveLength(6)
  },
}

function WithAnotherUser() {
  const { session } = useRoot()
  const ben = { id: 2, email: 'ben@latchkey.example', jwt: 'another' }
  return (
    <>
      <Button onClick={() => session.begin(ben)}>Sign in as Ben</Button>
      <RootLayout />
    </>
  )
}

/** Nothing of a user stays when another one signs in over the page. */
export const OfAnotherUser: Story = {
  parameters: appWith({ page }),
  render: () => <WithAnotherUser />,
  play: async ({ canvas, userEvent }) => {
    const panel = await open(userEvent)
    await panel.findByText(/assigned 12 leads/)
    page.mockReturnValue(new Promise(() => undefined))
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in as Ben' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const opened = await open(userEvent)
    await expect(opened.queryByText(/assigned 12 leads/)).toBeNull()
  },
}

/** A line opens its lead over the list and is marked as read. */
export const Reading: Story = {
  parameters: appWith({}),
  play: async ({ step, userEvent }) => {
    const panel = await open(userEvent)
    await panel.findAllByRole('listitem')
    await step('a line without a lead is marked as read', async () => {
      await userEvent.click(panel.getByRole('button', { name: /assigned 12 leads/ }))
      await waitFor(() => expect(read).toHaveBeenLastCalledWith({ ids: [5] }))
      await expectAddress(expect.stringContaining('/main-menu/calendar'))
    })
    await step('marks all as read', async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Mark all as read' }))
      await waitFor(() => expect(read).toHaveBeenLastCalledWith({ all: true }))
    })
    await step('opens a lead', async () => {
      await userEvent.click(panel.getByRole('button', { name: /asked to reserve/ }))
      await expectAddress(expect.stringContaining('/main-menu/viewings?lead=7'))
      await expect(read).toHaveBeenLastCalledWith({ ids: [3] })
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull())
    })
  },
}

/** The lines could not be loaded. */
export const Failed: Story = {
  parameters: appWith({ page: failing('offline') }),
  play: async ({ userEvent }) => {
    const panel = await open(userEvent)
    await expect(await panel.findByRole('button', { name: 'Retry' })).toBeEnabled()
  },
}

/** The lead of a line was deleted meanwhile: nothing opens. */
export const LeadGone: Story = {
  parameters: appWith({}, null),
  play: async ({ userEvent }) => {
    const panel = await open(userEvent)
    await userEvent.click(await panel.findByRole('button', { name: /asked to reserve/ }))
    await waitFor(() => expect(read).toHaveBeenCalledWith({ ids: [3] }))
    await expectAddress(expect.stringContaining('/main-menu/calendar'))
  },
}

/** Marking as read failed. */
export const NotMarked: Story = {
  parameters: appWith({ read: failing('broken') }),
  play: async ({ userEvent }) => {
    const panel = await open(userEvent)
    await userEvent.click(await panel.findByRole('button', { name: 'Mark all as read' }))
    // The toast fades in.
    await waitFor(() => expect(screen.getByText(GENERIC_ERROR)).toBeVisible())
  },
}
