import { detach, flow, toGenerator, types, type Instance } from 'mobx-state-tree'
import { byField, type ErrorsByField } from '../platform/field-errors.ts'
import { problemOf, type Problem } from '../platform/problem.ts'
import { SavingModel } from '../platform/records/saving.store.ts'
import type { ToSave } from './form.model.ts'
import {
  openedRecordOf,
  type Conflict,
  type OpenedRecord,
  type OpenedRecordOptions,
  type RecordForm,
  type Versioned,
} from './opened-record.model.ts'

/** The calls over one kind of record; each rejects with a `ProblemError`. */
export interface RecordCalls<Row, Save> {
  get(id: number): Promise<Row>
  save(id: number, draft: Save): Promise<boolean>
}

/** What makes one editor different from another. */
export interface RecordEditorOptions<
  Row extends Versioned,
  Values,
  Save,
  Obstacle,
  OwnForm = RecordForm<Values>,
> extends Omit<OpenedRecordOptions<Row, Values, OwnForm>, 'createForm'> {
  /** Fetches what makes the form: only who opens a record needs its rules. */
  loadForm: () => Promise<OpenedRecordOptions<Row, Values, OwnForm>['createForm']>
  calls: (editor: object) => RecordCalls<Row, Save>
  /** The values of the form as they are sent; `saved` is the record, null for a new one. */
  toSave: (values: ToSave<Values>, saved: Row | null) => Save
  /** What a refusal asks the person to decide over; null for one that is not known. */
  obstacleIn?: (body: unknown) => Obstacle | null
}

/** What came of a save. */
export type SaveOutcome<Row> =
  | { kind: 'saved' }
  | { kind: 'created'; row: Row }
  /** The form shows what is wrong; nothing was sent. */
  | { kind: 'incomplete' }
  /** The form shows what the server refused. */
  | { kind: 'invalid'; errors: ErrorsByField }
  /** `opened.obstacle` holds what the person decides over. */
  | { kind: 'obstacle' }
  /** The server said `false`. Source: decision G13. */
  | { kind: 'refused' }
  | { kind: 'failed'; problem: Problem }

/** What came of a save, and whether the dialog that it was made in is still open: a late answer closes no other. */
export type DialogOutcome<Row> = SaveOutcome<Row> & { isOpen: boolean }

const conflictIn = (body: unknown): Conflict | null =>
  typeof body === 'object' && body !== null && 'error' in body && body.error === 'conflict'
    ? {
        kind: 'conflict',
        changedBy: 'changedBy' in body && typeof body.changedBy === 'string' ? body.changedBy : null,
      }
    : null

/**
 * Makes the editor of one kind of record: the record that is open in a dialog, its form, and how it is saved.
 * Whoever shows lists of such records watches `writes`.
 */
export const recordEditorOf = <
  Row extends Versioned,
  Values,
  Save extends object,
  Obstacle = never,
  OwnForm extends RecordForm<Values> = RecordForm<Values>,
