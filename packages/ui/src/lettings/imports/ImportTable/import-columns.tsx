import { importedRows } from '@latchkey/domain/imports/import-facts'
import type { ListedImport } from '@latchkey/domain/imports/import.contract'
import type { ImportState } from '@latchkey/domain/imports/import.enums'
import { IMPORT_KIND_LABELS, IMPORT_STATE_LABELS } from '@latchkey/domain/imports/import-labels'
import { importedText } from '@latchkey/domain/imports/import.messages'
import { DASH } from '@latchkey/domain/platform/values/labels'
import type { DateFormatter } from '@latchkey/domain/platform/values/time'
import type { DataColumn } from '../../../data/DataTable/columns/data-column.ts'
import { StatusLabel } from '../../../data/StatusLabel/StatusLabel.tsx'
import type { Tone } from '../../../data/tone.ts'
import { NameLink } from '../../NameLink.tsx'

/** The columns of the list of imports. */
export type ImportTableColumn = 'file' | 'what' | 'from' | 'state' | 'imported' | 'by' | 'when'

/** Yellow waits for a person. */
const STATE_TONES: Readonly<Record<ImportState, Tone>> = {
  reading: 'blue',
  unreadable: 'red',
  draft: 'neutral',
  checking: 'blue',
  checked: 'yellow',
  importing: 'blue',
  stopped: 'yellow',
  done: 'green',
  undoing: 'blue',
  undone: 'neutral',
}

interface Surroundings {
  dateFormatter: DateFormatter
  /** The address of an import. */
  pathOf: (listed: ListedImport) => string
  onOpen: (listed: ListedImport) => void
}

/** In order. */
export const importColumns = ({
  dateFormatter,
  pathOf,
  onOpen,
}: Surroundings): readonly DataColumn<ListedImport, ImportTableColumn>[] => [
  {
    id: 'file',
    header: 'File',
    accessorFn: ({ fileName }) => fileName,
    render: (listed) => (
      <NameLink href={pathOf(listed)} onOpen={() => onOpen(listed)}>
        {listed.fileName}
      </NameLink>
    ),
    meta: { widthRem: 8, grow: 2, isTitle: true },
  },
  {
    id: 'what',
    header: 'What',
    accessorFn: ({ kind }) => IMPORT_KIND_LABELS[kind],
    meta: { widthRem: 8.5 },
  },
  { id: 'from', header: 'From', accessorFn: ({ system }) => system || DASH, meta: { widthRem: 8.25 } },
  {
    id: 'state',
    header: 'State',
    accessorFn: ({ state }) => IMPORT_STATE_LABELS[state],
    render: ({ state }) => <StatusLabel tone={STATE_TONES[state]}>{IMPORT_STATE_LABELS[state]}</StatusLabel>,
    meta: { widthRem: 8, isWhole: true },
  },
  {
    id: 'imported',
    header: 'Imported',
    accessorFn: (listed) => {
      const rows = importedRows(listed)
      return rows === null ? DASH : importedText(rows)
    },
    meta: { widthRem: 6, align: 'end' },
  },
  { id: 'by', header: 'By', accessorFn: ({ by }) => by.name, meta: { widthRem: 6 } },
  {
    id: 'when',
    header: 'When',
    accessorFn: ({ at }) => dateFormatter.formatDateTime(at),
    meta: { widthRem: 8.5, grow: 0.5 },
  },
]
