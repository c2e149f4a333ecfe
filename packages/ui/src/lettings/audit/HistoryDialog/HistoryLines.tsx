import { auditActionLabel } from '@latchkey/domain/audit/audit-actions'
import { mergedWith, UNDO_MERGE } from '@latchkey/domain/duplicates/duplicates.messages'
import { importedFromText } from '@latchkey/domain/platform/origin/imported-from.messages'
import type { LeadHistory } from '@latchkey/domain/leads/lead-history.contract'
import { DASH } from '@latchkey/domain/platform/values/labels'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Announcement } from '../../../accessibility/Announcement/Announcement.tsx'
import { Button } from '../../../controls/Button/Button.tsx'
import { countOf } from '../../../data/noun.ts'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { useDateFormatter } from '../../date-formatter-context.ts'
import { LineChanges } from '../LineChanges.tsx'
import * as S from './HistoryDialog.styles.ts'

export interface HistoryLinesProps {
  /** Newest first; at least one. */
  history: LeadHistory
  /** True if there are older lines to load. */
  hasOlder: boolean
  onShowMore: () => void
  /** The name of a user. */
  agentName: (id: number) => string
  isBusy: boolean
  /** Called to undo a merge; without it there is no such button. */
  onUndoMerge?: ((mergeId: number) => void) | undefined
}

/** The tenant, the intake call or the server act without a signed-in user. */
const NOBODY = 'Without sign-in'

const OLDER = { one: 'older change', many: 'older changes' }

/** The title of an entry; a merge names the lead that was merged away, an import the old system. */
function titleOf(action: string, changes: LeadHistory[number]['changes']): string {
  if (action === 'lead.import') return originIn(changes)
  const name = action === 'lead.merge' && changes.find(({ field }) => field === 'mergedWith')?.to
  return typeof name === 'string' ? mergedWith(name) : auditActionLabel(action)
}

function originIn(changes: LeadHistory[number]['changes']): string {
  const textOf = (name: string) => {
    const to = changes.find(({ field }) => field === name)?.to
    return typeof to === 'string' ? to : null
  }
  return importedFromText(textOf('system') ?? DASH, textOf('reference'))
}

/** The entries of a history; older ones are added on request, and the first of them takes the focus. */
export function HistoryLines({
  history,
  hasOlder,
  onShowMore,
  agentName,
  isBusy,
  onUndoMerge,
}: HistoryLinesProps) {
  const dateFormatter = useDateFormatter()
  const list = useRef<HTMLOListElement>(null)
  /** The history when older lines were last asked for. */
  const [asked, setAsked] = useState<LeadHistory | null>(null)
  const shown = asked === null ? 0 : history.findIndex(({ id }) => id === asked.at(-1)?.id) + 1
  const isAnswered = history !== asked && shown > 0

  // The button may be unmounted with the last older lines.
  const focusOlder = useEffectEvent(() => {
    const line = list.current?.children[Math.min(shown, history.length - 1)]
    if (line instanceof HTMLElement) line.focus()
  })
  useLayoutEffect(() => {
    if (isAnswered) focusOlder()
  }, [isAnswered])

  const handleShowMore = () => {
    setAsked(history)
    onShowMore()
  }

  return (
    <Stack>
      <S.Events ref={list}>
        {history.map(({ id, at, user, actor, action, changes, mergeId, canUndo }) => (
          <S.Event key={id} tabIndex={-1}>
            <S.Head>
              <S.What>{titleOf(action, changes)}</S.What>
              <S.Who>
                {user?.username ?? actor ?? NOBODY} · <time>{dateFormatter.formatDateTime(at)}</time>
              </S.Who>
            </S.Head>
            {mergeId !== undefined && canUndo && onUndoMerge && (
              <Button size="small" isInactive={isBusy} onClick={() => onUndoMerge(mergeId)}>
                {UNDO_MERGE.label}
              </Button>
            )}
            {changes.length > 0 && action !== 'lead.import' && (
              <LineChanges changes={changes} agentName={agentName} />
            )}
          </S.Event>
        ))}
      </S.Events>
      {hasOlder && (
        <div>
          <Button onClick={handleShowMore}>Show more</Button>
        </div>
      )}
      <Announcement>{isAnswered ? countOf(history.length - shown, OLDER) : ''}</Announcement>
    </Stack>
  )
}
