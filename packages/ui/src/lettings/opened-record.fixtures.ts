import {
  openedRecordOf,
  type OpenedRecordOptions,
  type Versioned,
} from '@latchkey/domain/forms/opened-record.model'
import type { DialogRecord } from './RecordDialog.tsx'

/** What stands in for a saved record. */
type NoRecord = 'new' | 'loading' | 'failed' | 'missing'

const PROBLEMS = { failed: { kind: 'offline' }, missing: { kind: 'gone' } } as const

/** Opens records as an editor would, for the dialogs of stories. `conflictWith` is who saved in between. */
export const anOpenedRecord =
  <Row extends Versioned, Values>(options: Omit<OpenedRecordOptions<Row, Values>, 'name'>) =>
  (
    record: Row | NoRecord,
    { conflictWith }: { conflictWith?: string | null } = {},
  ): DialogRecord<Row, Values> => {
    const Model = openedRecordOf<Row, Values>({ ...options, name: 'Opened record' })
    const opened = Model.create({ id: record === 'new' ? 'new' : typeof record === 'object' ? record.id : 1 })
    if (typeof record === 'object') opened.receive(record)
    if (record === 'failed' || record === 'missing') opened.fail(PROBLEMS[record])
    if (conflictWith !== undefined) opened.setObstacle({ kind: 'conflict', changedBy: conflictWith })
    return opened
  }
