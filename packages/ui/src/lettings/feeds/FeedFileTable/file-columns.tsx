import type { FeedFile } from '@latchkey/domain/feeds/feed-file.contract'
import { FEED_FILE_STATE_LABELS, type FeedFileState } from '@latchkey/domain/feeds/feed-file.enums'
import { FEED_FILE_WORDS, fileNote } from '@latchkey/domain/feeds/feed-file.messages'
import type { DateFormatter } from '@latchkey/domain/platform/values/time'
import { Button } from '../../../controls/Button/Button.tsx'
import type { DataColumn } from '../../../data/DataTable/columns/data-column.ts'
import { StatusLabel } from '../../../data/StatusLabel/StatusLabel.tsx'
import type { Tone } from '../../../data/tone.ts'
import { fileSize } from '../../../files/file-rules.ts'
import * as S from './FeedFileTable.styles.ts'

/** The columns of the table of files. */
export type FileColumn = 'when' | 'homes' | 'leftOut' | 'pictures' | 'size' | 'state'

/** Yellow waits for a person. */
const TONES: Readonly<Record<FeedFileState, Tone>> = {
  sending: 'blue',
  sent: 'green',
  downloaded: 'neutral',
  failed: 'red',
  held: 'yellow',
}

interface Surroundings {
  dateFormatter: DateFormatter
  isBusy: boolean
  onSendAnyway: (file: FeedFile) => void
}

/** In order. On a tablet of 768 px the state is in sight. */
export const fileColumns = ({
  dateFormatter,
  isBusy,
  onSendAnyway,
}: Surroundings): readonly DataColumn<FeedFile, FileColumn>[] => [
  {
    id: 'when',
    header: 'When',
    accessorFn: ({ at }) => dateFormatter.formatDateTime(at),
    meta: { widthRem: 8, isTitle: true },
  },
  { id: 'homes', header: 'Homes', accessorFn: ({ homes }) => homes, meta: { widthRem: 4.5, align: 'end' } },
  {
    id: 'leftOut',
    header: 'Left out',
    accessorFn: ({ leftOut }) => leftOut.length,
    meta: { widthRem: 5, align: 'end' },
  },
  {
    id: 'pictures',
    header: 'Pictures',
    accessorFn: ({ pictures }) => pictures,
    meta: { widthRem: 5, align: 'end' },
  },
  {
    id: 'size',
    header: 'Size',
    accessorFn: ({ bytes }) => fileSize(bytes),
    meta: { widthRem: 5, align: 'end' },
  },
  {
    id: 'state',
    header: 'State',
    accessorFn: ({ state }) => FEED_FILE_STATE_LABELS[state],
    render: (file) => {
      const note = fileNote(file)
      return (
        <S.State>
          <StatusLabel tone={TONES[file.state]}>{FEED_FILE_STATE_LABELS[file.state]}</StatusLabel>
          {note !== '' && <S.Reason>{note}</S.Reason>}
          {file.state === 'held' && (
            <Button size="small" isInactive={isBusy} onClick={() => onSendAnyway(file)}>
              {FEED_FILE_WORDS.sendAnyway}
            </Button>
          )}
        </S.State>
      )
    },
    meta: { widthRem: 11, grow: 3, isWhole: true },
  },
]
