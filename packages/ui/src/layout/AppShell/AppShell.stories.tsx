import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { captured } from '../../stories/captured.ts'
import { LONG_NAME } from '../../stories/long-text.ts'
import { ownFrame } from '../../stories/own-frame.ts'
import { Stateful } from '../../stories/Stateful.tsx'
import { expectKeysToReach } from '../../stories/quick-keys.ts'
import { Card } from '../Card/Card.tsx'
import { PageHeader } from '../PageHeader/PageHeader.tsx'
import { SIDEBAR_SECTIONS } from '../Sidebar/sidebar.fixtures.tsx'
import { Sidebar } from '../Sidebar/Sidebar.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { AppShell } from './AppShell.tsx'

const logOut = fn()
const openSection = fn()

const meta = {
  title: 'Layout/AppShell',
  component: AppShell,
  args: {
    isDrawerOpen: false,
    onDrawerOpenChange: fn(),
    renderSidebar: (close) => (
      <Sidebar
        sections={SIDEBAR_SECTIONS}
        openSectionId="main-menu"
        onOpenSectionChange={openSection}
        person={{ firstName: 'Amara' }}
        onLogOut={logOut}
        onNavigate={close}
        onClose={close}
      />
    ),
    children: (
      <>
        <PageHeader
          title="Viewings"
          actions={
            <Button variant="primary" icon={<Plus aria-hidden />}>
              Create New
            </Button>
          }
        />
        <Stack>
          <Card title="Viewing scheduled">Wednesday, 10:30, Priya Shah, 12 Mill Lane.</Card>
          <Card title="Awaiting feedback">Nobody is waiting.</Card>
        </Stack>
      </>
    ),
  },
  parameters: { ...ownFrame, layout: 'fullscreen' },
  render: (args) => (
    <Stateful start={args.isDrawerOpen}>
      {(isOpen, hold) => (
        <AppShell
          {...args}
          isDrawerOpen={isOpen}
          onDrawerOpenChange={(next) => {
            hold(next)
            args.onDrawerOpenChange(next)
          }}
        />
      )}
    </Stateful>
  ),
} satisfies Meta<typeof AppShell>
export default meta
type Story = StoryObj<typeof meta>

/** From 1024 px: the sidebar is beside the page, and the first Tab offers to skip it. */
export const Wide: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('the sidebar is there, the burger is not', async () => {
      await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible()
      await expect(canvas.queryByRole('button', { name: 'Open menu' })).not.toBeInTheDocument()
    })
    await step('it is as wide as it should be', async () => {
      const main = canvas.getByRole('main').getBoundingClientRect()
      await expect(main.left).toBe(255)
    })
    await step('skip to content', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('main')).toHaveFocus()
      await expect(location.hash).toBe('')
    })
  },
}

/** With the menu collapsed to icons the page is wider, and the tools stay at its end. */
export const Folded: Story = {
  ...captured,
  args: {
    isSideFolded: true,
    tools: <button type="button">Search</button>,
    renderSidebar: (close) => (
      <Sidebar
        sections={SIDEBAR_SECTIONS}
        openSectionId="main-menu"
        onOpenSectionChange={openSection}
        person={{ firstName: LONG_NAME }}
        onLogOut={logOut}
        onClose={close}
        isFolded={close === undefined}
        onFoldedChange={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    // The screenshots are taken in narrow windows too, which have no menu beside the page.
    if (innerWidth < 1024) return
    const main = canvas.getByRole('main').getBoundingClientRect()
    await expect(main.left).toBe(64)
    const { right } = canvas.getByRole('button', { name: 'Search' }).getBoundingClientRect()
    await expect(right).toBe(main.right - 24)
  },
}

/** In a narrow window the menu is a drawer, and never collapsed. */
export const FoldedNarrow: Story = {
  ...Folded,
  parameters: {},
  globals: { viewport: { value: 'w360' } },
  args: { ...Folded.args, isDrawerOpen: true },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }))
    await expect(drawer.getByRole('button', { name: 'Main menu' })).toBeVisible()
    await expect(drawer.queryByRole('button', { name: 'Expand menu' })).toBeNull()
  },
}

