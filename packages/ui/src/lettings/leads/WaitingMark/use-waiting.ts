import { minutesAt, waitingWith } from '@latchkey/domain/leads/waiting/waiting-clock'
import type { Waiting } from '@latchkey/domain/leads/waiting/waiting.contract'
import { use, useCallback, useSyncExternalStore } from 'react'
import { WaitingRunOutContext } from '../../waiting-run-out-context.ts'
import { tickerNow, watchTicks } from './waiting-ticker.ts'

/** The current waiting time of a lead; re-renders with each minute within opening hours. */
export function useWaiting(waiting: Waiting): Waiting {
  const onRunOut = use(WaitingRunOutContext)
  const subscribe = useCallback(
    (onTick: () => void) => watchTicks({ waiting, onTick, onRunOut }),
    [waiting, onRunOut],
  )
  const minutes = useSyncExternalStore(subscribe, () => minutesAt(waiting, tickerNow()))
  return waitingWith(waiting, minutes)
}
