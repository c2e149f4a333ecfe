import {
  openedRecordOf,
  type OpenedRecord,
  type OpenedRecordOptions,
  type Versioned,
} from '@latchkey/domain/forms/opened-record.model'

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

/** For `beforeEach`: discards what another story typed into a shared record. A change of theme keeps it. */
export function forgetOtherStories({ id, args }: StoryOfRecord): void {
  if (id !== shownStory) args.opened.form?.reset()
  shownStory = id
}

interface StoryOfRecord {
  id: string
  args: { opened: { form: { reset(): void } | null } }
}
