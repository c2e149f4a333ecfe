import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import { reasonListOf } from '@latchkey/domain/leads/lead-status'
import { REASON_LABELS } from '@latchkey/domain/leads/reason/reason.enums'
import {
  REASON_MISSING,
  REASON_TITLES,
  REASON_WORDS_LABEL,
  RECORD_REASON,
} from '@latchkey/domain/leads/reason/reason.messages'
import { labelOf } from '@latchkey/domain/platform/values/labels'
import { FactList } from '../../../../data/FactList/FactList.tsx'
import { Button } from '../../../../controls/Button/Button.tsx'
import { Banner } from '../../../../overlays/Banner/Banner.tsx'
import { Words } from '../../words.styles.ts'

export interface ReasonNoteProps extends Pick<LeadRecord, 'status' | 'lastReason'> {
  isBusy?: boolean
  /** Called to record the missing reason; without it there is no button. */
  onRecord?: (() => void) | undefined
}

/** Shows why the reservation was declined or the viewing cancelled; renders nothing in another status. */
export function ReasonNote({ status, lastReason, isBusy = false, onRecord }: ReasonNoteProps) {
  const list = reasonListOf(status)
  if (list === null) return null
  const recorded = lastReason?.status === status ? lastReason : null
  if (recorded === null || recorded.reason === null)
    return (
      <Banner
        tone="warning"
        action={
          onRecord && (
            <Button isInactive={isBusy} onClick={onRecord}>
              {RECORD_REASON.title}
            </Button>
          )
        }
      >
        {REASON_MISSING}
      </Banner>
    )
  return (
    <FactList
      facts={[
        { term: REASON_TITLES[list], value: labelOf(REASON_LABELS[list], recorded.reason) },
        ...(recorded.words === null
          ? []
          : [{ term: REASON_WORDS_LABEL, value: <Words>{recorded.words}</Words> }]),
      ]}
    />
  )
}
