import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import type { Problem } from '@latchkey/domain/platform/problem'
import { useEffect, useEffectEvent, useState } from 'react'
import { useOpenRecord } from '../../address/use-open-record.ts'

interface OpenedLead {
  readonly saved: LeadRecord | null
  readonly problem: Problem | null
}

/** Replaces the address of a merged lead by the kept one's. Call it from an observer. */
export function useMergedLead(opened: OpenedLead | null) {
  const { moveTo } = useOpenRecord('lead')
  const [redirectedTo, setRedirectedTo] = useState<number | null>(null)
  const problem = opened?.problem
  const mergedInto = problem?.kind === 'gone' ? (problem.mergedInto ?? null) : null
  // A lead that is displayed already stays until the user follows the link.
  const isRead = opened?.saved != null
  const keptId = isRead ? null : mergedInto
  if (keptId !== null && keptId !== redirectedTo) setRedirectedTo(keptId)
  const redirect = useEffectEvent(moveTo)
  useEffect(() => {
    if (keptId !== null) redirect(keptId)
  }, [keptId])
  return {
    /** True after a redirect from a merged lead. */
    isRedirected: redirectedTo !== null && opened?.saved?.id === redirectedTo,
    /** The lead that the displayed one was merged into meanwhile. */
    mergedMeanwhileInto: isRead ? mergedInto : null,
    /** Replaces the open lead without a history entry. */
    goTo: moveTo,
  }
}
