import { use, useEffect, useEffectEvent } from 'react'
import { HoldEditsContext } from './form-guard-context.ts'

interface HeldEdits {
  /** False for one that is closed, or holds nothing. */
  isOn: boolean
  hasEdits: () => boolean
  /** The user gives the edits up. */
  discard: () => void
}

/** Asks before the input of an open dialog is lost by Back, or by leaving the page in another way. */
export function useHeldEdits({ isOn, hasEdits, discard }: HeldEdits): void {
  const hold = use(HoldEditsContext)
  const hasEditsNow = useEffectEvent(hasEdits)
  const discardNow = useEffectEvent(discard)
  useEffect(() => {
    if (!isOn) return undefined
    let isGivenUp = false
    return hold({
      get hasEdits() {
        return !isGivenUp && hasEditsNow()
      },
      discardEdits() {
        isGivenUp = true
        discardNow()
      },
    })
  }, [hold, isOn])
}
