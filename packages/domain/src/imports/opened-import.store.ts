import { reaction } from 'mobx'
import { getEnv, types, type Instance } from 'mobx-state-tree'
import { NO_ERRORS, type ErrorsByField } from '../platform/field-errors.ts'
import { listModelOf } from '../platform/lists/list.store.ts'
import { notifyOutcome, type Said } from '../platform/notify.ts'
import { ProblemError, problemOf } from '../platform/problem.ts'
import { readingOf } from '../platform/records/read-outcome.ts'
import { readingModelOf } from '../platform/records/reading.model.ts'
import { outcomeOf, writeFailure, type WriteOutcome } from '../platform/records/write-outcome.ts'
import { mergedChange, withChange } from './import-changes.ts'
import { askUndoOf, ImportUndoModel, isInProgress } from './import-undo.store.ts'
import type { Import, ImportField, ImportRow, Stay } from './import.contract.ts'
import { isOfWords } from './import-options.ts'
import { RowsModel } from './import-rows.store.ts'
import { IMPORT_TOASTS } from './import.messages.ts'
import type { ImportChange, ImportReading, ImportsEnv, RowChange } from './imports.calls.ts'

const StaysModel = listModelOf<Stay, never>({
  name: 'What an undo left',
  fetchPage: (list, { page, limit }, id) => getEnv<ImportsEnv>(list).imports.stays(id, page, limit),
})

const NO_FIELDS: readonly ImportField[] = []

