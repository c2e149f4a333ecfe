import { types, type Instance } from 'mobx-state-tree'
import type { ErrorsByField } from '../platform/field-errors.ts'
import type { Problem } from '../platform/problem.ts'
import type { Form, ToSave } from './form.model.ts'

export interface Versioned {
  id: number
  version: number
}

/** The form of a record as RecordEditor uses it. */
export interface RecordForm<Values> extends Form<Values> {
  readonly toSave: ToSave<Values>
  readonly isSent: boolean
  check(): ToSave<Values> | null
  setServerErrors(errors: ErrorsByField): void
  receive(record: Values, version: number | undefined, options?: { isOwn?: boolean }): void
  mergeIncoming(): void
  settle(): void
}

export type OpenedState = 'form' | 'loading' | 'failed' | 'missing' | 'forbidden'

/** The record was saved by another user meanwhile. */
export interface Conflict {
  kind: 'conflict'
  /** Null when unknown. */
  changedBy: string | null
}

export const conflictIn = (body: unknown): Conflict | null =>
  typeof body === 'object' && body !== null && 'error' in body && body.error === 'conflict'
    ? {
        kind: 'conflict',
        changedBy: 'changedBy' in body && typeof body.changedBy === 'string' ? body.changedBy : null,
      }
    : null

/** Configuration of one kind of record. */
export interface OpenedRecordOptions<Row extends Versioned, Values, OwnForm = RecordForm<Values>> {
  /** Name of the model in error messages. */
  name: string
  /** Null for a new record. */
  createForm: (row: Row | null) => OwnForm
  valuesOf: (row: Row) => Values
}

/** Creates the model of the record that is open in a dialog, with its form. */
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
      /** Null until loaded, and for a new record. */
      saved: null as Row | null,
      /** Null until the record is loaded; for a new one, until `startNew`. */
      form: null as OwnForm | null,
      /** The reason why loading failed. With a form: the record was deleted meanwhile. */
      problem: null as Problem | null,
      /** The reason why the last save was rejected, where the user decides how to continue. */
      obstacle: null as Conflict | Obstacle | null,
      /** Version written by this user outside of the form, such as by deleting a picture; NaN if there is none. */
      ownVersion: Number.NaN,
    }))
    .views((self) => ({
      /** True when the record was deleted while its form is open: it can no longer be saved. */
      get isGone(): boolean {
        return self.form !== null && self.problem?.kind === 'gone'
      },
      /** True when it was erased, so that nobody can restore it. */
      get isErased(): boolean {
        return self.problem?.kind === 'gone' && self.problem.isImportUndone === true
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
      /** With what the form begins; empty without. */
      startNew(values?: Values) {
        self.problem = null
        if (self.form !== null) return
        self.form = createForm(null)
        if (values !== undefined) self.form.receive(values, undefined)
      },
      /** Ignores a version older than the present one. */
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

export interface OpenedRecord<
  Row extends Versioned,
  Values,
  Obstacle = never,
  OwnForm extends RecordForm<Values> = RecordForm<Values>,
> extends Instance<ReturnType<typeof openedRecordOf<Row, Values, Obstacle, OwnForm>>> {}
