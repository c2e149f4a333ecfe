import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { captured, capturedAtOneWidth } from '../../../stories/captured.ts'
import { Stateful } from '../../../stories/Stateful.tsx'
import { Button } from '../../../controls/Button/Button.tsx'
import { AppShell } from '../../../layout/AppShell/AppShell.tsx'
import { SearchButton } from '../../../layout/SearchButton/SearchButton.tsx'
import { BRANDS } from '../../../stories/brands.ts'
import { expectToFit } from '../../../stories/long-text.ts'
import { NotificationBell } from './NotificationBell.tsx'

const meta = {
  title: 'Lettings/Notifications/NotificationBell',
  id: 'lettings-notificationbell',
  component: NotificationBell,
  args: { unread: 3, isOpen: false, onClick: fn() },
} satisfies Meta<typeof NotificationBell>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing is unread. */
export const None: Story = {
  ...capturedAtOneWidth,
  args: { unread: 0 },
  play: async ({ canvas }) => {
    const bell = canvas.getByRole('button', { name: 'Notifications' })
    await expect(bell).toHaveTextContent('')
    await expect(bell).toHaveAttribute('aria-expanded', 'false')
  },
}

/** The number is always read out with a noun. */
export const Some: Story = {
  ...captured,
  play: async ({ args, canvas, userEvent }) => {
    const bell = canvas.getByRole('button', { name: 'Notifications, 3 new' })
    await expect(bell).toHaveTextContent('3 new')
    await userEvent.tab()
    await expect(bell).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

/** More than can be counted. */
export const Many: Story = {
  ...capturedAtOneWidth,
  args: { unread: 100 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications, 99+ new' })).toHaveTextContent('99+ new')
  },
}

/** While its panel is open. */
export const Open: Story = {
  args: { isOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true')
  },
}

/** On a phone: large enough for touch, with its label. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { unread: 100 },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await expect(width).toBeLessThanOrEqual(120)
  },
}

const inTheBar = {
  globals: { viewport: { value: 'w280' } },
  parameters: { layout: 'fullscreen' },
  args: { unread: 100 },
  render: (args) => (
    <AppShell
      isDrawerOpen={false}
      onDrawerOpenChange={fn()}
      renderSidebar={() => null}
      tools={
        <>
          <NotificationBell {...args} />
          <SearchButton hint="Ctrl K" onClick={fn()} />
        </>
      }
    >
      Enquiries
    </AppShell>
  ),
} satisfies Story

/** Beside the name of the product in the narrowest window: the name is complete, and the count has its noun. */
export const InTheNarrowestBar: Story = {
  ...inTheBar,
  play: async ({ canvas }) => {
    await expectToFit(canvas.getByRole('banner'))
    const [name] = canvas.getAllByText('Latchkey')
    const { height, right } = name?.getBoundingClientRect() ?? new DOMRect()
    await expect(height).toBeLessThan(30)
    const bell = canvas.getByRole('button', { name: 'Notifications, 99+ new' }).getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(bell.left)
    await expect(Math.min(bell.width, bell.height)).toBeGreaterThanOrEqual(44)
    await expect(canvas.getByText('99+ new', { selector: 'button *' })).toBeVisible()
  },
}

/** Beside the name of an agency, which has two lines at most. */
export const BesideAnAgency: Story = {
  ...inTheBar,
  globals: { ...inTheBar.globals, brand: 'harbour' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner')
    await expectToFit(bar)
    const [name] = canvas.getAllByText(BRANDS.harbour.agencyName)
    await expect(name?.getBoundingClientRect().height).toBeLessThanOrEqual(bar.clientHeight)
  },
}

/** A new one arrives: it is announced politely, without other text. */
export const OneMore: Story = {
  render: (args) => (
    <Stateful start={args.unread}>
      {(unread, hold) => (
        <>
          <NotificationBell {...args} unread={unread} />
          <Button onClick={() => hold(unread + 1)}>Notify</Button>
        </>
      )}
    </Stateful>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }))
    await expect(canvas.getByRole('button', { name: 'Notifications, 4 new' })).toBeVisible()
    await expect(within(canvas.getByRole('status')).getByText('4 new')).toBeInTheDocument()
  },
}
