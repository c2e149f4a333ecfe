import { PERMISSIONS, type Permission } from '@latchkey/domain/permissions/permission.enums'
import { aPageOf } from '@latchkey/domain/platform/lists/page.fixtures'
import { ProblemError } from '@latchkey/domain/platform/problem'
import { aRole } from '@latchkey/domain/roles/role.fixtures'
import { type EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import { aUser } from '@latchkey/domain/users/user.fixtures'
import { captured } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { closingTabAsks, discard } from '../../stories/discards.ts'
import { expectAddress } from '../../stories/expect-address.ts'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { UsersPage } from './UsersPage.tsx'

const meta = {
  title: 'Pages/Manage Users',
  component: UsersPage,
  ...inApp,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof UsersPage>
export default meta
type Story = StoryObj<typeof meta>
type Users = NonNullable<EnvOverrides['users']>
type Context = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>

const ROWS = [
  aUser({ id: 1, username: 'ann@latchkey.example', roles: [{ id: 1, name: 'System Administrator' }] }),
  aUser({ id: 2, username: 'ben@latchkey.example', active: false, lastLogin: null, roles: [] }),
]
const mocked: Users = {
  list: (query) => Promise.resolve(aPageOf(ROWS, query)),
  work: () => Promise.resolve({ viewings: [], viewingsTotal: 0, leadsTotal: 0, keys: 0 }),
}
const appWith = (
  users: Users = {},
  permissions: readonly Permission[] = PERMISSIONS,
  search = '',
): { app: AppSetup } => ({
  app: {
    path: `/settings/users${search}`,
    permissions,
    isLeft: true,
    calls: () => ({
      roles: { list: (query) => Promise.resolve(aPageOf([aRole()], query)) },
      users: { ...mocked, ...users },
    }),
  },
})
const choose = async ({ canvas, userEvent }: Context, username: string, line: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${username}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: line }))
}
const confirm = async (userEvent: Context['userEvent'], title: string, question: string) => {
  const dialog = within(await screen.findByRole('alertdialog', { name: title }))
  await expect(dialog.getByText(question)).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
}

const resetOf = fn(() => Promise.resolve(true))

/** The list of an administrator. */
export const Loaded: Story = {
  parameters: { ...captured.parameters, ...appWith() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Never Logged In')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Manage Roles' })).toHaveAttribute(
      'href',
      '/settings/users/roles',
    )
  },
}

const toggleActive = fn(() => Promise.resolve(true))
const resetPassword = fn(() => Promise.resolve(true))
const remove = fn<(id: number) => Promise<boolean>>()

const leave = fn(() => Promise.resolve(true))

