import type { Slot, TenantPageFacts } from '@latchkey/domain/tenants/page/page.contract'
import type { PageNotice } from '@latchkey/domain/tenants/page/page.store'
import {
  awaitsViewing,
  bookedText,
  CANCELLED,
  CHANGED,
  CONTACTED,
  keepText,
  LINK_SENT,
  movedText,
  PROGRESS,
  progressOf,
  sendsLink,
  STANDING,
  startInWords,
  THANKED,
} from '@latchkey/domain/tenants/page/page.messages'
import type { FeedbackValues } from '@latchkey/domain/tenants/page/feedback.suite'
import { viewingFile } from '@latchkey/domain/tenants/page/viewing-file'
import type { VisitFailure } from '@latchkey/domain/tenants/visit-outcome'
import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { dayText } from '@latchkey/domain/platform/values/days'
import { formatGbp } from '@latchkey/domain/platform/values/money'
import { mapAddress } from '@latchkey/domain/platform/values/map-address'
import { useEffect, useId, useRef, type ReactNode, type Ref } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { FactList } from '../../../data/FactList/FactList.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import { FeedbackForm } from '../FeedbackForm/FeedbackForm.tsx'
import { OfferedHomeView } from '../OfferedHomeView/OfferedHomeView.tsx'
import { SlotPicker } from '../SlotPicker/SlotPicker.tsx'
import { ViewingPanel } from '../ViewingPanel/ViewingPanel.tsx'
import { VisitSteps } from '../VisitSteps/VisitSteps.tsx'
import { VisitTrouble } from '../VisitTrouble/VisitTrouble.tsx'
import * as S from './EnquiryView.styles.ts'

export interface EnquiryViewProps {
  page: TenantPageFacts
  /** Free times while the tenant chooses or moves; null while neither. */
  slots: readonly Slot[] | null
  /** The result of the last change. */
  notice: PageNotice | null
  /** The reason why the last call failed. */
  failure: VisitFailure | null
  /** Errors of the feedback from the server; keep the value identical until the next attempt. */
  serverErrors?: ErrorsByField
  isBusy: boolean
  /** The zone of the business, in which all times are shown. */
  timeZone: string
  /** The URL template of the map, with a placeholder for the address; null if unknown. */
  mapUrl: string | null
  /** Unix seconds. */
  now: number
  onOpenSlots: () => void
  onCloseSlots: () => void
  onBook: (start: number) => void
  onCancel: () => void
  onSendLink: () => void
  onFeedback: (feedback: FeedbackValues) => void
}

/**
 * The tenant's page: the status of the enquiry, the viewing and the property.
 *
 * @do Answer what an applicant would ring for.
 * @dont Do not show what staff wrote, nor the reason of a decision.
 * @key Enter: Opens the free times, or sends the link.
 */
export function EnquiryView(props: EnquiryViewProps) {
  const { page, slots, notice, failure, isBusy, timeZone, mapUrl, now } = props
  const { status, property, viewing, canChoose } = page
  const outcome = useRef<HTMLOutputElement>(null)
  const viewingPart = useRef<HTMLElement>(null)
  const message = noticeText(notice, timeZone)
  const isChoosing = slots !== null
  const hasChosen = useRef(isChoosing)

  // The pressed button unmounts, so the focus moves to the result.
  useEffect(() => {
    if (message !== null) outcome.current?.focus()
  }, [message])

  // So does the button that opens the times, or closes them.
  useEffect(() => {
    if (hasChosen.current === isChoosing) return
    hasChosen.current = isChoosing
    if (document.activeElement === document.body) viewingPart.current?.focus()
  }, [isChoosing])

  return (
    <Stack gap="large">
      <Part title="Where things stand">
        <VisitSteps labels={PROGRESS} current={progressOf(status)} />
        <S.Standing>{STANDING[status]}</S.Standing>
        <S.Result ref={outcome} tabIndex={-1}>
          {message !== null && (
            <Banner tone={notice?.kind === 'changed' ? 'warning' : 'success'}>{message}</Banner>
          )}
        </S.Result>
        {failure !== null && <VisitTrouble failure={failure} />}
        {sendsLink(status) && (
          <div>
            <Button size="large" isBusy={isBusy} busyLabel="Sending…" onClick={props.onSendLink}>
              Send me the link again
            </Button>
          </div>
        )}
      </Part>
      {page.feedback !== 'none' && notice?.kind !== 'thanked' && (
        <Part title="Your feedback">
          {page.feedback === 'given' ? (
            <p>{THANKED}</p>
          ) : (
            <FeedbackForm onSubmit={props.onFeedback} isBusy={isBusy} serverErrors={props.serverErrors} />
          )}
        </Part>
      )}
      {(viewing !== null || awaitsViewing(status)) && (
        <Part ref={viewingPart} title="Your viewing">
          {viewing !== null && slots === null && (
            <ViewingPanel
              viewing={viewing}
              timeZone={timeZone}
              calendarFile={viewingFile(viewing, property?.name ?? null, now)}
              mapUrl={mapAddress(mapUrl, viewing)}
              isBusy={isBusy}
              onMove={props.onOpenSlots}
              onCancel={props.onCancel}
            />
          )}
          {slots !== null && (
            <SlotPicker
              slots={slots}
              timeZone={timeZone}
              present={viewing?.start ?? null}
              isTaken={notice?.kind === 'just-taken'}
              isBusy={isBusy}
              onBook={props.onBook}
              onClose={props.onCloseSlots}
            />
          )}
          {viewing === null && slots === null && canChoose && (
            <div>
              <Button
                variant="primary"
                size="large"
                isBusy={isBusy}
                busyLabel="Looking for free times…"
                onClick={props.onOpenSlots}
              >
                Choose a time
              </Button>
            </div>
          )}
          {viewing === null && !canChoose && <p>{CONTACTED}</p>}
        </Part>
      )}
      <Part title="The home">
        {property === null ? (
          <p>Your agent has not told us yet which home this is.</p>
        ) : (
          <OfferedHomeView home={property} />
        )}
      </Part>
      {page.deposit !== null && (
        <Part title="Your holding deposit">
          <FactList
            facts={[
              { term: 'Amount', value: formatGbp(page.deposit.amount) },
              { term: 'Received on', value: dayText(page.deposit.receivedOn) },
              { term: 'Deadline', value: dayText(page.deposit.deadlineOn) },
            ]}
          />
        </Part>
      )}
      <Part title="Your details">
        <S.Note>{keepText(page.keepMonths)}</S.Note>
      </Part>
    </Stack>
  )
}

interface PartProps {
  title: string
  /** The ref of a part that gets the focus. */
  ref?: Ref<HTMLElement>
  children: ReactNode
}

function Part({ title, ref, children }: PartProps) {
  const id = useId()
  return (
    <S.Section ref={ref} {...(ref && { tabIndex: -1 })} aria-labelledby={id}>
      <S.Heading id={id}>{title}</S.Heading>
      {children}
    </S.Section>
  )
}

/** Null for what is shown elsewhere. */
function noticeText(notice: PageNotice | null, timeZone: string): string | null {
  switch (notice?.kind) {
    case 'booked':
      return bookedText(startInWords(notice.start, timeZone))
    case 'moved':
      return movedText(startInWords(notice.start, timeZone))
    case 'cancelled':
      return CANCELLED
    case 'changed':
      return CHANGED
    case 'link-sent':
      return LINK_SENT
    case 'thanked':
      return THANKED
    default:
      return null
  }
}
