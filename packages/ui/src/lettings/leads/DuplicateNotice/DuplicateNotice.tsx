import type { Duplicate, Duplicates, ShownDuplicate } from '@latchkey/domain/duplicates/duplicates.contract'
import {
  HIDDEN_DUPLICATE,
  NOT_A_DUPLICATE,
  OTHER_ENQUIRIES,
  partlyCompared,
  possibleDuplicateOf,
  showAllEnquiries,
  showMoreDuplicates,
  showMoreEnquiries,
} from '@latchkey/domain/duplicates/duplicates.messages'
import { LEAD_STATUS_LABELS } from '@latchkey/domain/leads/lead-status'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../controls/Button/Button.tsx'
import { LinkSlot } from '../../../controls/LinkSlot/LinkSlot.tsx'
import { useRenderLink } from '../../../controls/render-link.tsx'
import { Inline } from '../../../layout/Inline/Inline.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import { useDateFormatter } from '../../date-formatter-context.ts'
import * as S from './DuplicateNotice.styles.ts'

export interface DuplicateNoticeProps {
  duplicates: Duplicates
  isBusy?: boolean
  onCompare: (duplicate: ShownDuplicate) => void
  /** Each of the next two has a button only if given. */
  onDismiss?: ((duplicate: ShownDuplicate) => void) | undefined
  onUndismiss?: ((duplicate: ShownDuplicate) => void) | undefined
  /** Called with a search text that finds all of them. */
  onSearch: (text: string) => void
  /** The address of a lead. */
  hrefOf: (id: number) => string
}

/** The number of each kind listed at first, so that the fields of the lead stay visible below them. */
const SHOWN = 3

/**
 * The other leads of the same person, in the dialog of a lead; renders nothing if there are none.
 *
 * @do Put it above the form of the lead, where it is seen before anything is typed.
 * @dont Do not offer to merge from here: people compare first.
 * @key Enter or Space: Presses a button; Enter follows a link.
 */
export function DuplicateNotice({
  duplicates: { possible, samePerson, dismissed, search, partly = [] },
  isBusy = false,
  onCompare,
  onDismiss,
  onUndismiss,
  onSearch,
  hrefOf,
}: DuplicateNoticeProps) {
  const dateFormatter = useDateFormatter()
  const renderLink = useRenderLink()
  const [areAllPossibleShown, setPossibleShown] = useState(false)
  const [areAllShown, setShown] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  // Each removes the button that has the focus.
  const showAllPossible = () => {
    const buttons = possible.slice(0, SHOWN).filter(isShown).length * (onDismiss ? 2 : 1)
    flushSync(() => setPossibleShown(true))
    root.current?.querySelectorAll('button')[buttons]?.focus()
  }
  const showAllOthers = () => {
    flushSync(() => setShown(true))
    list.current?.querySelectorAll('a')[SHOWN]?.focus()
  }
  const others = samePerson.filter(isShown)
  const apart = dismissed.filter(isShown)
  if (possible.length + others.length + apart.length + partly.length === 0) return null
  const showAll = search && (
    <Button size="small" onClick={() => onSearch(search.text)}>
      {showAllEnquiries(search.total)}
    </Button>
  )
  return (
    <S.Root ref={root}>
      {possible.slice(0, areAllPossibleShown ? possible.length : SHOWN).map((duplicate) =>
        isShown(duplicate) ? (
          <Banner
            key={duplicate.id}
            action={
              <Inline>
                <Button size="small" isInactive={isBusy} onClick={() => onCompare(duplicate)}>
                  Compare
                </Button>
                {onDismiss && (
                  <Button size="small" isInactive={isBusy} onClick={() => onDismiss(duplicate)}>
                    {NOT_A_DUPLICATE.title}
                  </Button>
                )}
              </Inline>
            }
          >
            {possibleDuplicateOf(duplicate, dateFormatter)}
          </Banner>
        ) : (
          <Banner key={duplicate.id}>{HIDDEN_DUPLICATE}</Banner>
        ),
      )}
      {!areAllPossibleShown && possible.length > SHOWN && (
        <div>
          <Button size="small" onClick={showAllPossible}>
            {showMoreDuplicates(possible.length - SHOWN)}
          </Button>
        </div>
      )}
      {partly.length > 0 && <Banner>{partlyCompared(partly)}</Banner>}
      {others.length > 0 && (
        <S.List ref={list} aria-label={OTHER_ENQUIRIES}>
          <S.Heading aria-hidden>{OTHER_ENQUIRIES}</S.Heading>
          {others.slice(0, areAllShown ? others.length : SHOWN).map((other) => (
            <S.Item key={other.id}>
              <LinkSlot render={renderLink(hrefOf(other.id))}>
                {other.property?.name ?? other.name} ({LEAD_STATUS_LABELS[other.status]},{' '}
                {dateFormatter.formatDate(other.dateSubmitted)})
              </LinkSlot>
            </S.Item>
          ))}
          {!areAllShown && others.length > SHOWN && (
            <li>
              <Button size="small" onClick={showAllOthers}>
                {showMoreEnquiries(others.length - SHOWN)}
              </Button>
            </li>
          )}
          {showAll && <li>{showAll}</li>}
        </S.List>
      )}
      {apart.map((other) => (
        <S.Apart key={other.id}>
          <span>
            {NOT_A_DUPLICATE.title}: {other.name}
          </span>
          {onUndismiss && (
            <Button size="small" isInactive={isBusy} onClick={() => onUndismiss(other)}>
              Undo
            </Button>
          )}
        </S.Apart>
      ))}
      {others.length === 0 && showAll && <div>{showAll}</div>}
    </S.Root>
  )
}

const isShown = (duplicate: Duplicate): duplicate is ShownDuplicate => !('hidden' in duplicate)