/** Disabling a user with work hands it over in the same step. */
export const HandOver: Story = {
  parameters: appWith({
    dropdown: () => Promise.resolve(ROWS.map(({ id, username }) => ({ id, username }))),
    work: () => Promise.resolve({ viewings: [], viewingsTotal: 0, leadsTotal: 3, keys: 0 }),
    toggleActive: leave,
  }),
  play: async ({ canvas, userEvent }) => {
    leave.mockClear()
    await choose({ canvas, userEvent }, 'ann@latchkey.example', 'Disable')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Disable Account' }))
    await expect(dialog.getByText('3 leads handled')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('combobox', { name: /Hand over to/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'ben@latchkey.example' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
    await screen.findByText('User has been disabled.')
    await expect(leave).toHaveBeenCalledWith(1, { toUserId: 2, override: false })
  },
}

/** Disabling, resetting and deleting ask first; enabling does not; a rejection shows a toast. */
export const Acts: Story = {
  parameters: appWith({ toggleActive, resetPassword, remove }),
  play: async ({ canvas, userEvent, step }) => {
    const context = { canvas, userEvent }
    toggleActive.mockClear()
    remove.mockReset().mockResolvedValueOnce(false).mockResolvedValue(true)
    await step('disables a user', async () => {
      await choose(context, 'ann@latchkey.example', 'Disable')
      await confirm(userEvent, 'Disable Account', 'Are you sure you wish to disable ann@latchkey.example?')
      await screen.findByText('User has been disabled.')
      await expect(toggleActive).toHaveBeenCalledWith(1)
    })
    await step('enables a user', async () => {
      await choose(context, 'ben@latchkey.example', 'Enable')
      await waitFor(() => expect(toggleActive).toHaveBeenCalledWith(2))
    })
    await step('resets a password', async () => {
      await choose(context, 'ann@latchkey.example', 'Reset Password')
      await confirm(
        userEvent,
        'Reset Password',
        'Are you sure you wish to reset the password for ann@latchkey.example?',
      )
      await screen.findByText('Password has been reset.')
    })
    await step('shows a toast when deleting is rejected', async () => {
      await choose(context, 'ann@latchkey.example', 'Delete')
      await confirm(userEvent, 'Delete User', 'Are you sure you wish to delete this user?')
      await screen.findByText('Something went wrong. Please try again.')
    })
    await step('deletes a user', async () => {
      await choose(context, 'ann@latchkey.example', 'Delete')
      await confirm(userEvent, 'Delete User', 'Are you sure you wish to delete this user?')
      await screen.findByText('User account has been deleted.')
      await expect(remove).toHaveBeenLastCalledWith(1)
    })
  },
}

const fill = async (userEvent: Context['userEvent'], status: 'Active' | 'Inactive') => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Username' }), 'new@latchkey.example')
  await userEvent.click(screen.getByRole('combobox', { name: 'Status' }))
  await userEvent.click(await screen.findByRole('option', { name: status }))
  await userEvent.click(screen.getByRole('button', { name: 'SUBMIT' }))
}
const create: Users['create'] = ({ username, active }) =>
  Promise.resolve(aUser({ id: 9, username, active: active === 1, roles: [] }))

/** An active user was created: continues to the roles of the user. */
export const CreatedActive: Story = {
  parameters: appWith({ create }, PERMISSIONS, '?user=new'),
  play: async ({ userEvent }) => {
    await fill(userEvent, 'Active')
    await screen.findByText('User has been created.')
    await expectAddress('/settings/users/roles/9')
  },
}

/** An inactive user was created: continues to the list of roles. */
export const CreatedInactive: Story = {
  parameters: appWith({ create }, PERMISSIONS, '?user=new'),
  play: async ({ userEvent }) => {
    await fill(userEvent, 'Inactive')
    await expectAddress('/settings/users/roles')
  },
}

/** Without permission for roles, the dialog closes and the page stays. */
export const CreatedByUsersOnly: Story = {
  parameters: appWith({ create }, ['users-view'], '?user=new'),
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, 'Active')
    await screen.findByText('User has been created.')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expectAddress(expect.stringContaining('/settings/users?'))
    await expect(canvas.queryByRole('link', { name: 'Manage Roles' })).toBeNull()
  },
}

/** The username is taken. */
export const Taken: Story = {
  parameters: appWith(
    {
      create: () =>
        Promise.reject(
          new ProblemError({
            kind: 'invalid',
            errors: [{ attribute: 'username', errors: [{ name: 'unique' }] }],
          }),
        ),
    },
    PERMISSIONS,
    '?user=new',
  ),
  play: async ({ userEvent, step }) => {
    await fill(userEvent, 'Active')
    await screen.findByText('Username already exists')
    await expect(screen.getByText('Username must be unique')).toBeVisible()
    await step('leaving requires a confirmation', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'CLOSE' }))
      await expect(
        await screen.findByRole('alertdialog', { name: 'Discard your changes?' }),
      ).toBeInTheDocument()
    })
  },
}

/** Every form asks before its edits are lost, also one that is opened after another was discarded. */
export const DiscardedTwice: Story = {
  parameters: appWith(),
  play: async ({ canvas, userEvent, step }) => {
    for (const turn of ['first', 'second']) {
      await step(turn, async () => {
        await userEvent.click(await canvas.findByRole('button', { name: 'Create New' }))
        await userEvent.type(await screen.findByRole('textbox', { name: 'Username' }), 'half')
        await userEvent.keyboard('{Escape}')
        await discard(userEvent)
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
        await expect(closingTabAsks()).toBe(false)
      })
    }
  },
}

/** The phone is lost: resets two-factor sign-in after a question. */
export const TwoFactorReset: Story = {
  parameters: {
    app: {
      path: '/settings/users',
      permissions: PERMISSIONS,
      calls: () => ({
        users: {
          list: (query) =>
            Promise.resolve(
              aPageOf([aUser({ id: 4, username: 'dan@latchkey.example', hasTwoFactor: true })], query),
            ),
        },
        twoFactor: { reset: resetOf },
      }),
    } satisfies AppSetup,
  },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'dan@latchkey.example', 'Reset Two-Factor')
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
    await screen.findByText('Two-factor sign-in has been reset.')
    await expect(resetOf).toHaveBeenCalledWith(4)
  },
}