/** The import of a page, with its draft of choices: a choice is shown at once, and sent in its turn. */
export const OpenedImportModel = types
  .compose('Opened import', ImportUndoModel, readingModelOf<Import>('Import'))
  .props({ rows: types.optional(RowsModel, {}), stays: types.optional(StaysModel, {}) })
  .volatile(() => ({
    /** 0 while none is open. */
    id: 0,
    fields: NO_FIELDS,
    /** The line that the address opens, which may be on another page of the rows than the one shown; 0 for none. */
    openLine: 0,
    /**
     * Its row, which stays open with its edits where a colleague's change takes it from the list; null where no checked row
     * has the line, undefined until it is read.
     */
    openRow: undefined as ImportRow | null | undefined,
    /** Errors of the last change or check, by the names of the call. */
    errors: NO_ERRORS,
    /** Choices that wait until the previous ones are saved. */
    waiting: null as ImportChange | null,
    /** The import as the server has it, without choices that are not saved yet. */
    saved: null as Import | null,
    /** Resolves when no choice is on its way. */
    sending: null as Promise<void> | null,
  }))
  .views((self) => ({
    get labelOf(): (field: string) => string {
      const labels = new Map(self.fields.map(({ name, label }) => [name, label]))
      return (field) => labels.get(field) ?? field
    },
    /** The places of columns whose last choice was refused. */
    get refusedColumns(): readonly number[] {
      return Object.keys(self.errors).flatMap((name) => {
        const [, at] = /^columns\.(\d+)$/.exec(name) ?? []
        return at === undefined ? [] : Number(at)
      })
    },
    /** Those whose words are translated, first those with words; the others have the same value in every row. */
    get wordFields(): readonly ImportField[] {
      const isMet = ({ name }: ImportField) => Number(name in (self.value?.values ?? {}))
      return self.fields.filter(isOfWords).toSorted((one, other) => isMet(other) - isMet(one))
    },
    get listedRow(): ImportRow | undefined {
      return self.rows.rows.find(({ line }) => line === self.openLine)
    },
    /** The line that is to be open, but that no checked row has; null for none. */
    get missingLine(): number | null {
      return self.openRow === null && self.value?.counts ? self.openLine : null
    },
  }))
  .actions((self) => ({
    setId(id: number) {
      self.id = id
      self.forget()
      self.fields = NO_FIELDS
      self.openLine = 0
      self.openRow = undefined
      self.errors = NO_ERRORS
      self.waiting = null
      self.saved = null
      self.rows.setScope(id)
      self.stays.setScope(id)
    },
    setFields(fields: readonly ImportField[]) {
      self.fields = fields
    },
    setOpenLine(line: number) {
      self.openLine = line
      self.openRow = undefined
    },
    setOpenRow(row: ImportRow | null) {
      self.openRow = row ?? self.openRow ?? null
    },
    setErrors(errors: ErrorsByField) {
      self.errors = errors
    },
    setValue(value: Import) {
      self.value = value
    },
    setSaved(value: Import | null) {
      self.saved = value
    },
    setWaiting(change: ImportChange | null) {
      self.waiting = change
    },
    setSending(sending: Promise<void> | null) {
      self.sending = sending
    },
  }))
  .actions((self) => {
    const calls = () => getEnv<ImportsEnv>(self).imports

    /** Applies the response of a write; refetches the import after a failure. */
    async function receive(write: () => Promise<Import | false>): Promise<void> {
      const { id } = self
      try {
        const received = await write()
        if (self.id !== id) return
        // It was started elsewhere.
        if (received === false) throw new ProblemError({ kind: 'rejected', body: null })
        self.setErrors(NO_ERRORS)
        self.setSaved(received)
        self.setValue(self.waiting === null ? received : withChange(received, self.waiting))
      } catch (caught) {
        if (self.id !== id) return
        self.setWaiting(null)
        // Without the server there is nothing else to show.
        if (self.saved !== null) self.setValue(self.saved)
        const failure = writeFailure(problemOf(caught))
        if (failure.kind === 'invalid') self.setErrors(failure.errors)
        const hasForm = self.refusedColumns.length > 0 || 'system' in self.errors
        notifyOutcome(self, failure, { done: null, hasForm, rejected: IMPORT_TOASTS.conflict })
        await reread()
      }
    }

    async function sendChanges(): Promise<void> {
      const { id } = self
      // While the file is being read, the server accepts no choices.
      while (self.id === id && self.waiting !== null && self.value?.state !== 'reading') {
        const change = self.waiting
        self.setWaiting(null)
        const version = self.value?.version
        await receive(() => calls().update(id, { ...change, ...(version !== undefined && { version }) }))
      }
    }

    /** Resolves when all choices are saved. */
    const settle = (): Promise<void> => {
      const sending = self.sending ?? sendChanges().finally(() => self.setSending(null))
      self.setSending(sending)
      return sending
    }

    async function reread(): Promise<void> {
      const { id } = self
      if (id === 0) return
      await self.read(() => calls().read(id))
      if (self.value !== null && self.waiting !== null && self.sending === null) {
        self.setSaved(self.value)
        self.setValue(withChange(self.value, self.waiting))
        void settle()
      }
      void self.rows.refresh()
      void self.stays.refresh()
      void readOpenRow()
    }

    async function readOpenRow(): Promise<void> {
      const { id, openLine: line, listedRow } = self
      if (id === 0 || line === 0 || listedRow !== undefined) return
      const read = await readingOf(() => calls().rows({ id, page: 1, limit: 1, line }))
      if (read.kind === 'read' && self.id === id && self.openLine === line)
        self.setOpenRow(self.listedRow ?? read.value.models.find((row) => row.line === line) ?? null)
    }

    /** Begins a write by a job, whose progress the state of the import shows. */
    const begin = (write: () => Promise<boolean>, saidOf: (outcome: WriteOutcome) => Said) =>
      self.whileSaving(async () => {
        await settle()
        const outcome = await outcomeOf(write)
        if (outcome.kind === 'invalid') self.setErrors(outcome.errors)
        notifyOutcome(self, outcome, { hasForm: true, ...saidOf(outcome) })
        await reread()
        return outcome
      })

    /** Once, after the first read that succeeds: a push while it opens overtakes the read of the opening. */
    const readFields = async (): Promise<void> => {
      const { id, value, fields } = self
      if (value === null || fields.length > 0) return
      const read = await readingOf(() => calls().fields(value.kind))
      if (read.kind === 'read' && self.id === id) self.setFields(read.value)
    }

    return {
      /** Reads nothing while a choice is on its way: its response is newer. */
      receiveRefresh: async (): Promise<void> => {
        const followed = self.followUndo()
        if (self.sending === null) {
          await reread()
          await readFields()
        }
        await followed
      },
      async open(id: number): Promise<void> {
        if (self.id !== id) self.setId(id)
        await reread()
        await readFields()
      },
      close() {
        self.setId(0)
      },
      /** Opens the row of a line, 0 for none, and reads it again after each push, until the returned function is called. */
      showLine(line: number): () => void {
        self.setOpenLine(line)
        const stop = reaction(
          () => self.listedRow,
          (row) => (row ? self.setOpenRow(row) : void readOpenRow()),
          { fireImmediately: true },
        )
        return () => {
          stop()
          self.setOpenLine(0)
        }
      },
      change(change: ImportChange): Promise<void> {
        if (self.value === null) return Promise.resolve()
        if (self.waiting === null && self.sending === null) self.setSaved(self.value)
        self.setValue(withChange(self.value, change))
        self.setWaiting(self.waiting === null ? change : mergedChange(self.waiting, change))
        return settle()
      },
      /** Reads the file again, which proposes all choices afresh. */
      readAgain: (reading: ImportReading): Promise<void> =>
        self.whileSaving(async () => {
          await settle()
          self.setSaved(self.value)
          await receive(() => calls().readAgain(self.id, reading))
        }),
      check: (): Promise<WriteOutcome> =>
        begin(
          () => calls().check(self.id),
          () => ({ done: null }),
        ),
      start: (): Promise<WriteOutcome> =>
        begin(
          () => calls().start(self.id),
          (outcome) => ({
            done: IMPORT_TOASTS.started,
            ...(isInProgress(outcome) && { rejected: IMPORT_TOASTS.inProgress }),
          }),
        ),
      stop: (): Promise<WriteOutcome> => {
        const isRun = self.value?.state === 'importing'
        return begin(
          () => calls().stop(self.id),
          () => ({ done: isRun ? IMPORT_TOASTS.stopped : null }),
        )
      },
      /** Mends a row, or leaves it out. */
      changeRow: (line: number, change: RowChange): Promise<WriteOutcome> =>
        begin(
          async () => (await calls().updateRow(self.id, line, change)) !== false,
          () => ({ done: null }),
        ),
      download: (): Promise<WriteOutcome> =>
        self.written(
          () =>
            calls()
              .problems(self.id)
              .then(() => true),
          { done: null },
        ),
    }
  })
  .actions((self) => ({
    follow: (): (() => void) => self.refetchOnPush(() => self.receiveRefresh()),
    askUndo: ({ id, kind, file }: Pick<Import, 'id' | 'kind' | 'file'>): Promise<void> =>
      askUndoOf(self, { id, kind, fileName: file.name }),
  }))

export interface OpenedImport extends Instance<typeof OpenedImportModel> {}
