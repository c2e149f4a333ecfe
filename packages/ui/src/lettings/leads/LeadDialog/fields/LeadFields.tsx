import { LEAD_RESERVATION_DATES } from '@latchkey/domain/leads/lead.fields'
import { isLeadStatus, showsReferencing, statusShows } from '@latchkey/domain/leads/lead-status'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useMedia } from '../../../../hooks/use-media.ts'
import { under } from '../../../../theme/breakpoints.ts'
import { ReservationSection } from './ReservationSection.tsx'
import { StatusSection, type StatusSectionProps } from './StatusSection.tsx'
import { TextSection } from './TextSection.tsx'
import { ViewingSection, type ViewingSectionProps } from './ViewingSection.tsx'
import * as S from './LeadFields.styles.ts'

export interface LeadFieldsProps
  extends ViewingSectionProps, Pick<StatusSectionProps, 'isStrict' | 'onRecordReason' | 'onConfirmViewing'> {}

/** All fields of a lead; on a phone the status is first. */
export function LeadFields({ isStrict, onRecordReason, onConfirmViewing, ...props }: LeadFieldsProps) {
  const { form, lead } = props
  const section = { form, isCopyable: true }
  const isPhone = useMedia(under(640))
  const status = (
    <S.Column key="status">
      <StatusSection
        form={form}
        lead={lead}
        isStrict={isStrict}
        isBusy={props.isBusy}
        onRecordReason={onRecordReason}
        onConfirmViewing={onConfirmViewing}
      />
      <StageSection {...props} />
    </S.Column>
  )
  const person = (
    <S.Column key="person" data-part="person">
      <TextSection {...section} section="tenant" />
      <TextSection {...section} section="address" />
      <TextSection {...section} section="notes" />
    </S.Column>
  )
  return (
    <S.Body>
      <S.Columns>
        {isPhone ? [status, person] : [person, status]}
        <S.Column>
          <TextSection {...section} section="property" columns={3} />
        </S.Column>
      </S.Columns>
    </S.Body>
  )
}

/** The viewing or the reservation, as the chosen status has it; a choice brings it into sight. */
export const StageSection = observer(function StageSection(props: ViewingSectionProps) {
  const status = props.form.value('status')
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(status)
  useEffect(() => {
    const isChosen = document.activeElement?.matches('input[type="radio"]') ?? false
    if (shown.current !== status && isChosen) place.current?.scrollIntoView({ block: 'nearest' })
    shown.current = status
  }, [status])

  return <S.Stage ref={place}>{stageOf(status, props)}</S.Stage>
})

function stageOf(status: number | null, props: ViewingSectionProps) {
  if (!isLeadStatus(status)) return null
  if (statusShows(status, 'viewingDate')) return <ViewingSection {...props} />
  const hasReservation =
    LEAD_RESERVATION_DATES.some((field) => statusShows(status, field)) || showsReferencing(status)
  return hasReservation && <ReservationSection {...props} status={status} />
}
