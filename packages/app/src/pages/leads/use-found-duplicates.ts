import type { Duplicates } from '@latchkey/domain/duplicates/duplicates.contract'
import type { DuplicatesStore } from '@latchkey/domain/duplicates/duplicates.store'
import type { LeadEditor } from '@latchkey/domain/leads/lead-editors.store'
import { useEffect, useEffectEvent, useReducer, useState } from 'react'

/** Maximum time that the form waits for the notice above it, in milliseconds from opening. */
const WAIT_MS = 1000

interface Found {
  /** The opening and the revision that the answer belongs to. */
  opening: number
  revision: number
  /** Null when loading failed. */
  duplicates: Duplicates | null
}

/** A newer answer replaces an older one; a failure replaces only the answer of another opening. */
function newest(before: Found | null, answer: Found): Found {
  if (before === null || before.opening < answer.opening) return answer
  if (before.opening > answer.opening || before.revision > answer.revision) return before
  return answer.duplicates === null ? before : answer
}

/**
 * Fetches the other leads of the open lead's person, in parallel with the lead, and again whenever `revision`
 * changes. Call it from an observer.
 */
export function useFoundDuplicates(
  store: DuplicatesStore,
  { isOpen, opened, openings }: Pick<LeadEditor, 'isOpen' | 'opened' | 'openings'>,
  revision: number,
) {
  const [found, receive] = useReducer(newest, null)
  const [lateOpening, setLateOpening] = useState(0)
  const leadId = isOpen && typeof opened?.id === 'number' ? opened.id : null

  const readFor = useEffectEvent(async (id: number, question: Omit<Found, 'duplicates'>) => {
    const outcome = await store.read(id)
    receive({ ...question, duplicates: outcome.kind === 'read' ? outcome.value : null })
  })
  useEffect(() => {
    if (leadId !== null) void readFor(leadId, { opening: openings, revision })
  }, [leadId, openings, revision])

  useEffect(() => {
    if (leadId === null) return undefined
    const timer = setTimeout(() => setLateOpening(openings), WAIT_MS)
    return () => clearTimeout(timer)
  }, [leadId, openings])

  const isKnown = found?.opening === openings
  return {
    duplicates: isKnown ? found.duplicates : null,
    /** True while the form waits for the answer. */
    isAwaited: leadId !== null && !isKnown && lateOpening !== openings,
  }
}
