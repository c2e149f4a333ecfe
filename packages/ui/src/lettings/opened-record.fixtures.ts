import {
  openedRecordOf,
  type OpenedRecord,
  type OpenedRecordOptions,
  type Versioned,
} from '@latchkey/domain/forms/opened-record.model'
import { mocked } from 'storybook/test'

/** Instead of a saved record. */
export type NoRecord = 'new' | 'loading' | keyof typeof PROBLEMS

const PROBLEMS = {
  failed: { kind: 'offline' },
  missing: { kind: 'gone' },
  forbidden: { kind: 'forbidden' },
} as const

/** Opens records as an editor does, for the dialogs of stories. `conflictWith` is the user who saved meanwhile. */
export const anOpenedRecord =
  <Row extends Versioned, Values, Obstacle = never>(
    options: Omit<OpenedRecordOptions<Row, Values>, 'name'>,
  ) =>
  (
    record: Row | NoRecord,
    { conflictWith }: { conflictWith?: string | null } = {},
  ): OpenedRecord<Row, Values, Obstacle> => {
    const Model = openedRecordOf<Row, Values, Obstacle>({ ...options, name: 'Opened record' })
    const opened = Model.create({ id: record === 'new' ? 'new' : typeof record === 'object' ? record.id : 1 })
    if (typeof record === 'object') opened.receive(record)
    if (record === 'new') opened.startNew()
    if (typeof record === 'string' && record in PROBLEMS)
      opened.fail(PROBLEMS[record as keyof typeof PROBLEMS])
    if (conflictWith !== undefined) opened.setObstacle({ kind: 'conflict', changedBy: conflictWith })
    return opened
  }

let shownStory = ''

/**
 * For `beforeEach`: discards what another story typed into a shared record (a change of theme keeps it), and lets the
 * save callbacks return what an editor would send, null for a form with errors.
 */
export function asInAnEditor({ id, args }: StoryOfRecord): void {
  const { opened, onSave, onSaveMerged, onConfirm } = args
  if (id !== shownStory) opened.form?.reset()
  shownStory = id
  const save = () => opened.form?.check()
  for (const callback of [onSave, onConfirm]) if (callback) mocked(callback).mockImplementation(save)
  if (onSaveMerged)
    mocked(onSaveMerged).mockImplementation(() => {
      opened.form?.mergeIncoming()
      return save()
    })
}

interface StoryOfRecord {
  id: string
  args: {
    opened: { form: { reset(): void; check(): unknown; mergeIncoming(): void } | null }
    onSave?: () => void
    onSaveMerged?: () => void
    onConfirm?: () => void
  }
}
