import type { DueLead } from '@latchkey/domain/privacy/retention/retention.contract'
import { RETENTION_LEADS_MAX } from '@latchkey/domain/privacy/retention/retention.limits'
import { RETENTION, selectedText } from '@latchkey/domain/privacy/retention/retention.messages'
import { useMemo } from 'react'
import { Announcement } from '../../../accessibility/Announcement/Announcement.tsx'
import { Button } from '../../../controls/Button/Button.tsx'
import { Inline } from '../../../layout/Inline/Inline.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { useStableCallback } from '../../../hooks/use-stable-callback.ts'
import { ListTable, type ListState } from '../../ListTable.tsx'
import { retentionColumns, type RetentionColumn } from './retention-columns.tsx'
import { useDateFormatter } from '../../date-formatter-context.ts'

export interface RetentionTableProps extends Omit<ListState<DueLead, never>, 'toolbar'> {
  /** Ids of the ticked leads, also on other pages; null while leads cannot be ticked. */
  selected: readonly string[] | null
  isBusy?: boolean
  /** Null ends selecting. */
  onSelect: (selected: readonly string[] | null) => void
  onKeep: () => void
  onAnonymise: () => void
}

const NOUN = { one: 'lead', many: 'leads' } as const
const idOf = ({ id }: DueLead) => String(id)
const labelOf = ({ name }: DueLead) => `Select ${name}`

/**
 * The leads that are due for review, which can be kept longer or anonymised.
 *
 * @do Keep the selection while pages are turned, and after an action that failed for some leads.
 * @dont Do not list leads in progress: they cannot be anonymised.
 * @key Tab: Moves through the buttons, the checkboxes and the pager.
 * @key Space: Ticks the focused lead.
 */
export function RetentionTable({
  selected,
  isBusy = false,
  onSelect,
  onKeep,
  onAnonymise,
  ...list
}: RetentionTableProps) {
  const dateFormatter = useDateFormatter()
  const columns = useMemo(() => retentionColumns(dateFormatter), [dateFormatter])
  const select = useStableCallback(onSelect)
  const selection = useMemo(
    () => selected && { selected: [...selected], onSelect: select, labelOf },
    [selected, select],
  )
  const count = selected?.length ?? 0
  const canAct = count > 0 && count <= RETENTION_LEADS_MAX && !isBusy
  return (
    <Stack gap="small">
      {/* Above the table, whose toolbar is a menu in a narrow window. */}
      <Inline>
        <Button size="small" onClick={() => onSelect(selected === null ? [] : null)}>
          {selected === null ? RETENTION.select : RETENTION.doneSelecting}
        </Button>
        {selected !== null && (
          <>
            <Button size="small" disabled={!canAct} onClick={onKeep}>
              {RETENTION.keep}
            </Button>
            <Button size="small" variant="quiet-danger" disabled={!canAct} onClick={onAnonymise}>
              {RETENTION.anonymise}
            </Button>
            <span>{selectedText(count)}</span>
            <Announcement>{selectedText(count)}</Announcement>
          </>
        )}
      </Inline>
      <ListTable<DueLead, RetentionColumn, never>
        {...list}
        label={RETENTION.title}
        noun={NOUN}
        columns={columns}
        rowId={idOf}
        emptyHint={RETENTION.nothing}
        {...(selection && { selection })}
      />
    </Stack>
  )
}
