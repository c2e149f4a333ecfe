import { MERGED_MEANWHILE } from '@latchkey/domain/duplicates/duplicates.messages'
import { restoreLead } from '@latchkey/domain/leads/leads.store'
import { RESTORE_LEAD } from '@latchkey/domain/leads/lead.messages'
import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import { deletedMeanwhile, undoneMeanwhile } from '@latchkey/domain/platform/messages'
import { Button } from '@latchkey/ui/controls/Button/Button.tsx'
import { Banner } from '@latchkey/ui/overlays/Banner/Banner.tsx'
import { observer } from 'mobx-react-lite'
import { useRoot } from '../../runtime/runtime.ts'

export interface LeadGoneNoticeProps {
  lead: LeadRecord
  /** True when it was erased with its import, and cannot be restored. */
  isErased: boolean
  /** Null when the lead was deleted. */
  mergedInto: number | null
  /** Opens another lead. */
  onGoTo: (id: number) => void
}

export const LeadGoneNotice = observer(function LeadGoneNotice({
  lead,
  isErased,
  mergedInto,
  onGoTo,
}: LeadGoneNoticeProps) {
  const { leads } = useRoot()

  if (isErased) return <Banner tone="warning">{undoneMeanwhile('lead')}</Banner>
  const action =
    mergedInto === null ? (
      <Button
        size="small"
        isBusy={leads.isSaving}
        onClick={() => void restoreLead(leads, lead.id, lead.section)}
      >
        {RESTORE_LEAD}
      </Button>
    ) : (
      <Button size="small" onClick={() => onGoTo(mergedInto)}>
        {MERGED_MEANWHILE.action}
      </Button>
    )
  return (
    <Banner tone="warning" action={action}>
      {mergedInto === null ? deletedMeanwhile('lead') : MERGED_MEANWHILE.text}
    </Banner>
  )
})
