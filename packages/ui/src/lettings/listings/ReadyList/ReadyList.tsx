import { type ListingAdvice, type ListingCheck } from '@latchkey/domain/listings/listing.enums'
import type { Advice } from '@latchkey/domain/listings/listing-advice'
import { LISTING_LABELS } from '@latchkey/domain/listings/listing.draft'
import {
  ADVICE_TITLE,
  adviceText,
  CHECK_LABELS,
  checkText,
  READY_TITLE,
  stateText,
} from '@latchkey/domain/listings/listing.messages'
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { VisuallyHidden } from '../../../accessibility/VisuallyHidden/VisuallyHidden.tsx'
import { StatusLabel } from '../../../data/StatusLabel/StatusLabel.tsx'
import { Accordion } from '../../../layout/Accordion/Accordion.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import * as S from './ReadyList.styles.ts'

/** The things of the list to which it can lead. */
export type ReadyThing = ListingCheck | Exclude<ListingAdvice, 'words'>

export interface ReadyListProps {
  /** In order. */
  checks: readonly { name: ListingCheck; ok: boolean }[]
  advice: readonly Advice[]
  /** Called to move the focus to the field. */
  onGoTo: (thing: ReadyThing) => void
  /** True above a form: the list opens and closes, and its heading has the result. */
  isCollapsible?: boolean
}

const LABELS: Readonly<Record<ReadyThing, string>> = {
  ...CHECK_LABELS,
  'floor-plan': LISTING_LABELS.planIds,
  feed: LISTING_LABELS.feedIds,
}

/**
 * Lists what a home needs before it can be published, and what would be worth doing.
 *
 * @do Pass the checks of what is in the form, so that a cross becomes a tick while somebody types.
 * @dont Do not hide what is done: the list also shows how far the home has come.
 * @key Enter or Space: On “Go to”, moves the focus to the field; on the heading, opens or closes the list.
 */
export function ReadyList({ isCollapsible = false, ...lists }: ReadyListProps) {
  const [openIds, setOpenIds] = useState<readonly string[]>([])
  const missing = lists.checks.filter(({ ok }) => !ok).length
  const result = (
    <span data-own>
      <StatusLabel tone={missing === 0 ? 'green' : 'yellow'}>
        {stateText(missing === 0 ? 'ready' : 'missing', missing)}
      </StatusLabel>
    </span>
  )
  if (isCollapsible)
    return (
      <Accordion
        openIds={openIds}
        onOpenChange={setOpenIds}
        sections={[
          { id: READY_TITLE, title: READY_TITLE, mark: result, children: <ReadyLines {...lists} /> },
        ]}
      />
    )
  return (
    <S.Part>
      <S.Head>
        <S.Title>{READY_TITLE}</S.Title>
        {result}
      </S.Head>
      <ReadyLines {...lists} />
    </S.Part>
  )
}

function ReadyLines({ checks, advice, onGoTo }: Omit<ReadyListProps, 'isCollapsible'>) {
  return (
    <Stack>
      <S.Lines aria-label={READY_TITLE}>
        {checks.map(({ name, ok }) => (
          <S.Line key={name} data-state={ok ? 'done' : 'missing'}>
            {ok ? <CircleCheck aria-hidden /> : <CircleX aria-hidden />}
            <S.Words>
              <span aria-hidden>{CHECK_LABELS[name]}</span>
              <VisuallyHidden>{checkText(name, ok)}</VisuallyHidden>
            </S.Words>
            <GoTo thing={name} onGoTo={onGoTo} />
          </S.Line>
        ))}
      </S.Lines>
      {advice.length > 0 && (
        <S.Part>
          <S.Title as="h4">{ADVICE_TITLE}</S.Title>
          <S.Lines aria-label={ADVICE_TITLE}>
            {advice.map((one) => (
              <S.Line key={one.name} data-state="advice">
                <TriangleAlert aria-hidden />
                <S.Words>{adviceText(one)}</S.Words>
                {one.name !== 'words' && <GoTo thing={one.name} onGoTo={onGoTo} />}
              </S.Line>
            ))}
          </S.Lines>
        </S.Part>
      )}
    </Stack>
  )
}

function GoTo({ thing, onGoTo }: { thing: ReadyThing } & Pick<ReadyListProps, 'onGoTo'>) {
  return (
    <S.GoTo type="button" data-own onClick={() => onGoTo(thing)}>
      Go to<VisuallyHidden> {LABELS[thing]}</VisuallyHidden>
    </S.GoTo>
  )
}
