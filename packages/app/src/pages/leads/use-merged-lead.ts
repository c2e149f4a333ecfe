import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import type { Problem } from '@latchkey/domain/platform/problem'
import { useEffect, useEffectEvent, useState } from 'react'
import { useOpenRecord } from '../../address/use-open-record.ts'

/** The open lead, as far as it may lead to another. */
interface OpenedLead {
  readonly saved: LeadRecord | null
  readonly problem: Problem | null
}

/** Goes from the address of a lead that was merged to the kept one. Call it from an observer. Source: decision A4. */
export function useMergedLead(opened: OpenedLead | null) {
  const { moveTo } = useOpenRecord('lead')
  const [redirectedTo, setRedirectedTo] = useState<number | null>(null)
  const problem = opened?.problem
  const mergedInto = problem?.kind === 'gone' ? (problem.mergedInto ?? null) : null
  // One that somebody reads stays until they go on.
  const isRead = opened?.saved != null
  const keptId = isRead ? null : mergedInto
  const goTo = (id: number) => moveTo(id, { isOtherPage: false })
  if (keptId !== null && keptId !== redirectedTo) setRedirectedTo(keptId)
  const redirect = useEffectEvent((id: number) => goTo(id))
  useEffect(() => {
    if (keptId !== null) redirect(keptId)
  }, [keptId])
  return {
    /** True for a lead that the address of another led to. */
    isRedirected: redirectedTo !== null && opened?.saved?.id === redirectedTo,
    /** The lead that the open one was merged into while somebody read it; null for none. */
    mergedMeanwhileInto: isRead ? mergedInto : null,
    /** Opens another lead in the same step of the history. */
    goTo,
  }
}
