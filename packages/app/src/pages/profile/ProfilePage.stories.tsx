import { failing, type EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import { anOwnSession } from '@latchkey/domain/session/own-session.fixtures'
import { captured } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import { showColorScheme } from '@latchkey/ui/theme/color-scheme.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { closingTabAsks } from '../../stories/discards.ts'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { ProfilePage } from './ProfilePage.tsx'

const meta = {
  title: 'Pages/Profile',
  component: ProfilePage,
  ...inApp,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof ProfilePage>
export default meta
type Story = StoryObj<typeof meta>

const ANN = { firstName: 'Ann', lastName: 'Lee', media: null }
const BLANK = { firstName: null, lastName: null, media: null }
const PHONE = anOwnSession({ id: 2, device: 'Mozilla/5.0 (iPhone) Safari/604', isCurrent: false })

const appWith = (
  session: NonNullable<EnvOverrides['session']> = {},
  profile: NonNullable<EnvOverrides['profile']> = {},
): { app: AppSetup } => ({
  app: {
    path: '/profile',
    permissions: [],
    calls: () => ({
      calendarFeed: { read: () => Promise.resolve({ on: false, createdAt: null, lastReadAt: null }) },
      twoFactor: { state: () => Promise.resolve({ isOn: false, isRequired: false, recoveryCodesLeft: 0 }) },
      session: {
        profile: () => Promise.resolve(ANN),
        sessions: () => Promise.resolve([anOwnSession(), PHONE]),
        ...session,
      },
      profile,
    }),
  },
})

const save = fn(() => Promise.resolve(true))

/** The own name, picture, theme and devices. */
export const Loaded: Story = {
  parameters: { ...captured.parameters, ...appWith() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'First name' })).toHaveValue('Ann')
    await expect(await canvas.findByRole('button', { name: 'Sign out Safari on iPhone' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Appearance' })).toBeVisible()
  },
}

/** Changes the name and the theme. */
export const Changing: Story = {
  parameters: appWith({}, { save }),
  beforeEach: () => () => {
    localStorage.removeItem('color_scheme')
    showColorScheme('light')
  },
  play: async ({ canvas, userEvent, step }) => {
    save.mockClear()
    await step('saves the name', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: 'First name' }), 'a{Enter}')
      await screen.findByText('Profile has been updated.')
      await expect(save).toHaveBeenCalledWith({ firstName: 'Anna', lastName: 'Lee' })
    })
    await step('asks about later edits, although a first save is done', async () => {
      await waitFor(() => expect(closingTabAsks()).toBe(false))
      await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'b')
      await expect(closingTabAsks()).toBe(true)
    })
    await step('changes the theme', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }))
      await expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
      await expect(localStorage.getItem('color_scheme')).toBe('dark')
      await userEvent.click(canvas.getByRole('radio', { name: 'Same as device' }))
      await expect(document.documentElement).not.toHaveAttribute('data-theme')
    })
  },
}

/** The letter C is switched off for who signs in with this browser. */
export const ShortcutOff: Story = {
  parameters: { app: { ...appWith().app, permissions: ['enquiries-view'] } },
  play: async ({ canvas, userEvent }) => {
    const choice = within(await canvas.findByRole('radiogroup', { name: 'Shortcut C for a new enquiry' }))
    await expect(choice.getByRole('radio', { name: 'On' })).toBeChecked()
    await userEvent.click(choice.getByRole('radio', { name: 'Off' }))
    await expect(choice.getByRole('radio', { name: 'Off' })).toBeChecked()
  },
}

/** A user who was just invited. */
export const Empty: Story = {
  parameters: { ...captured.parameters, ...appWith({ profile: () => Promise.resolve(BLANK) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'First name' })).toHaveValue('')
  },
}

/** Nothing could be loaded. */
export const Failed: Story = {
  parameters: {
    ...captured.parameters,
    ...appWith({ profile: failing('offline'), sessions: failing('offline') }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('This could not be loaded.')).toHaveLength(2))
  },
}

/** The picture is changed in a dialog. */
export const ChangingPicture: Story = {
  parameters: appWith(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload' }))
    await expect(dialog.getByRole('button', { name: 'Upload' })).toBeDisabled()
  },
}

const endSession = fn(() => Promise.resolve(true))

/** Signs out one device, then all others after a question. */
export const EndingSessions: Story = {
  parameters: appWith({ endSession }),
  play: async ({ canvas, userEvent }) => {
    endSession.mockClear()
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out Safari on iPhone' }))
    await screen.findByText('The device has been signed out.')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out other devices' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Sign Out Other Devices' }))
    await userEvent.click(question.getByRole('button', { name: 'Confirm' }))
    await screen.findByText('The other devices have been signed out.')
    await expect(endSession).toHaveBeenCalledTimes(2)
  },
}
