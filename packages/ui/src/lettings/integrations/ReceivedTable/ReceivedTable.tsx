import type { Received, Source } from '@latchkey/domain/integrations/sources/source.contract'
import { RECEIVED_OUTCOMES, type ReceivedOutcome } from '@latchkey/domain/integrations/sources/source.enums'
import { OUTCOME_LABELS, SOURCE_WORDS } from '@latchkey/domain/integrations/sources/source.messages'
import { useMemo } from 'react'
import { InlineSelect } from '../../../inputs/InlineSelect/InlineSelect.tsx'
import { useStableCallback } from '../../../hooks/use-stable-callback.ts'
import { useDateFormatter } from '../../date-formatter-context.ts'
import { ListTable, type ListState } from '../../ListTable.tsx'
import { receivedColumns, type ReceivedColumn } from './received-columns.tsx'

export interface ReceivedTableProps extends Omit<ListState<Received, never>, 'toolbar'> {
  /** The sources to choose from. */
  sources: readonly Pick<Source, 'id' | 'name'>[]
  /** Called with the id of the lead; without it leads cannot be opened. */
  onOpen?: ((leadId: number) => void) | undefined
}

const NOUN = { one: 'enquiry', many: 'enquiries' } as const
const idOf = ({ id }: Received) => String(id)

const OUTCOMES = [
  { value: '' as const, label: SOURCE_WORDS.allOutcomes },
  ...RECEIVED_OUTCOMES.map((outcome) => ({ value: outcome, label: OUTCOME_LABELS[outcome] })),
]

/**
 * Everything that sources have sent, newest first, with what became of it.
 *
 * @do Show what could not be read too: the portal says that it sent it.
 * @do Show the status that the lead has now.
 * @dont Do not hide what was ignored: it says who did so, and why.
 * @key Tab: Moves to the filters, to the rows, which are one stop, and to the pager.
 * @key Arrow Up, Arrow Down, Home, End: In a row, move to the same control of another row.
 * @key Enter: On Open, opens the lead.
 */
export function ReceivedTable({ sources, onOpen, ...list }: ReceivedTableProps) {
  const dateFormatter = useDateFormatter()
  const open = useStableCallback((leadId: number) => onOpen?.(leadId))
  const canOpen = onOpen !== undefined
  const columns = useMemo(
    () => receivedColumns({ dateFormatter, onOpen: canOpen ? open : undefined }),
    [dateFormatter, canOpen, open],
  )
  const { query, onAsk } = list
  const { source = '', outcome = '' } = query.choices ?? {}
  const choose = (name: 'source' | 'outcome', value: string) => {
    const { [name]: _former, ...others } = query.choices ?? {}
    onAsk({ ...query, choices: value === '' ? others : { ...others, [name]: value }, page: 1 })
  }
  return (
    <ListTable<Received, ReceivedColumn, never>
      {...list}
      label={SOURCE_WORDS.received}
      noun={NOUN}
      columns={columns}
      rowId={idOf}
      toolbar={
        <>
          <InlineSelect
            label="Source"
            options={[
              { value: '', label: SOURCE_WORDS.allSources },
              ...sources.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            value={source}
            onChange={(value) => choose('source', value)}
            width="11rem"
          />
          <InlineSelect<ReceivedOutcome | ''>
            label="Outcome"
            options={OUTCOMES}
            value={outcome as ReceivedOutcome | ''}
            onChange={(value) => choose('outcome', value)}
            width="10rem"
          />
        </>
      }
    />
  )
}
