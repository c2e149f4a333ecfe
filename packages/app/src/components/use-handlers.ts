import type { Person } from '@latchkey/domain/users/people'
import { useEffect } from 'react'
import { useRoot } from '../runtime/runtime.ts'

/** Users who can be assigned, loaded once `isWanted`. Call it from an observer. */
export function useHandlers(isWanted = true): readonly Person[] {
  useLoadedPeople(isWanted)
  return useRoot().users.possibleHandlers
}

/** Users who take viewings, loaded once `isWanted`. Call it from an observer. */
export function useAgents(isWanted = true): readonly Person[] {
  useLoadedPeople(isWanted)
  return useRoot().users.agents
}

/** Loads who can be named and chosen, once `isWanted`. */
export function useLoadedPeople(isWanted = true): void {
  const { users } = useRoot()
  useEffect(() => {
    if (isWanted) void users.loadOptions()
  }, [users, isWanted])
}
