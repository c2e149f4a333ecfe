import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import { USER_BEYOND_RIGHTS } from '@latchkey/domain/roles/role.messages'
import { aUser } from '@latchkey/domain/users/user.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { LONG_PERSON, expectToFit, narrowest } from '../../../stories/long-text.ts'
import { LONGEST_ROLE } from '../../long-words.fixtures.ts'
import { UsersTable, type UsersTableProps } from './UsersTable.tsx'

const ann = aUser({
  id: 1,
  username: 'ann@latchkey.example',
  roles: [{ id: 1, name: 'System Administrator' }],
})
const ben = aUser({ id: 2, username: 'ben@latchkey.example', active: false, lastLogin: null, roles: [] })
const cat = aUser({ id: 3, username: 'cat@latchkey.example', locked: true })

const links: Pick<UsersTableProps, 'rolesPath'> = {
  rolesPath: ({ id }) => `#roles-${id}`,
}

const meta = {
  title: 'Lettings/Users/UsersTable',
  id: 'lettings-userstable',
  component: UsersTable,
  args: {
    rows: [ann, ben, cat],
    query: { page: 1, limit: 25, filters: {}, sort: null },
    page: 1,
    lastPage: 1,
    total: 3,
    phase: 'ready',
    onAsk: fn(),
    rights: new Set(PERMISSIONS),
    onAction: fn(),
    onRetry: fn(),
    ...links,
  },
} satisfies Meta<typeof UsersTable>
export default meta
type Story = StoryObj<typeof meta>
type Context = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>

const menuOf = async ({ canvas, userEvent }: Context, username: string) => {
  await userEvent.click(canvas.getByRole('button', { name: `Actions for ${username}` }))
  return within(await screen.findByRole('menu'))
}
const lines = (menu: ReturnType<typeof within>) =>
  menu.getAllByRole('menuitem').map((line: HTMLElement) => line.textContent)

/** Three people: one active, one who never signed in, one locked. */
export const Loaded: Story = { ...captured }

/** The name comes first, a link to the roles of the user; the address is below it, or in its place. */
export const Names: Story = {
  args: {
    rows: [
      { ...ann, name: 'Ann Lee' },
      { ...ben, name: null },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ann Lee' })).toHaveAttribute('href', `#roles-${ann.id}`)
    await expect(canvas.getByRole('link', { name: 'Ann Lee' }).closest('td')).toHaveTextContent(
      'Ann Leeann@latchkey.example',
    )
    await expect(canvas.getByRole('link', { name: 'ben@latchkey.example' })).toHaveAttribute(
      'href',
      '#roles-2',
    )
  },
}

/** A row expands to its roles; its menu has the username as its heading and the items that apply. */
export const Rows: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByText('Never Logged In')).toBeVisible()
    await step('a row opens to its roles', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Permissions of ben@latchkey.example' }))
      await expect(await canvas.findByText('None')).toBeVisible()
      await expect(canvas.getByText('Allowed Access')).toBeVisible()
    })
    await step('the menu of an active user', async () => {
      const menu = await menuOf({ canvas, userEvent }, ann.username)
      await expect(menu.getByText(ann.username)).toBeVisible()
      await expect(lines(menu)).toEqual(['Reset Password', 'Manage Roles', 'Disable', 'Delete'])
      await userEvent.click(menu.getByRole('menuitem', { name: 'Disable' }))
      await expect(args.onAction).toHaveBeenLastCalledWith('toggle', ann)
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    })
    await step('inactive', async () => {
      const menu = await menuOf({ canvas, userEvent }, ben.username)
      await expect(lines(menu)).toContain('Enable')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    })
    await step('locked', async () => {
      const menu = await menuOf({ canvas, userEvent }, cat.username)
      await userEvent.click(menu.getByRole('menuitem', { name: 'Unlock' }))
      await expect(args.onAction).toHaveBeenLastCalledWith('unlock', cat)
    })
  },
}

/** Without permission to assign roles the item is hidden. */
export const WithoutRoles: Story = {
  args: { rolesPath: null },
  play: async ({ canvas, userEvent }) => {
    const menu = await menuOf({ canvas, userEvent }, ann.username)
    await expect(lines(menu)).toEqual(['Reset Password', 'Disable', 'Delete'])
  },
}

/** An administrator can reset the second factor of a user who lost their phone. */
export const LostTelephone: Story = {
  args: {
    rows: [aUser({ id: 4, username: 'dan@latchkey.example', hasTwoFactor: true }), ann],
    mayResetTwoFactor: () => true,
  },
  play: async ({ args, canvas, userEvent }) => {
    const menu = await menuOf({ canvas, userEvent }, 'dan@latchkey.example')
    await userEvent.click(menu.getByRole('menuitem', { name: 'Reset Two-Factor' }))
    await expect(args.onAction).toHaveBeenLastCalledWith(
      'reset-two-factor',
      expect.objectContaining({ id: 4 }),
    )
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(lines(await menuOf({ canvas, userEvent }, ann.username))).not.toContain('Reset Two-Factor')
  },
}

/** Not of a user with permissions that the administrator lacks. */
export const LostTelephoneBeyondRights: Story = {
  args: {
    rows: [aUser({ hasTwoFactor: true, permissions: ['users-view', 'privacy-manage'] })],
    rights: new Set(['users-view']),
    mayResetTwoFactor: () => true,
  },
  play: async ({ canvas, userEvent }) => {
    const menu = await menuOf({ canvas, userEvent }, aUser().username)
    const item = menu.getByRole('menuitem', { name: 'Reset Two-Factor' })
    await expect(item).toHaveAttribute('aria-disabled', 'true')
  },
}

/** The invitation was refused: the row says so, and its details why. */
export const MailRefused: Story = {
  args: {
    rows: [aUser({ id: 4, username: 'dna@latchkey.example', mailFailure: '550 No such user here' })],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Email failed')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Permissions of dna@latchkey.example' }))
    await expect(canvas.getByText('550 No such user here')).toBeVisible()
  },
}

/** A user with permissions that the signed-in user lacks: only the roles can be viewed. */
export const BeyondRights: Story = {
  ...captured,
  args: { rights: new Set(['users-view']) },
  play: async ({ args, canvas, userEvent }) => {
    const menu = await menuOf({ canvas, userEvent }, cat.username)
    await expect(menu.getByText(USER_BEYOND_RIGHTS)).toBeInTheDocument()
    for (const name of ['Reset Password', 'Disable', 'Unlock', 'Delete'])
      await expect(menu.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true')
    menu.getByRole('menuitem', { name: 'Reset Password' }).click()
    await expect(args.onAction).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}

/** A long username with a role at its limit, expanded, on the narrowest screen. */
export const LongRole: Story = {
  ...narrowest,
  args: { rows: [aUser({ username: LONG_PERSON.email, roles: [{ id: 1, name: LONGEST_ROLE }] }), ben] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Permissions of ${LONG_PERSON.email}` }))
    // In the list and in the panel.
    await waitFor(() => expect(canvas.getAllByText(LONGEST_ROLE)).toHaveLength(2))
    await expectToFit(canvasElement)
  },
}
