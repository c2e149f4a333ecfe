import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { aPortrait } from '../../files/pictures.fixtures.ts'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { LONG_NAME, expectToFit, narrowest } from '../../stories/long-text.ts'
import { BRANDS } from '../../stories/brands.ts'
import { ownFrame } from '../../stories/own-frame.ts'
import { Held } from '../../stories/Held.tsx'
import { SIDEBAR_SECTIONS } from './sidebar.fixtures.tsx'
import { Sidebar } from './Sidebar.tsx'
import * as S from './Sidebar.stories.styles.ts'

const meta = {
  title: 'Layout/Sidebar',
  component: Sidebar,
  args: {
    sections: SIDEBAR_SECTIONS,
    openSectionId: 'main-menu',
    onOpenSectionChange: fn(),
    person: { firstName: 'Amara' },
    onLogOut: fn(),
    onNavigate: fn(),
  },
  parameters: { ...ownFrame, layout: 'fullscreen' },
  render: (args) => (
    <S.Column>
      <Held start={args.openSectionId}>
        {(openSectionId, hold) => (
          <Sidebar
            {...args}
            openSectionId={openSectionId}
            onOpenSectionChange={(id) => {
              hold(id)
              args.onOpenSectionChange(id)
            }}
          />
        )}
      </Held>
    </S.Column>
  ),
} satisfies Meta<typeof Sidebar>
export default meta
type Story = StoryObj<typeof meta>

/** The name and the phone of an agency. */
export const OfAnAgency: Story = {
  ...capturedAtOneWidth,
  globals: { brand: 'harbour' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(BRANDS.harbour.agencyName)).toBeVisible()
    await expect(canvas.getByRole('link', { name: BRANDS.harbour.phone })).toHaveAttribute(
      'href',
      'tel:01174960123',
    )
  },
}

/** With every permission, on the list of viewings. */
export const MainMenuOpen: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('where one is, is marked', async () => {
      await expect(canvas.getByRole('link', { name: 'Viewings' })).toHaveAttribute('aria-current', 'page')
      await expect(canvas.getByRole('link', { name: 'Calendar' })).not.toHaveAttribute('aria-current')
    })
    await step('opening a section closes the one that was open', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Settings' }))
      await expect(args.onOpenSectionChange).toHaveBeenLastCalledWith('settings')
      await expect(canvas.getByRole('link', { name: 'Manage Users' })).toBeVisible()
      await waitFor(() => expect(canvas.queryByRole('link', { name: 'Viewings' })).not.toBeInTheDocument())
    })
    await step('the open one can be closed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Settings' }))
      await expect(args.onOpenSectionChange).toHaveBeenLastCalledWith(null)
    })
    await step('the logo leads home, Log out leaves', async () => {
      await expect(canvas.getByRole('link', { name: 'Latchkey' })).toHaveAttribute('href', '/')
      await userEvent.click(canvas.getByRole('button', { name: 'Log out' }))
      await expect(args.onLogOut).toHaveBeenCalledOnce()
    })
  },
}

/** The last section contains an action, which opens a dialog instead of a page. */
export const ProfileOpen: Story = {
  args: { openSectionId: 'profile' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Password' }))
    const item = SIDEBAR_SECTIONS[2].items[1]
    await expect(item.onSelect).toHaveBeenCalledOnce()
    await expect(args.onNavigate).toHaveBeenCalledOnce()
  },
}

/** With permission for enquiries only: sections without items are hidden. */
export const FewPermissions: Story = {
  args: {
    sections: [
      { ...SIDEBAR_SECTIONS[0], items: SIDEBAR_SECTIONS[0].items.slice(0, 3) },
      { ...SIDEBAR_SECTIONS[1], items: [] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Settings' })).not.toBeInTheDocument()
  },
}

/** In the drawer on a phone: with a close button, a picture and a long name. */
export const InTheDrawer: Story = {
  args: { onClose: fn(), person: { firstName: 'Bartholomew-Alexander', pictureUrl: aPortrait() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** A person with a long name, on the narrowest screen. */
export const LongText: Story = {
  ...narrowest,
  args: { person: { firstName: LONG_NAME, pictureUrl: aPortrait() } },
  play: async ({ canvas }) => expectToFit(canvas.getByRole('navigation', { name: 'Main' })),
}

/** With the main menu open. */
export const AllStates: Story = { ...capturedAtOneWidth }
