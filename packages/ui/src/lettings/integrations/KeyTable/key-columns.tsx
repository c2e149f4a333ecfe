import type { ApiKey, KeyState } from '@latchkey/domain/integrations/keys/key.contract'
import {
  areasText,
  expiryText,
  lastUsedText,
  prefixText,
  stateText,
} from '@latchkey/domain/integrations/keys/key.messages'
import type { DateFormatter } from '@latchkey/domain/platform/values/time'
import type { DataColumn } from '../../../data/DataTable/columns/data-column.ts'
import { StatusLabel } from '../../../data/StatusLabel/StatusLabel.tsx'
import type { Tone } from '../../../data/tone.ts'

/** Yellow waits for a person. */
const STATE_TONES: Readonly<Record<KeyState, Tone>> = {
  'in-use': 'green',
  replaced: 'yellow',
  expired: 'neutral',
  revoked: 'red',
}

/** The columns of the table of keys. */
export type KeyColumn = 'name' | 'key' | 'may' | 'lastUsed' | 'expires' | 'state'

/** In order. */
export const keyColumns = (dateFormatter: DateFormatter): readonly DataColumn<ApiKey, KeyColumn>[] => [
  {
    id: 'name',
    header: 'Name',
    accessorFn: ({ name }) => name,
    meta: { widthRem: 8, isTitle: true },
  },
  { id: 'key', header: 'Key', accessorFn: prefixText, meta: { widthRem: 8, grow: 0 } },
  { id: 'may', header: 'May', accessorFn: areasText, meta: { widthRem: 9, grow: 2, isWhole: true } },
  {
    id: 'lastUsed',
    header: 'Last used',
    accessorFn: (key) => lastUsedText(key, dateFormatter),
    meta: { widthRem: 9, isWhole: true },
  },
  { id: 'expires', header: 'Expires', accessorFn: expiryText, meta: { widthRem: 6.5, grow: 0 } },
  {
    id: 'state',
    header: 'State',
    accessorFn: (key) => stateText(key, dateFormatter),
    render: (key) => <StatusLabel tone={STATE_TONES[key.state]}>{stateText(key, dateFormatter)}</StatusLabel>,
    meta: { widthRem: 8.5, isWhole: true },
  },
]
