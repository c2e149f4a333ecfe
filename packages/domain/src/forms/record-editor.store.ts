import { compareStructural } from 'mobx'
import { detach, flow, getEnv, toGenerator, types } from 'mobx-state-tree'
import type { BaseEnv } from '../platform/env.ts'
import { byField } from '../platform/field-errors.ts'
import { newCreationKey } from '../platform/creation-key.ts'
import { notifyOf, notifyOutcome } from '../platform/notify.ts'
import { problemOf, type Problem } from '../platform/problem.ts'
import { SavingModel } from '../platform/records/saving.store.ts'
import type { BegunCreation, RecordEditorOptions } from './record-editor-options.ts'
import type { DialogOutcome, SaveOutcome } from './save-outcome.ts'
import {
  conflictIn,
  openedRecordOf,
  type OpenedRecord,
  type OpenedRecordOptions,
  type RecordForm,
  type Versioned,
} from './opened-record.model.ts'

/** Failures after which a record may have been created. */
const UNANSWERED: readonly Problem['kind'][] = ['offline', 'unconfirmed', 'broken']

/** Answers of the creation itself: the server has no record for the key. */
const REFUSED: readonly Problem['kind'][] = ['invalid', 'rejected']

/**
 * Creates the editor of one kind of record: the record open in a dialog, its form, and how it is saved. Lists of
 * such records refetch when `writes` changes.
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
  const { calls, loadForm, toSave, valuesOf, obstacleIn = () => null } = options
  type CreateForm = OpenedRecordOptions<Row, Values, OwnForm>['createForm']
  let fetchForm: (() => Promise<CreateForm>) | null = null
  let createForm: CreateForm | null = null
  const formLoaded = async (editor: object) => {
    fetchForm ??= loadForm(getEnv<BaseEnv>(editor).importAgain)
    createForm ??= await fetchForm()
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

  /** The body of a save without edits. */
  const unedited = (row: Row): Save => toSave({ ...valuesOf(row), version: 0 }, row)

  return SavingModel.named(options.name)
    .props({
      /** It stays after `close`, because the dialog still renders it during its exit transition. */
      opened: types.maybeNull(OpenedModel),
    })
    .volatile(() => ({
      isOpen: false,
      /** True during uploads: saving would omit the pictures, and closing would lose them. */
      isUploading: false,
      /** Number of records opened; a React key of forms. */
      openings: 0,
      /** Number of dialogs opened; one dialog may show several records in turn. */
      dialogs: 0,
      /** Number of writes that may have changed lists. */
      writes: 0,
      hasSaved: false,
      create: null as ((draft: Save, key: string) => Promise<Row | false>) | null,
      /** The values of a creation that differ from those of an empty record; null where none does. */
      begun: null as BegunCreation<Values> | null,
      /** The same for each attempt to create the open record. */
      creationKey: '',
      lastSent: null as Save | null,
      /** The body of an attempt to create the open record, while it is not known whether the attempt succeeded. */
      unconfirmed: null as Save | null,
    }))
    .views((self) => ({
      /** True when closing the dialog would lose edits. */
      get hasEdits(): boolean {
        return self.isOpen && (self.isUploading || (self.opened?.form?.isDirty ?? false))
      },
      /** True while it is not known whether an attempt to create the record succeeded. */
      get isUnanswered(): boolean {
        return self.unconfirmed !== null
      },
      /** True while the dialog shows this record. */
      isShowing: (opened: Opened): boolean => self.isOpen && self.opened === opened,
    }))
    .actions((self) => {
      /** Refetches the open record; an answer for another record is dropped. */
      const read = flow(function* (isQuiet: boolean) {
        const { opened } = self
        if (opened === null || (isQuiet && opened.isErased)) return
        const { id } = opened
        try {
          const [row, values] = yield* toGenerator(
            Promise.all([
              id === 'new' ? null : calls(self).get(id),
              id === 'new' && opened.form === null ? self.begun?.read() : undefined,
              formLoaded(self),
            ]),
          )
          if (!self.isShowing(opened)) return
          if (row === null) opened.startNew(values)
          else opened.receive(row)
        } catch (caught) {
          const problem = problemOf(caught)
          // A quiet refetch leaves an open form alone, except when its record was deleted.
          if (self.isShowing(opened) && (!isQuiet || problem.kind === 'gone')) opened.fail(problem)
        }
      })
      /** Detaches the record instead of destroying it, because the closing dialog still renders it. */
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
        /** `opened.state` reports the progress. */
        open(id: number): Promise<void> {
          show(id)
          self.begun = null
          return read(false)
        },
        /** Opens an empty form that is saved with `create`, which is false where somebody else was first. */
        openNew(
          create: (draft: Save, key: string) => Promise<Row | false>,
          begun: BegunCreation<Values> | null = null,
        ): Promise<void> {
          show('new')
          self.create = create
          self.begun = begun
          self.creationKey = newCreationKey()
          self.unconfirmed = null
          return read(false)
        },
        setUploading(isUploading: boolean) {
          self.isUploading = isUploading
        },
        discardEdits() {
          self.isUploading = false
          self.opened?.form?.reset()
        },
        /** Refetches the open record after a failure. */
        retry(): void {
          void read(false)
        },
        close() {
          self.isOpen = false
        },
        /** Clears everything at log out. */
        forget() {
          self.isOpen = false
          release()
          self.lastSent = null
        },
        receiveRefresh: (): Promise<void> => (self.isOpen ? read(true) : Promise.resolve()),
        countWrite(hasSaved: boolean) {
          self.writes += 1
          self.hasSaved = hasSaved
        },
        remember(sent: Save) {
          self.lastSent = sent
        },
        rememberUnconfirmed(sent: Save) {
          self.unconfirmed ??= sent
        },
        forgetUnconfirmed() {
          self.unconfirmed = null
        },
      }
    })
    .actions((self) => {
      async function send(opened: Opened, draft: Save): Promise<DialogOutcome<Row>> {
        self.remember(draft)
        // Before the save, which changes the saved record.
        const done = typeof options.done === 'string' ? options.done : options.done(opened)
        const outcome = await self.whileSaving(() => attempt(opened, draft))
        self.countWrite(outcome.kind === 'saved' || outcome.kind === 'created')
        const isOpen = self.isShowing(opened)
        // The open dialog shows an obstacle and rejected fields itself.
        if (!isOpen || !['invalid', 'obstacle'].includes(outcome.kind))
          notifyOutcome(self, outcome, { done, ...self.begun?.said })
        return { ...outcome, isOpen }
      }

      async function attempt(opened: Opened, draft: Save): Promise<SaveOutcome<Row>> {
        opened.setObstacle(null)
        try {
          if (opened.id !== 'new')
            return { kind: (await calls(self).save(opened.id, draft)) ? 'saved' : 'rejected' }
          return await createOnce(draft)
        } catch (caught) {
          return await failureOf(opened, draft, problemOf(caught))
        }
      }

      /** If an earlier attempt has created the record after all, what was changed since is saved. */
      async function createOnce(draft: Save): Promise<SaveOutcome<Row>> {
        const row = await createdBy(draft)
        if (row === false) return { kind: 'rejected' }
        const isChanged = self.unconfirmed !== null && !compareStructural(self.unconfirmed, draft)
        const isSaved = !isChanged || (await calls(self).save(row.id, { ...draft, version: row.version }))
        return isSaved ? { kind: 'created', row } : { kind: 'rejected' }
      }

      async function createdBy(draft: Save): Promise<Row | false> {
        if (self.create === null) throw new Error('A new record needs a call that creates it.')
        try {
          return await self.create(draft, self.creationKey)
        } catch (caught) {
          const { kind } = problemOf(caught)
          if (UNANSWERED.includes(kind)) self.rememberUnconfirmed(draft)
          if (REFUSED.includes(kind)) self.forgetUnconfirmed()
          throw caught
        }
      }

      async function failureOf(opened: Opened, draft: Save, problem: Problem): Promise<SaveOutcome<Row>> {
        if (problem.kind === 'invalid') {
          const errors = byField(problem.errors)
          if (self.isShowing(opened)) opened.form?.setServerErrors(errors)
          return { kind: 'invalid', errors }
        }
        if (problem.kind !== 'rejected') return { kind: 'failed', problem }
        const conflict = conflictIn(problem.body)
        const obstacle = conflict ?? obstacleIn(problem.body)
        if (obstacle === null) return { kind: 'failed', problem }
        if (!self.isShowing(opened)) return { kind: 'obstacle' }
        try {
          // Fetched to show both versions side by side.
          const theirs = conflict === null || opened.id === 'new' ? null : await calls(self).get(opened.id)
          if (!self.isShowing(opened)) return { kind: 'obstacle' }
          const { form, saved } = opened
          // A newer version may have changed nothing, as after a delete was undone.
          const isUnchanged =
            theirs !== null && saved !== null && compareStructural(unedited(saved), unedited(theirs))
          const isRepeatable = isUnchanged && form?.isBehind === false && saved.version !== theirs.version
          if (theirs !== null) opened.receive(theirs)
          if (isRepeatable) return await attempt(opened, { ...draft, ...toSave(form.toSave, opened.saved) })
          opened.setObstacle(obstacle)
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

      async function save(): Promise<DialogOutcome<Row>> {
        const { opened, form } = openedForm()
        const values = form.check()
        if (values !== null) return send(opened, toSave(values, opened.saved))
        if (options.incomplete !== undefined) notifyOf(self).error(options.incomplete)
        return { kind: 'incomplete', isOpen: true }
      }

      return {
        /** Checks the form, and sends the version that the edits began with, not the newest known (rule L35). */
        save,
        /** Saves the edits merged over the concurrent version. */
        saveMerged(): Promise<DialogOutcome<Row>> {
          openedForm().form.mergeIncoming()
          return save()
        },
        /** Repeats the last save with `override`. */
        saveAnyway(override: Partial<Save>): Promise<DialogOutcome<Row>> {
          const { opened } = openedForm()
          if (self.lastSent === null) throw new Error('Nothing was saved before.')
          return send(opened, { ...self.lastSent, ...override })
        },
        /** Closes the question about the obstacle. */
        dismissObstacle: () => self.opened?.setObstacle(null),
        /** Discards the edits in favour of the concurrent version. */
        takeTheirs() {
          const { opened, form } = openedForm()
          form.reset()
          opened.setObstacle(null)
        },
      }
    })
}
