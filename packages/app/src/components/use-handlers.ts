import type { HandlerOption } from '@latchkey/domain/leads/handler/handler.contract'
import { HandlersModel } from '@latchkey/domain/leads/handler/handlers.store'
import { useEffect, useState } from 'react'
import { useRoot } from '../runtime/runtime.ts'

/** Users who can be assigned, loaded once `isWanted`; empty until then. Call it from an observer. */
export function useHandlers(isWanted: boolean): readonly HandlerOption[] {
  const { calls } = useRoot().leads
  const [handlers] = useState(() => HandlersModel.create({}, { leads: calls }))

  useEffect(() => {
    if (isWanted) void handlers.load()
  }, [handlers, isWanted])

  return handlers.options
}
