import { aNotification, everyKind } from '@latchkey/domain/notifications/notifications.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { expectToFit, LONG_NAME, narrowest } from '../../../stories/long-text.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { tap } from '../../../stories/tap.ts'
import { NotificationBell } from '../NotificationBell/NotificationBell.tsx'
import { NotificationPanel, type NotificationPanelProps } from './NotificationPanel.tsx'

/** The panel with its bell, which opens and closes it. */
function BellWithPanel(args: NotificationPanelProps) {
  const bell = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <NotificationBell
        ref={bell}
        unread={args.lines.filter(({ readAt }) => readAt === null).length}
        isOpen={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <NotificationPanel
          {...args}
          bell={bell}
          onClose={() => {
            setOpen(false)
            args.onClose()
          }}
        />
      )}
    </>
  )
}

const meta = {
  title: 'Lettings/Notifications/NotificationPanel',
  id: 'lettings-notificationpanel',
  component: NotificationPanel,
  args: {
    bell: { current: null },
    onClose: fn(),
    lines: everyKind(),
    phase: 'ready',
    onRetry: fn(),
    onShowOlder: fn(),
    onReadAll: fn(),
    onOpen: fn(),
  },
  render: (args) => <BellWithPanel {...args} />,
  parameters: { ...ownFrame },
} satisfies Meta<typeof NotificationPanel>
export default meta
type Story = StoryObj<typeof meta>

const panel = () => screen.findByRole('dialog', { name: 'Notifications' })
const bell = () => screen.getByRole('button', { name: /^Notifications/ })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/**
 * One line of each kind, newest first, and one about a lead that the user may no longer open; unread ones are
 * marked.
 */
export const EveryKind: Story = {
  ...captured,
  args: { hasOlder: true },
  play: async ({ args, step, userEvent }) => {
    const lines = within(await panel()).getAllByRole('listitem')
    await expect(lines).toHaveLength(6)
    await expect(lines[0]).toHaveTextContent('Priya Shah assigned Ann Lee to you.New02/03/2026 08:00')
    await expect(lines[5]).not.toHaveTextContent('New')
    await step('a line is opened', async () => {
      await userEvent.click(screen.getByRole('button', { name: /answered the questionnaire/ }))
      await expect(args.onOpen).toHaveBeenCalledWith(everyKind()[2])
    })
    await step('older ones are asked for', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Show older' }))
      await expect(args.onShowOlder).toHaveBeenCalledOnce()
    })
  },
}

const press = fn()

/** The panel takes the focus; Escape, the bell, Tab and a press elsewhere close it. */
export const Leaving: Story = {
  render: (args) => (
    <>
      <BellWithPanel {...args} />
      <button type="button" onClick={press}>
        Elsewhere
      </button>
      <p>Empty space</p>
    </>
  ),
  play: async ({ step, userEvent, args }) => {
    await step(
      'pressed elsewhere: the focus stays in what was pressed, or returns to the bell; a tap does nothing else',
      async () => {
        const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
        await step('by mouse', async () => {
          await panel()
          await userEvent.click(elsewhere)
          await isClosed()
          await expect(press).toHaveBeenCalledOnce()
          await expect(elsewhere).toHaveFocus()
        })
        await step('on empty space', async () => {
          await userEvent.click(bell())
          await panel()
          await userEvent.click(screen.getByText('Empty space'))
          await isClosed()
          await waitFor(() => expect(bell()).toHaveFocus())
        })
        await step('by touch', async () => {
          press.mockClear()
          await userEvent.click(bell())
          await waitFor(async () => expect(await panel()).toHaveFocus())
          await tap(elsewhere)
          await isClosed()
          await expect(press).not.toHaveBeenCalled()
          await tap(elsewhere)
          await expect(press).toHaveBeenCalledOnce()
        })
        await userEvent.click(bell())
      },
    )
    await step('by keyboard: Escape returns the focus to the bell, which opens the panel again', async () => {
      const opened = await panel()
      await waitFor(() => expect(opened).toHaveFocus())
      await userEvent.tab()
      await expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveFocus()
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(args.onOpen).toHaveBeenCalledWith(everyKind()[0])
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(bell()).toHaveFocus())
      await expect(screen.queryByRole('dialog')).toBeNull()
      await userEvent.keyboard('{Enter}')
      await panel()
    })
    await step('the bell closes it, and does not open it again', async () => {
      await panel()
      await userEvent.click(bell())
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await userEvent.click(bell())
    })
    await step(
      'Shift and Tab past the start. Forwards: `notifications.spec.ts`, with real keys',
      async () => {
        const opened = await panel()
        await waitFor(() => expect(opened).toHaveFocus())
        await userEvent.tab({ shift: true })
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
        await expect(bell()).toHaveFocus()
      },
    )
  },
}

/** All are marked as read; the focus stays in the panel. */
export const ReadingAll: Story = {
  render: function Reading(args) {
    const [isRead, setRead] = useState(false)
    const lines = args.lines.map((line) => (isRead ? { ...line, readAt: line.at } : line))
    return (
      <BellWithPanel
        {...args}
        lines={lines}
        onReadAll={() => {
          setRead(true)
          args.onReadAll()
        }}
      />
    )
  },
  play: async ({ args, userEvent }) => {
    const opened = await panel()
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
    await expect(args.onReadAll).toHaveBeenCalledOnce()
    await expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
    await expect(within(opened).queryByText('New')).toBeNull()
    await expect(opened).toContainElement(document.activeElement as HTMLElement)
  },
}

/** Older lines are loaded, and the first of them is focused. */
export const ShowingOlder: Story = {
  render: function Growing(args) {
    const [hasAll, setHasAll] = useState(false)
    const older = aNotification({ id: 90, text: 'Ben Hart answered the questionnaire.' })
    return (
      <BellWithPanel
        {...args}
        lines={hasAll ? [...args.lines, older] : args.lines}
        hasOlder={!hasAll}
        onShowOlder={() => setHasAll(true)}
      />
    )
  },
  play: async ({ userEvent }) => {
    await panel()
    await userEvent.click(screen.getByRole('button', { name: 'Show older' }))
    await expect(screen.getByRole('button', { name: /Ben Hart/ })).toHaveFocus()
  },
}

/** There are no notifications. */
export const Empty: Story = {
  ...captured,
  args: { lines: [] },
  play: async () => {
    await expect(within(await panel()).getByText('Nothing new.')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  },
}

/** Without a button to Tab to, Tab leaves the panel. */
export const TabbedPastNothing: Story = {
  args: { lines: [] },
  play: async ({ userEvent }) => {
    const opened = await panel()
    await waitFor(() => expect(opened).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Names without a space, on the narrowest screen. */
export const LongNames: Story = {
  ...narrowest,
  args: {
    lines: [aNotification({ text: `${LONG_NAME} asked to reserve ${LONG_NAME}.` })],
    hasOlder: true,
  },
  play: async () => {
    await expectToFit(await panel())
    const { height } = screen.getByRole('button', { name: /asked to reserve/ }).getBoundingClientRect()
    await expect(height).toBeGreaterThanOrEqual(44)
  },
}
