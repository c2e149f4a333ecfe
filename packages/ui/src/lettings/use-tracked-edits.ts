import { use, useEffect, useEffectEvent } from 'react'
import { TrackEditsContext } from './form-guard-context.ts'

interface TrackedEdits {
  /** False for one that is closed, or holds nothing. */
  isOn: boolean
  hasEdits: () => boolean
  /** The user gives the edits up. */
  discard: () => void
}

/** Asks before the input of an open dialog is lost by Back, or by leaving the page in another way. */
export function useTrackedEdits({ isOn, hasEdits, discard }: TrackedEdits): void {
  const track = use(TrackEditsContext)
  const hasEditsNow = useEffectEvent(hasEdits)
  const discardNow = useEffectEvent(discard)
  useEffect(() => {
    if (!isOn) return undefined
    let isGivenUp = false
    return track({
      get hasEdits() {
        return !isGivenUp && hasEditsNow()
      },
      discardEdits() {
        isGivenUp = true
        discardNow()
      },
    })
  }, [track, isOn])
}
