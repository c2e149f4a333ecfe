import { withWhen } from '@latchkey/domain/leads/lead-choices'
import type { LeadSection } from '@latchkey/domain/leads/lead-status'
import { TO_COME_CHOICE } from '@latchkey/domain/leads/viewings-to-come'
import type { ListChoices } from '@latchkey/domain/platform/lists/choices'
import { useCallback } from 'react'
import { useRuntime } from '../../runtime/runtime.ts'

/** The user's list of viewings begins with those to come once they have chosen so, in this browser. */
export function useViewingsToCome(section: LeadSection) {
  const { root, storage } = useRuntime()
  const userId = root.session.user?.id ?? null
  const startingChoices = useCallback(
    (): ListChoices =>
      section === 'Viewing' && TO_COME_CHOICE.of(storage, userId) ? withWhen({}, 'to-come') : {},
    [section, storage, userId],
  )
  const remember = (isChosen: boolean) => TO_COME_CHOICE.remember(storage, userId, isChosen)
  return { startingChoices, remember }
}
