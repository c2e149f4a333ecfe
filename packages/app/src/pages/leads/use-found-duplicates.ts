import type { Duplicates } from '@latchkey/domain/duplicates/duplicates.contract'
import type { DuplicatesStore } from '@latchkey/domain/duplicates/duplicates.store'
import type { LeadEditor } from '@latchkey/domain/leads/lead-editors.store'
import { useEffect, useState } from 'react'

/** How long the form of a lead waits for what stands above it, in milliseconds from the opening. */
const WAIT_MS = 1000

/**
 * Reads the other leads of the open lead's person from the opening on, together with the lead, and again whenever
 * `revision` is incremented. Call it from an observer.
 */
export function useFoundDuplicates(
  store: DuplicatesStore,
  { isOpen, opened, openings }: Pick<LeadEditor, 'isOpen' | 'opened' | 'openings'>,
  revision: number,
) {
  /** What was found for an opening; null where it could not be read. */
  const [found, setFound] = useState<{ opening: number; duplicates: Duplicates | null } | null>(null)
  const [lateOpening, setLateOpening] = useState(0)
  const leadId = isOpen && typeof opened?.id === 'number' ? opened.id : null

  useEffect(() => {
    if (leadId === null) return
    let isCurrent = true
    void store.read(leadId).then((outcome) => {
      if (!isCurrent) return
      setFound((before) => {
        if (outcome.kind === 'read') return { opening: openings, duplicates: outcome.value }
        return before?.opening === openings ? before : { opening: openings, duplicates: null }
      })
    })
    return () => {
      isCurrent = false
    }
  }, [store, leadId, openings, revision])

  useEffect(() => {
    if (leadId === null) return
    const timer = setTimeout(() => setLateOpening(openings), WAIT_MS)
    return () => clearTimeout(timer)
  }, [leadId, openings])

  const isKnown = found?.opening === openings
  return {
    duplicates: isKnown ? found.duplicates : null,
    /** True while the form waits for them. */
    isAwaited: leadId !== null && !isKnown && lateOpening !== openings,
  }
}
