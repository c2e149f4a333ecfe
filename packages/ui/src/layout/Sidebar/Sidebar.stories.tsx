import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { aPortrait } from '../../files/pictures.fixtures.ts'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { LONG_NAME } from '../../stories/long-text.ts'
import { BRANDS } from '../../stories/brands.ts'
import { ownFrame } from '../../stories/own-frame.ts'
import { Stateful } from '../../stories/Stateful.tsx'
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
      <Stateful start={args.openSectionId}>
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
      </Stateful>
    </S.Column>
  ),
} satisfies Meta<typeof Sidebar>
export default meta
type Story = StoryObj<typeof meta>

/** With the name and phone number of an agency. */
export const OfAnAgency: Story = {
  ...capturedAtOneWidth,
  globals: { brand: 'harbour' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(BRANDS.harbour.agencyName)).toBeVisible()
    await expect(canvas.getByRole('link', { name: BRANDS.harbour.phone })).toHaveAttribute(
      'href',
      BRANDS.harbour.phoneAddress,
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

const folding: Story['render'] = (args) => (
  <Stateful start={args.isFolded ?? false}>
    {(isFolded, hold) => (
      <S.Column data-folded={isFolded || undefined}>
        <Sidebar
          {...args}
          isFolded={isFolded}
          onFoldedChange={(next) => {
            hold(next)
            args.onFoldedChange?.(next)
          }}
        />
      </S.Column>
    )}
  </Stateful>
)

const tooltip = (name: string) => screen.queryByText(name, { selector: '[role="tooltip"]' })

/** Collapsed to icons: every page of every section, with its name as tooltip. */
export const Folded: Story = {
  ...capturedAtOneWidth,
  args: { isFolded: true, onFoldedChange: fn(), person: { firstName: LONG_NAME } },
  render: folding,
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('navigation', { name: 'Main' })
    await expect(canvas.getByRole('link', { name: 'Viewings' })).toHaveAttribute('aria-current', 'page')
    await expect(within(menu).getAllByRole('listitem')).toHaveLength(11)
    await expect(canvas.getByRole('list', { name: 'Settings' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Expand menu' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  },
}

/** Navigating in the collapsed menu. */
export const UsedFolded: Story = {
  args: { isFolded: true, onFoldedChange: fn() },
  render: folding,
  play: async ({ args, canvas, step, userEvent }) => {
    await step('a name is a tooltip, for the pointer and for keys', async () => {
      await userEvent.hover(canvas.getByRole('link', { name: 'Projects' }))
      await waitFor(() => expect(tooltip('Projects')).toBeVisible())
      await userEvent.unhover(canvas.getByRole('link', { name: 'Projects' }))
      await waitFor(() => expect(tooltip('Projects')).toBeNull())
      canvas.getByRole('link', { name: 'Latchkey' }).focus()
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveFocus()
      await waitFor(() => expect(tooltip('Dashboard')).toBeVisible())
    })
    await step('its lines do what they do unfolded', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Change Password' }))
      await expect(args.onNavigate).toHaveBeenCalledOnce()
      await userEvent.click(canvas.getByRole('button', { name: 'Log out' }))
      await expect(args.onLogOut).toHaveBeenCalledOnce()
    })
  },
}

/** Collapsed and expanded by keyboard: the button keeps its place and the focus, and the open section stays open. */
export const Folding: Story = {
  args: { onFoldedChange: fn() },
  render: folding,
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Collapse menu' })
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toBe(
      canvas.getByRole('navigation', { name: 'Main' }),
    )
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onFoldedChange).toHaveBeenLastCalledWith(true)
    await expect(canvas.getByRole('button', { name: 'Expand menu' })).toBe(button)
    await expect(button).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onFoldedChange).toHaveBeenLastCalledWith(false)
    await expect(button).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Main menu' })).toHaveAttribute('aria-expanded', 'true')
  },
}

/** Collapsed, of an agency without a logo: its initials, and its phone as an icon. */
export const FoldedOfAnAgency: Story = {
  ...capturedAtOneWidth,
  globals: { brand: 'harbour' },
  args: { isFolded: true, onFoldedChange: fn() },
  render: folding,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: BRANDS.harbour.agencyName })).toHaveTextContent('HV')
    await expect(canvas.getByRole('link', { name: BRANDS.harbour.phone })).toBeVisible()
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

/** With the main menu open. */
export const AllStates: Story = { ...capturedAtOneWidth }
