import { inOrder } from '@latchkey/domain/duplicates/comparison'
import type { DuplicatesStore } from '@latchkey/domain/duplicates/duplicates.store'
import type { MergeField, Take } from '@latchkey/domain/duplicates/merge.rules'
import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import { notifyFailure } from '@latchkey/domain/platform/notify'
import { CompareLeadsDialog } from '@latchkey/ui/lettings/leads/CompareLeadsDialog/CompareLeadsDialog.tsx'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useNow } from '../../config/use-clock.ts'
import { useReading } from '../../editing/use-reading.ts'
import { useRoot } from '../../runtime/runtime.ts'

export interface CompareLeadsHostProps {
  duplicates: DuplicatesStore
  lead: LeadRecord
  otherId: number
  onMerged: (kept: LeadRecord) => void
  onClose: () => void
}

/** Fetches the other lead for the comparison. */
export const CompareLeadsHost = observer(function CompareLeadsHost({
  duplicates,
  lead,
  otherId,
  onMerged,
  onClose,
}: CompareLeadsHostProps) {
  const { leads, session } = useRoot()
  const canMerge = session.can('leads-merge')
  const { reading, retry } = useReading(() => duplicates.readLead(otherId), leads.revisionOf(otherId))
  const now = useNow()
  const [error, setError] = useState<string>()
  const pair = reading.value === null ? null : inOrder(lead, reading.value)

  const merge = async (kept: LeadRecord, other: LeadRecord, take: Partial<Record<MergeField, Take>>) => {
    setError(undefined)
    const outcome = await duplicates.merge(kept.id, {
      otherId: other.id,
      version: kept.version,
      otherVersion: other.version,
      take,
    })
    if (outcome.kind === 'done') onMerged(kept)
    else if (outcome.kind === 'obstacle') setError(outcome.message)
    else notifyFailure(leads, outcome)
  }

  return (
    <CompareLeadsDialog
      isOpen
      leads={pair && { left: pair[0], right: pair[1] }}
      hasFailed={reading.phase === 'failed' || reading.phase === 'missing'}
      onRetry={retry}
      now={now}
      isBusy={duplicates.isSaving}
      error={error}
      onMerge={canMerge ? (kept, other, take) => void merge(kept, other, take) : undefined}
      onClose={onClose}
    />
  )
})
