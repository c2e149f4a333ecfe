import type { Person } from '@latchkey/domain/users/people'
import { useEffect } from 'react'
import { useRoot } from '../runtime/runtime.ts'

/** Users who can be assigned, loaded once `isWanted`. Call it from an observer. */
export function useHandlers(isWanted: boolean): readonly Person[] {
  const { users } = useRoot()
  useEffect(() => {
    if (isWanted) void users.loadOptions()
  }, [users, isWanted])

  return users.agents
}
