import { leadName } from '@latchkey/domain/leads/lead-names'
import type { DayViewing } from '@latchkey/domain/today/day.contract'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import { mapAddress } from '@latchkey/domain/platform/values/map-address'
import { dialAddress } from '@latchkey/domain/platform/values/uk-number'
import { viewingStatusText } from '@latchkey/domain/today/today.messages'
import { FolderOpen, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { LinkButton } from '../../../controls/LinkButton/LinkButton.tsx'
import { StatusLabel } from '../../../data/StatusLabel/StatusLabel.tsx'
import { useDateFormatter } from '../../date-formatter-context.ts'
import { Unbroken } from '../../Unbroken.tsx'
import * as S from './ViewingCard.styles.ts'

export interface ViewingCardProps {
  viewing: DayViewing
  /** The URL template of the map, with a placeholder for the address; null if unknown. */
  mapUrl: string | null
  /** True for a viewing that is over. */
  isPast: boolean
  /** True for the agent's next viewing, whose call is the primary button of the page. */
  isNext: boolean
  onOpen: () => void
  /** Below the buttons: what can be recorded of the viewing. */
  children?: ReactNode
}

/**
 * One viewing of a day, with the details that its agent needs while travelling.
 *
 * @do Use it for a viewing that the agent travels to.
 * @dont Do not use it in a list of leads: that has rows.
 * @key Enter: Calls, shows the map or opens the lead, whichever has the focus.
 */
export function ViewingCard({ viewing, mapUrl, isPast, isNext, onOpen, children }: ViewingCardProps) {
  const dateFormatter = useDateFormatter()
  const { property: home, accessNotes, notes, status } = viewing
  const name = leadName(viewing)
  const map = mapAddress(mapUrl, home)
  return (
    <S.Root aria-label={name} data-past={isPast || undefined}>
      <S.Head>
        <S.Time>{dateFormatter.formatTime(viewing.viewingDate)}</S.Time>
        <S.Name>{name}</S.Name>
        <StatusLabel tone={status === LEAD_STATUS.PendingViewingScheduled ? 'yellow' : 'neutral'}>
          {viewingStatusText(status)}
        </StatusLabel>
      </S.Head>
      {home !== null && (
        <S.Home>
          {home.name !== null && <strong>{home.name}</strong>}
          {home.address !== '' && (
            <span>
              <Unbroken text={home.address} />
            </span>
          )}
        </S.Home>
      )}
      <S.Actions>
        <LinkButton
          href={dialAddress(viewing.phone)}
          variant={isNext ? 'primary' : 'secondary'}
          size="large"
          icon={<Phone aria-hidden />}
        >
          {`Call ${name}`}
        </LinkButton>
        {map !== null && (
          <LinkButton href={map} target="_blank" rel="noopener" size="large" icon={<MapPin aria-hidden />}>
            Map
          </LinkButton>
        )}
        <Button size="large" icon={<FolderOpen aria-hidden />} onClick={onOpen}>
          Open
        </Button>
      </S.Actions>
      {children}
      {(accessNotes !== null || notes !== null) && (
        <S.Notes>
          {accessNotes !== null && (
            <div>
              <dt>Access notes</dt>
              <dd>{accessNotes}</dd>
            </div>
          )}
          {notes !== null && (
            <div>
              <dt>Notes</dt>
              <dd>{notes}</dd>
            </div>
          )}
        </S.Notes>
      )}
    </S.Root>
  )
}
