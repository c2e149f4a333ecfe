import type { HandlerOption } from '@latchkey/domain/leads/handler/handler.contract'
import { HandlersModel } from '@latchkey/domain/leads/handler/handlers.store'
import { useEffect } from 'react'
import { useStore } from '../runtime/use-store.ts'

/** Users who can be assigned, loaded once `isWanted`; empty until then. Call it from an observer. */
export function useHandlers(isWanted: boolean): readonly HandlerOption[] {
  const handlers = useStore(HandlersModel)
  useEffect(() => {
    if (isWanted) void handlers.load()
  }, [handlers, isWanted])

  return handlers.options
}
