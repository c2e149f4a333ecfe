import { NotificationBell } from '@latchkey/ui/lettings/notifications/NotificationBell/NotificationBell.tsx'
import { lazyDialog } from '@latchkey/ui/loading/lazy-dialog.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useRoot } from '../runtime/runtime.ts'

const NotificationsHost = lazyDialog(() => import('./NotificationsHost.tsx'), 'NotificationsHost')

export const Notifications = observer(function Notifications() {
  const { notifications, session } = useRoot()
  const userId = session.user?.id
  const bell = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (userId !== undefined) void notifications.load()
  }, [notifications, userId])

  return (
    <>
      <NotificationBell
        ref={bell}
        unread={notifications.count}
        isOpen={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      <NotificationsHost isOpen={isOpen} bell={bell} onClose={() => setOpen(false)} />
    </>
  )
})