>(
  options: RecordEditorOptions<Row, Values, Save, Obstacle, OwnForm>,
) => {
  const { calls, loadForm, toSave, obstacleIn = () => null } = options
  let createForm: Awaited<ReturnType<typeof loadForm>> | null = null
  const formLoaded = async () => {
    createForm ??= await loadForm()
  }
  type Opened = OpenedRecord<Row, Values, Obstacle, OwnForm>
  const OpenedModel = openedRecordOf<Row, Values, Obstacle, OwnForm>({
    ...options,
    name: `${options.name} record`,
    createForm(row) {
      if (createForm === null) throw new Error('The form must be fetched before a record is shown in it.')
      return createForm(row)
    },
  })

  return SavingModel.named(options.name)
    .props({
      /** The record that the dialog shows. It outlives `close`, because the dialog takes a moment to leave the screen. */
      opened: types.maybeNull(OpenedModel),
    })
    .volatile(() => ({
      isOpen: false,
      /** Counts the records that were opened: each has a form of its own. */
      openings: 0,
      /** Counts the dialogs that were opened; one may show several records, one after the other. */
      dialogs: 0,
      /** Counts the writes that may have changed what lists show. */
      writes: 0,
      create: null as ((draft: Save) => Promise<Row>) | null,
      lastSent: null as Save | null,
    }))
    .views((self) => ({
      /** True while closing the dialog would lose edits. Source: decision L35. */
      get hasEdits(): boolean {
        return self.isOpen && (self.opened?.form?.isDirty ?? false)
      },
      /** True while a record is the one that the dialog shows. */
      isShowing: (opened: Opened): boolean => self.isOpen && self.opened === opened,
    }))
    .actions((self) => {
      /** Reads the open record again; an answer for one that is no longer open is dropped. */
      const read = flow(function* (isQuiet: boolean) {
        const { opened } = self
        if (opened === null) return
        const { id } = opened
        try {
          const [row] = yield* toGenerator(
            Promise.all([id === 'new' ? null : calls(self).get(id), formLoaded()]),
          )
          if (!self.isShowing(opened)) return
          if (row === null) opened.startNew()
          else opened.receive(row)
        } catch (caught) {
          const problem = problemOf(caught)
          // A form that is open stays; that its record has gone is known all the same.
          if (self.isShowing(opened) && (!isQuiet || problem.kind === 'gone')) opened.fail(problem)
        }
      })
      /** Gives the record up without ending it: the dialog that shows it reads it until it has left the screen. */
      const release = () => {
        if (self.opened !== null) detach(self.opened)
      }
      const show = (id: Opened['id']) => {
        release()
        self.opened = OpenedModel.create({ id })
        if (!self.isOpen) self.dialogs += 1
        self.isOpen = true
        self.openings += 1
        self.lastSent = null
      }
      return {
        /** Opens a saved record and reads it; `opened.state` shows the progress. */
        open(id: number): Promise<void> {
          show(id)
          return read(false)
        },
        /** Opens an empty form, which `create` makes a record of; `opened.state` shows the progress. */
        openNew(create: (draft: Save) => Promise<Row>): Promise<void> {
          show('new')
          self.create = create
          return read(false)
        },
        /** Reads the open record again after a failure. */
        retry(): void {
          void read(false)
        },
        close() {
          self.isOpen = false
        },
        /** Drops everything, for the next person at this screen. */
        forget() {
          self.isOpen = false
          release()
          self.lastSent = null
        },
        /** Something about such records changed: the open one is read again, quietly. */
        receiveRefresh: (): Promise<void> => (self.isOpen ? read(true) : Promise.resolve()),
        countWrite() {
          self.writes += 1
        },
        remember(sent: Save) {
          self.lastSent = sent
        },
      }
    })
    .actions((self) => {
      async function send(opened: Opened, draft: Save): Promise<DialogOutcome<Row>> {
        self.remember(draft)
        const outcome = await self.whileSaving(() => attempt(opened, draft))
        self.countWrite()
        return { ...outcome, isOpen: self.isShowing(opened) }
      }

      async function attempt(opened: Opened, draft: Save): Promise<SaveOutcome<Row>> {
        opened.setObstacle(null)
        try {
          if (opened.id !== 'new')
            return { kind: (await calls(self).save(opened.id, draft)) ? 'saved' : 'refused' }
          if (self.create === null) throw new Error('A new record needs a call that creates it.')
          return { kind: 'created', row: await self.create(draft) }
        } catch (caught) {
          return refusalOf(opened, problemOf(caught))
        }
      }

      async function refusalOf(opened: Opened, problem: Problem): Promise<SaveOutcome<Row>> {
        if (problem.kind === 'invalid') {
          const errors = byField(problem.errors)
          if (self.isShowing(opened)) opened.form?.refuse(errors)
          return { kind: 'invalid', errors }
        }
        if (problem.kind !== 'refused') return { kind: 'failed', problem }
        const conflict = conflictIn(problem.body)
        const obstacle = conflict ?? obstacleIn(problem.body)
        if (obstacle === null) return { kind: 'failed', problem }
        if (!self.isShowing(opened)) return { kind: 'obstacle' }
        try {
          // What the colleague saved is shown next to what was refused.
          const theirs = conflict === null || opened.id === 'new' ? null : await calls(self).get(opened.id)
          if (self.isShowing(opened)) {
            if (theirs !== null) opened.receive(theirs)
            opened.setObstacle(obstacle)
          }
          return { kind: 'obstacle' }
        } catch (caught) {
          return { kind: 'failed', problem: problemOf(caught) }
        }
      }

      const openedForm = () => {
        const { opened } = self
        if (opened?.form == null) throw new Error('No form is open in this editor.')
        return { opened, form: opened.form }
      }

      return {
        /** Saves the open form; its version is the one that the edits began with, not the newest known. Source: decision L35. */
        async save(): Promise<DialogOutcome<Row>> {
          const { opened, form } = openedForm()
          const values = form.check()
          return values === null
            ? { kind: 'incomplete', isOpen: true }
            : send(opened, toSave(values, opened.saved))
        },
        /** Saves the edits on top of what a colleague saved. */
        saveMerged(): Promise<DialogOutcome<Row>> {
          const { opened, form } = openedForm()
          return send(opened, toSave(form.takeMerged(), opened.saved))
        },
        /** Sends the last save once more, with what overrides the obstacle. */
        saveAnyway(override: Partial<Save>): Promise<DialogOutcome<Row>> {
          const { opened } = openedForm()
          if (self.lastSent === null) throw new Error('Nothing was saved before.')
          return send(opened, { ...self.lastSent, ...override })
        },
        /** The person closed the question that the obstacle raised. */
        dismissObstacle() {
          self.opened?.setObstacle(null)
        },
        /** Gives the edits up for what a colleague saved. */
        takeTheirs() {
          const { opened, form } = openedForm()
          form.reset()
          opened.setObstacle(null)
        },
      }
    })
}

/** The editor of one kind of record. */
export interface RecordEditor<
  Row extends Versioned,
  Values,
  Save extends object,
  Obstacle = never,
  OwnForm extends RecordForm<Values> = RecordForm<Values>,
> extends Instance<ReturnType<typeof recordEditorOf<Row, Values, Save, Obstacle, OwnForm>>> {}
