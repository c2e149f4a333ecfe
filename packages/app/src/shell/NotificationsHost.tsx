import type { Notification } from '@latchkey/domain/notifications/notification.contract'
import { NotificationListModel } from '@latchkey/domain/notifications/notification-list.store'
import { NotificationPanel } from '@latchkey/ui/lettings/notifications/NotificationPanel/NotificationPanel.tsx'
import type { DialogProps } from '@latchkey/ui/loading/lazy-dialog.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect, type RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { useRoot } from '../runtime/runtime.ts'
import { useStore } from '../runtime/use-store.ts'

export interface NotificationsHostProps extends DialogProps {
  /** The panel is positioned below it. */
  bell: RefObject<HTMLElement | null>
}

/** Fetches while its panel is open. */
export const NotificationsHost = observer(function NotificationsHost({
  isOpen,
  bell,
  onClose,
}: NotificationsHostProps) {
  const { revision } = useRoot().notifications
  const navigate = useNavigate()
  const list = useStore(NotificationListModel)

  useEffect(() => {
    if (isOpen) void list.load()
  }, [isOpen, list, revision])

  if (!isOpen) return null

  const open = async (line: Notification) => {
    const address = await list.open(line)
    if (address === null) return
    onClose()
    void navigate(address)
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
      onReadAll={() => void list.read({ all: true })}
      onOpen={(line) => void open(line)}
    />
  )
})
