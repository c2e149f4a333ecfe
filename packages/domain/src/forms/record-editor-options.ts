import type { ImportAgain } from '../platform/env.ts'
import type { Said } from '../platform/notify.ts'
import type { ToSave } from './form.model.ts'
import type { OpenedRecord, OpenedRecordOptions, RecordForm, Versioned } from './opened-record.model.ts'

export interface RecordCalls<Row, Save> {
  get(id: number): Promise<Row>
  save(id: number, draft: Save): Promise<boolean>
}

/** A creation that begins with values. */
export interface BegunCreation<Values> {
  /** The message when the write ends, in place of the editor's own. */
  readonly said: Said
  /** Rejects with a `ProblemError`. */
  read(): Promise<Values>
}

/** Configuration of one kind of editor. */
export interface RecordEditorOptions<
  Row extends Versioned,
  Values,
  Save,
  Obstacle,
  OwnForm extends RecordForm<Values> = RecordForm<Values>,
> extends Omit<OpenedRecordOptions<Row, Values, OwnForm>, 'createForm'> {
  /** Loaded when a record is first opened, to keep its rules out of the entry chunk. */
  loadForm: (
    importAgain: ImportAgain,
  ) => () => Promise<OpenedRecordOptions<Row, Values, OwnForm>['createForm']>
  calls: (editor: object) => RecordCalls<Row, Save>
  /** The payload of a save; `saved` is null for a new record. */
  toSave: (values: ToSave<Values>, saved: Row | null) => Save
  /** Shown after a save. */
  done: string | ((opened: OpenedRecord<Row, Values, Obstacle, OwnForm>) => string)
  /** Shown for client-side errors, besides those of the fields. */
  incomplete?: string
  /** Reads an obstacle from the body of a rejection; null for an unknown body. */
  obstacleIn?: (body: unknown) => Obstacle | null
}