/**
 * When rows make the page longer than a narrow window, its width stays the same: the space of a scrollbar is
 * reserved.
 */
export const Growing: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { children: <Card title="Enquiries">None yet.</Card> },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main')
    const { width } = main.getBoundingClientRect()
    const bar = document.createElement('div')
    bar.style.blockSize = '200vh'
    main.append(bar)
    await expect(main.getBoundingClientRect().width).toBe(width)
    bar.remove()
  },
}

/** On a phone: a burger button opens the menu, the focus stays in it, and choosing a page closes it. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ args, canvas, step, userEvent }) => {
    const burger = await canvas.findByRole('button', { name: 'Open menu' })
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
    await userEvent.click(burger)
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    await step('the page is marked in the drawer', async () => {
      const inside = within(drawer)
      await expect(inside.getByRole('link', { name: 'Viewings' })).toHaveAttribute('aria-current', 'page')
      await expect(inside.getByRole('button', { name: 'Close menu' })).toBeVisible()
      // The colour of the space of the scrollbar, which the backdrop does not cover.
      await waitFor(() =>
        expect(getComputedStyle(document.documentElement).backgroundColor).not.toBe('rgba(0, 0, 0, 0)'),
      )
    })
    await step('the focus stays in the drawer', async () => {
      for (let press = 0; press < 14; press += 1) {
        await userEvent.tab()
        await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement))
      }
    })
    await step('a page closes it', async () => {
      await userEvent.click(within(drawer).getByRole('link', { name: 'Calendar' }))
      await expect(args.onDrawerOpenChange).toHaveBeenLastCalledWith(false)
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await waitFor(() => expect(burger).toHaveFocus())
    })
    await step('Escape closes it too, and the focus returns to the burger', async () => {
      await userEvent.click(burger)
      await screen.findByRole('dialog')
      await userEvent.keyboard('{Escape}')
      await expect(args.onDrawerOpenChange).toHaveBeenLastCalledWith(false)
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await waitFor(() => expect(burger).toHaveFocus())
    })
    await step('a key pressed right after the burger button reaches the menu', async () => {
      ;(await canvas.findByRole('button', { name: 'Open menu' })).focus()
      await expectKeysToReach(
        () => screen.getByRole('dialog', { name: 'Menu' }),
        () => userEvent.keyboard('{Enter}'),
        '{ArrowDown}',
      )
    })
  },
}

/** On a tablet under 1024 px the menu is a drawer too, and pressing the backdrop closes it. */
export const Tablet: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ args, canvas, userEvent }) => {
    const burger = await canvas.findByRole('button', { name: 'Open menu' })
    await userEvent.click(burger)
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement))
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target: document.elementFromPoint(700, 400) ?? document.body,
    })
    await expect(args.onDrawerOpenChange).toHaveBeenLastCalledWith(false)
    await waitFor(() => expect(burger).toHaveFocus())
  },
}

/** With text twice as large no name in the menu is cut off. */
export const LargeText: Story = {
  globals: { text: '200%', viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    await document.fonts.ready
    const menu = within(canvas.getByRole('navigation', { name: 'Main' }))
    for (const page of menu.getAllByRole('link')) {
      await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
      await expect(page.clientHeight).toBeLessThan(100)
    }
    await expect(canvas.getByText('Amara').scrollWidth).toBe(canvas.getByText('Amara').clientWidth)
  },
}

/** Without tools the actions of the page end where its content does. */
export const AllStates: Story = {
  ...captured,
  play: async ({ canvas }) => {
    const action = canvas.getByRole('button', { name: 'Create New' }).getBoundingClientRect()
    const card = canvas.getByRole('region', { name: 'Viewing scheduled' }).getBoundingClientRect()
    await expect(action.right).toBe(card.right)
  },
}
