import type { Notification } from '@latchkey/domain/notifications/notification.contract'
import { createNotificationList } from '@latchkey/domain/notifications/notification-list.store'
import type { ReadNotifications } from '@latchkey/domain/notifications/notifications.calls'
import { notifyFailure } from '@latchkey/domain/platform/notify'
import { problemOf } from '@latchkey/domain/platform/problem'
import { NotificationPanel } from '@latchkey/ui/lettings/notifications/NotificationPanel/NotificationPanel.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { useRoot } from '../runtime/runtime.ts'

export interface NotificationsHostProps {
  isOpen: boolean
  /** The panel is positioned below it. */
  bell: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Fetches while its panel is open. */
export const NotificationsHost = observer(function NotificationsHost({
  isOpen,
  bell,
  onClose,
}: NotificationsHostProps) {
  const root = useRoot()
  const { notifications, session } = root
  const navigate = useNavigate()
  const [list] = useState(() => createNotificationList(root))
  const { revision } = notifications

  useEffect(() => {
    if (isOpen) void list.load()
  }, [isOpen, list, revision])

  if (!isOpen) return null

  const read = async (what: ReadNotifications) => {
    const outcome = await list.read(what)
    if (outcome.kind === 'done') await notifications.load()
    else notifyFailure(root, outcome)
  }

  const handleOpen = async ({ id, leadId, readAt }: Notification) => {
    if (readAt === null) void read({ ids: [id] })
    if (leadId === null) return
    try {
      const address = await list.addressOf(leadId, session.permissions ?? [])
      if (address === null) {
        // Deleted meanwhile: the refetched line says so.
        await list.load()
        return
      }
      onClose()
      void navigate(address)
    } catch (caught) {
      notifyFailure(root, { kind: 'failed', problem: problemOf(caught) })
    }
  }

  return (
    <NotificationPanel
      bell={bell}
      onClose={onClose}
      lines={list.lines}
      phase={list.phase}
      hasRefreshFailed={list.phase === 'ready' && list.hasFailed}
      hasOlder={list.hasOlder}
      onRetry={() => void list.load()}
      onShowOlder={() => void list.load(list.pages + 1)}
      onReadAll={() => void read({ all: true })}
      onOpen={(line) => void handleOpen(line)}
    />
  )
})
