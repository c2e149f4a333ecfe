import { types, type Instance } from 'mobx-state-tree'
import type { ErrorsByField } from '../platform/field-errors.ts'
import type { Problem } from '../platform/problem.ts'
import type { Form, ToSave } from './form.model.ts'

/** What is saved under an id and counts its changes. */
export interface Versioned {
  id: number
  version: number
}

/** A form of a record, as the editor that opened the record uses it. */
export interface RecordForm<Values> extends Form<Values> {
  check(): ToSave<Values> | null
  refuse(errors: ErrorsByField): void
  receive(record: Values, version: number | undefined, options?: { isOwn?: boolean }): void
  takeMerged(): ToSave<Values>
}

/** Which record is open: a saved one by its id, or one that is being made. */
export type OpenId = number | 'new'

/** What a dialog shows: the form, or what is shown instead. */
export type OpenedState = 'form' | 'loading' | 'failed' | 'missing' | 'forbidden'

/** Somebody else saved in between. Source: decision L35. */
export interface Conflict {
  kind: 'conflict'
  /** Null when the server does not know. */
  changedBy: string | null
}

/** What makes one kind of record different from another. */
export interface OpenedRecordOptions<Row extends Versioned, Values, OwnForm = RecordForm<Values>> {
  /** The name of the model, as errors print it. */
  name: string
  /** The form of a saved record, or of a new one. */
  createForm: (row: Row | null) => OwnForm
  /** The values with which the form of a record starts. */
  valuesOf: (row: Row) => Values
}

/** Makes the model of a record that is open in a dialog: the server's last word on it, and the form that edits it. */
export const openedRecordOf = <
  Row extends Versioned,
  Values,
  Obstacle = never,
  OwnForm extends RecordForm<Values> = RecordForm<Values>,
>({
  name,
  createForm,
  valuesOf,
}: OpenedRecordOptions<Row, Values, OwnForm>) =>
  types
    .model(name, { id: types.union(types.integer, types.literal('new')) })
    .volatile(() => ({
      /** As it is saved now; null until it was read, and for a new one. */
      saved: null as Row | null,
      /** Null until the record was read; for a new one until `startNew`. */
      form: null as OwnForm | null,
      /** Why it could not be read; null when it could. With a form: that the record has gone meanwhile. */
      problem: null as Problem | null,
      /** Why the last save did not go through, where the person decides how to go on. */
      obstacle: null as Conflict | Obstacle | null,
      /** The version that an act of this person made outside of the form, such as deleting a picture; NaN before the first. */
      ownVersion: Number.NaN,
    }))
    .views((self) => ({
      /** True when the record has gone while somebody reads it: its form can no longer be saved. */
      get isGone(): boolean {
        return self.form !== null && self.problem?.kind === 'gone'
      },
      get state(): OpenedState {
        if (self.form !== null) return 'form'
        switch (self.problem?.kind) {
          case undefined:
            return 'loading'
          case 'gone':
            return 'missing'
          case 'forbidden':
            return 'forbidden'
          default:
            return 'failed'
        }
      },
    }))
    .actions((self) => ({
      /** Shows the empty form of a new record. */
      startNew() {
        self.problem = null
        self.form ??= createForm(null)
      },
      /** Takes the server's word, unless it is older than what is held. */
      receive(row: Row) {
        self.problem = null
        if (self.saved !== null && row.version < self.saved.version) return
        self.saved = row
        if (self.form === null) self.form = createForm(row)
        else self.form.receive(valuesOf(row), row.version, { isOwn: row.version === self.ownVersion })
      },
      fail(problem: Problem) {
        self.problem = problem
      },
      setOwnVersion(version: number) {
        self.ownVersion = version
      },
      setObstacle(obstacle: Conflict | Obstacle | null) {
        self.obstacle = obstacle
      },
    }))

/** A record that is open in a dialog. */
export interface OpenedRecord<
  Row extends Versioned,
  Values,
  Obstacle = never,
  OwnForm extends RecordForm<Values> = RecordForm<Values>,
> extends Instance<ReturnType<typeof openedRecordOf<Row, Values, Obstacle, OwnForm>>> {}
