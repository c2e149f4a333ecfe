import { unreadText } from '@latchkey/domain/notifications/notification.messages'
import { Bell } from 'lucide-react'
import type { Ref } from 'react'
import { Announcement } from '../../../accessibility/Announcement/Announcement.tsx'
import * as S from './NotificationBell.styles.ts'

export interface NotificationBellProps {
  /** The number of unread notifications, counted up to a hundred. */
  unread: number
  /** True while the panel below it is open. */
  isOpen: boolean
  onClick: () => void
  ref?: Ref<HTMLButtonElement>
}

/**
 * Shows the number of unread notifications at the top of every page, and opens them.
 *
 * @do Use it once, among the tools of AppShell, and open a NotificationPanel below it.
 * @dont Do not count anything else in it.
 * @key Enter, Space: Opens the panel, or closes it.
 */
export function NotificationBell({ unread, isOpen, onClick, ref }: NotificationBellProps) {
  const words = unreadText(unread)
  return (
    <>
      <S.Root
        ref={ref}
        type="button"
        aria-label={words === '' ? 'Notifications' : `Notifications, ${words}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={onClick}
      >
        <Bell aria-hidden />
        {words !== '' && <S.Words>{words}</S.Words>}
      </S.Root>
      <Announcement>{words}</Announcement>
    </>
  )
}
