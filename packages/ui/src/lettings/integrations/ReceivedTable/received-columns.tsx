import type { Received } from '@latchkey/domain/integrations/sources/source.contract'
import type { ReceivedOutcome } from '@latchkey/domain/integrations/sources/source.enums'
import {
  leadStateText,
  OUTCOME_LABELS,
  receivedText,
  timesText,
} from '@latchkey/domain/integrations/sources/source.messages'
import { recordHref } from '@latchkey/domain/navigation/open-record'
import { DASH } from '@latchkey/domain/platform/values/labels'
import type { DateFormatter } from '@latchkey/domain/platform/values/time'
import type { DataColumn } from '../../../data/DataTable/columns/data-column.ts'
import { StatusLabel } from '../../../data/StatusLabel/StatusLabel.tsx'
import type { Tone } from '../../../data/tone.ts'
import { NameLink } from '../../NameLink.tsx'

/** The columns of the list of what was received. */
export type ReceivedColumn = 'when' | 'source' | 'name' | 'reference' | 'outcome' | 'sent' | 'status' | 'open'

/** Yellow waits for a person. */
const OUTCOME_TONES: Readonly<Record<ReceivedOutcome, Tone>> = {
  created: 'green',
  'to-complete': 'yellow',
  completed: 'green',
  ignored: 'neutral',
  unreadable: 'red',
}

interface Surroundings {
  dateFormatter: DateFormatter
  /** Undefined for who may not open leads. */
  onOpen: ((leadId: number) => void) | undefined
}

/** In order. */
export const receivedColumns = ({
  dateFormatter,
  onOpen,
}: Surroundings): readonly DataColumn<Received, ReceivedColumn>[] => [
  {
    id: 'when',
    header: 'When',
    accessorFn: ({ at }) => dateFormatter.formatDateTime(at),
    meta: { widthRem: 8.5, grow: 0 },
  },
  { id: 'source', header: 'Source', accessorFn: ({ source }) => source.name, meta: { widthRem: 6 } },
  {
    id: 'name',
    header: 'Name',
    accessorFn: ({ name }) => name ?? DASH,
    meta: { widthRem: 8, isTitle: true },
  },
  {
    id: 'reference',
    header: 'Reference',
    accessorFn: ({ reference }) => reference ?? DASH,
    meta: { widthRem: 7 },
  },
  {
    id: 'outcome',
    header: 'Outcome',
    accessorFn: receivedText,
    render: (received) => (
      <StatusLabel tone={OUTCOME_TONES[received.outcome]}>
        {received.outcome === 'ignored' || received.outcome === 'completed'
          ? receivedText(received)
          : OUTCOME_LABELS[received.outcome]}
      </StatusLabel>
    ),
    meta: { widthRem: 9, grow: 2, isWhole: true },
  },
  { id: 'sent', header: 'Sent', accessorFn: timesText, meta: { widthRem: 5, grow: 0 } },
  { id: 'status', header: 'Status', accessorFn: leadStateText, meta: { widthRem: 8, isWhole: true } },
  {
    id: 'open',
    header: 'Lead',
    accessorFn: () => '',
    render: ({ leadId, leadStatus, name }) =>
      onOpen === undefined || leadId === null || leadStatus === 'deleted' ? null : (
        <NameLink isButton href={recordHref('lead', leadId)} onOpen={() => onOpen(leadId)}>
          <span aria-label={name === null ? 'Open' : `Open ${name}`}>Open</span>
        </NameLink>
      ),
    meta: { widthRem: 4.5, grow: 0 },
  },
]
