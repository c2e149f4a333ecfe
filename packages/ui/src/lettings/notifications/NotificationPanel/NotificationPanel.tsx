import { Popover } from '@base-ui/react/popover'
import type { Notification } from '@latchkey/domain/notifications/notification.contract'
import { NOTHING_NEW } from '@latchkey/domain/notifications/notification.messages'
import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { Announcement } from '../../../accessibility/Announcement/Announcement.tsx'
import { isFocusLost } from '../../../accessibility/focus-moves.ts'
import { Button } from '../../../controls/Button/Button.tsx'
import { StaleNotice } from '../../../data/StaleNotice/StaleNotice.tsx'
import { EmptyState } from '../../../layout/EmptyState/EmptyState.tsx'
import { Skeleton } from '../../../layout/Skeleton/Skeleton.tsx'
import { endPress } from '../../../popup/end-press.ts'
import { useDateFormatter } from '../../date-formatter-context.ts'
import * as S from './NotificationPanel.styles.ts'

export interface NotificationPanelProps {
  /** The bell, below which the panel opens and to which it returns the focus. */
  bell: RefObject<HTMLElement | null>
  onClose: () => void
  /** Newest first. */
  lines: readonly Notification[]
  phase: 'loading' | 'failed' | 'ready'
  /** True if the last refresh failed and the lines are out of date. */
  hasRefreshFailed?: boolean
  /** True if there are older lines to load. */
  hasOlder?: boolean
  onRetry: () => void
  onShowOlder: () => void
  onReadAll: () => void
  /** Called to open the record of a line. */
  onOpen: (line: Notification) => void
}

const TAB_STOPS = 'button:not(:disabled)'

/**
 * The notifications below the bell; open while mounted.
 *
 * @do Mount it below a NotificationBell while it is open.
 * @dont Do not notify of events that need no action or attention.
 * @key Tab: Moves from line to line.
 * @key Enter, Space: Opens the lead of the line.
 * @key Escape: Closes the panel; the focus returns to the bell.
 */
export function NotificationPanel({
  bell,
  onClose,
  lines,
  phase,
  hasRefreshFailed = false,
  hasOlder = false,
  onRetry,
  onShowOlder,
  onReadAll,
  onOpen,
}: NotificationPanelProps) {
  const dateFormatter = useDateFormatter()
  const popup = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const focusFrom = useRef<number | null>(null)

  // The button may be unmounted with the last older lines, so the focus moves to the first line that it
  // loaded.
  useLayoutEffect(() => {
    const from = focusFrom.current
    if (from === null || lines.length <= from) return
    focusFrom.current = null
    list.current?.querySelectorAll('button')[from]?.focus()
  }, [lines.length])

  const handleShowOlder = () => {
    focusFrom.current = lines.length
    onShowOlder()
  }

  const handleReadAll = () => {
    // The button unmounts once nothing is unread.
    popup.current?.focus()
    onReadAll()
  }

  // Base UI would do it one frame later: a key pressed meanwhile would reach the bell.
  const moveFocusIn = () => {
    popup.current?.focus({ preventScroll: true })
    return false
  }

  const handleOpenChange = (_isOpen: boolean, details: Popover.Root.ChangeEventDetails) => {
    const { event } = details
    const target = event instanceof FocusEvent ? event.relatedTarget : event.target
    // The bell closes it itself.
    if (bell.current?.contains(target as Node)) return
    endPress(details)
    onClose()
  }

  // The bell is no trigger of Base UI, so that the first page needs no popover.
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Tab') return
    const stops = [...event.currentTarget.querySelectorAll(TAB_STOPS)]
    const { activeElement } = document
    const isAtEnd = event.shiftKey
      ? activeElement === popup.current || activeElement === stops[0]
      : activeElement === (stops.at(-1) ?? popup.current)
    if (!isAtEnd) return
    // Forwards, the browser continues after the bell.
    if (event.shiftKey) event.preventDefault()
    bell.current?.focus()
    onClose()
  }

  const renderBody = () => {
    if (phase === 'loading')
      return (
        <S.Body>
          <Skeleton count={6} />
        </S.Body>
      )
    if (phase === 'failed')
      return (
        <EmptyState
          title="Your notifications could not be loaded"
          action={<Button onClick={onRetry}>Retry</Button>}
        >
          Check your connection, then try again.
        </EmptyState>
      )
    if (lines.length === 0) return <EmptyState title={NOTHING_NEW} />
    return (
      <S.List ref={list}>
        {lines.map((line) => (
          <S.Item key={line.id}>
            <S.Line
              type="button"
              data-unread={line.readAt === null || undefined}
              onClick={() => onOpen(line)}
            >
              {line.text}
              <S.Meta>
                {line.readAt === null && <S.New>New</S.New>}
                {dateFormatter.formatDateTime(line.at)}
              </S.Meta>
            </S.Line>
          </S.Item>
        ))}
      </S.List>
    )
  }

  return (
    <Popover.Root open onOpenChange={handleOpenChange}>
      <Popover.Portal>
        <S.Positioner anchor={bell} align="end" sideOffset={4} collisionPadding={8}>
          <S.Popup
            ref={popup}
            aria-label="Notifications"
            initialFocus={moveFocusIn}
            finalFocus={() => isFocusLost(popup.current, bell.current) && bell.current}
            onKeyDown={handleKeyDown}
          >
            <S.Head>
              <S.Title>Notifications</S.Title>
              {lines.some(({ readAt }) => readAt === null) && (
                <Button size="small" variant="quiet" onClick={handleReadAll}>
                  Mark all as read
                </Button>
              )}
            </S.Head>
            {renderBody()}
            {(hasOlder || hasRefreshFailed) && (
              <S.Foot>
                {hasRefreshFailed && <StaleNotice onRetry={onRetry} />}
                {hasOlder && <Button onClick={handleShowOlder}>Show older</Button>}
              </S.Foot>
            )}
            <Announcement>{phase === 'loading' ? 'Loading your notifications…' : ''}</Announcement>
          </S.Popup>
        </S.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
