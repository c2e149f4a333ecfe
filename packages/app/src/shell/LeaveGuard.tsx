import { DiscardDialog } from '@latchkey/ui/lettings/DiscardDialog.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { useRoot } from '../runtime/runtime.ts'

/** Asks before unsaved edits are lost: by Back, a link, Escape, log out, an update, or closing the tab. */
export const LeaveGuard = observer(function LeaveGuard() {
  const { unsaved } = useRoot()
  const { pending } = unsaved
  const blocker = useBlocker(({ nextLocation }) => unsaved.wouldLose(nextLocation))

  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined
    // Back once more leaves without an answer where a colleague has saved the same meanwhile. The router renders in a
    // transition, so that an answered blocker can end after the next question was asked.
    return unsaved.leave(blocker.proceed, blocker.reset, blocker.location)
  }, [blocker, unsaved])

  useEffect(() => {
    // Browsers show their own text.
    const askBrowser = (event: BeforeUnloadEvent) => {
      if (unsaved.hasEdits()) event.preventDefault()
    }
    window.addEventListener('beforeunload', askBrowser)
    return () => window.removeEventListener('beforeunload', askBrowser)
  }, [unsaved])

  return (
    <DiscardDialog
      isOpen={pending !== null}
      onDiscard={() => pending?.agree()}
      onKeep={() => pending?.stay()}
    />
  )
})
