import type { TenantViewing } from '@latchkey/domain/tenants/page/page.contract'
import { startInWords } from '@latchkey/domain/tenants/page/page.messages'
import { CalendarPlus, MapPin } from 'lucide-react'
import { useId, useRef } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { LinkButton } from '../../../controls/LinkButton/LinkButton.tsx'
import { FactList } from '../../../data/FactList/FactList.tsx'
import { Inline } from '../../../layout/Inline/Inline.tsx'
import { Unbroken } from '../../Unbroken.tsx'
import * as S from './ViewingPanel.styles.ts'

export interface ViewingPanelProps {
  viewing: TenantViewing
  /** The zone of the business, in which all times are shown. */
  timeZone: string
  /** The text of the calendar file. */
  calendarFile: string
  /** The address of the map; null without an address. */
  mapUrl: string | null
  isBusy?: boolean
  onMove: () => void
  onCancel: () => void
}

/**
 * A booked viewing, with what its tenant can do.
 *
 * @do Show what the server allows: `canMove` and `canCancel`.
 * @dont Do not name more of the agent than the first name.
 * @key Escape: Keeps the viewing.
 */
export function ViewingPanel(props: ViewingPanelProps) {
  const { viewing, timeZone, calendarFile, mapUrl, isBusy = false, onMove, onCancel } = props
  const question = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const { agentFirstName, address, canMove, canCancel } = viewing

  return (
    <>
      <FactList
        facts={[
          { term: 'When', value: startInWords(viewing.start, timeZone) },
          ...(address === '' ? [] : [{ term: 'Address', value: <Unbroken text={address} /> }]),
        ]}
      />
      {agentFirstName !== null && <p>You will meet {agentFirstName}.</p>}
      <Inline>
        <LinkButton
          size="large"
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile)}`}
          download="viewing.ics"
          icon={<CalendarPlus aria-hidden />}
        >
          Add to calendar
        </LinkButton>
        {mapUrl !== null && (
          <LinkButton
            size="large"
            href={mapUrl}
            target="_blank"
            rel="noopener noreferrer"
            icon={<MapPin aria-hidden />}
          >
            Directions
          </LinkButton>
        )}
      </Inline>
      {(canMove || canCancel) && (
        <Inline>
          {canMove && (
            <Button size="large" isInactive={isBusy} onClick={onMove}>
              Move the viewing
            </Button>
          )}
          {canCancel && (
            <Button
              size="large"
              variant="quiet"
              isInactive={isBusy}
              onClick={() => question.current?.showModal()}
            >
              Cancel the viewing
            </Button>
          )}
        </Inline>
      )}
      {/* The browser's own, because the library's dialog weighs more than this page. */}
      <S.Question ref={question} role="alertdialog" aria-labelledby={titleId}>
        <S.Title id={titleId}>Cancel your viewing?</S.Title>
        <p>{startInWords(viewing.start, timeZone)}</p>
        <Inline justify="end">
          <Button size="large" onClick={() => question.current?.close()}>
            Keep it
          </Button>
          <Button
            size="large"
            variant="danger"
            onClick={() => {
              question.current?.close()
              onCancel()
            }}
          >
            Cancel the viewing
          </Button>
        </Inline>
      </S.Question>
    </>
  )
}
