import type { RightToRentCheck } from '@latchkey/domain/leads/right-to-rent/right-to-rent.contract'
import { CHECK_KIND_LABELS } from '@latchkey/domain/leads/right-to-rent/right-to-rent.enums'
import { EXPIRY_NOTICE_DAYS } from '@latchkey/domain/leads/right-to-rent/right-to-rent.limits'
import { isValidCheck, needsNewCheck } from '@latchkey/domain/leads/right-to-rent/right-to-rent.suite'
import { CHECK_AGAIN } from '@latchkey/domain/leads/right-to-rent/right-to-rent.messages'
import { dayText, daysBetween } from '@latchkey/domain/platform/values/days'
import { Button } from '../../../controls/Button/Button.tsx'
import { StatusLabel } from '../../../data/StatusLabel/StatusLabel.tsx'
import { Inline } from '../../../layout/Inline/Inline.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import * as S from './RightToRentCard.styles.ts'

interface CheckLineProps {
  check: RightToRentCheck
  /** `YYYY-MM-DD` */
  today: string
  /** `YYYY-MM-DD`; null if unknown. */
  moveOn: string | null
  isBusy: boolean
  onChange: () => void
  onDelete: () => void
}

/** The check of one adult. */
export function CheckLine({ check, today, moveOn, isBusy, onChange, onDelete }: CheckLineProps) {
  const { adultName, kind, checkedOn, expiresOn } = check
  return (
    <S.Check>
      <S.Facts>
        <S.Adult>{adultName}</S.Adult>
        <span>{CHECK_KIND_LABELS[kind]}</span>
        <S.Note>Checked on {dayText(checkedOn)}</S.Note>
        {expiresOn !== null && <Expiry check={check} expiresOn={expiresOn} today={today} />}
        {moveOn !== null && needsNewCheck(check, moveOn, today) && (
          <Banner tone="warning">{CHECK_AGAIN}</Banner>
        )}
      </S.Facts>
      <Inline>
        <Button
          size="small"
          isInactive={isBusy}
          aria-label={`Change check of ${adultName}`}
          onClick={onChange}
        >
          Change
        </Button>
        <Button
          size="small"
          variant="quiet-danger"
          isInactive={isBusy}
          aria-label={`Delete check of ${adultName}`}
          onClick={onDelete}
        >
          Delete
        </Button>
      </Inline>
    </S.Check>
  )
}

interface ExpiryProps {
  check: RightToRentCheck
  expiresOn: string
  today: string
}

function Expiry({ check, expiresOn, today }: ExpiryProps) {
  if (!isValidCheck(check, today)) return <StatusLabel tone="red">Ended on {dayText(expiresOn)}</StatusLabel>
  const isNear = daysBetween(today, expiresOn) <= EXPIRY_NOTICE_DAYS
  return (
    <StatusLabel tone={isNear ? 'yellow' : 'neutral'} isQuiet={!isNear}>
      Valid until {dayText(expiresOn)}
    </StatusLabel>
  )
}
