import { flow, toGenerator, types, type Instance } from 'mobx-state-tree'
import { envOf, type StoreEnv } from './env.ts'
import { problemOf } from './problem.ts'
import { recordModelOf, type Versioned } from './record.model.ts'
import {
  recordWriteFailure,
  saveRecord,
  type RecordCreateOutcome,
  type RecordSaveOutcome,
} from './record-outcome.ts'
import { SavingModel } from './saving.store.ts'
import { outcomeOf, type WriteOutcome } from './write-outcome.ts'

/** The calls over one kind of record; each rejects with a `ProblemError`. */
export interface RecordCalls<Row, Save> {
  get(id: number): Promise<Row>
  save(id: number, draft: Save): Promise<boolean>
  remove(id: number): Promise<boolean>
  removeImage(id: number, imageId: number): Promise<boolean>
}

/** What makes one editor different from another. */
export interface RecordEditorOptions<Row, Save> {
  /** The name of the model, as errors print it. */
  name: string
  calls: (env: StoreEnv) => RecordCalls<Row, Save>
}

/** The record of one kind that is open in a dialog, and everything that is done to one. Lists watch `writes`. */
export const recordEditorOf = <Row extends Versioned, Save>({
  name,
  calls,
}: RecordEditorOptions<Row, Save>) => {
  const OpenModel = recordModelOf<Row>(`${name} record`)
  return SavingModel.named(name)
    .props({
      /** The record that is open in a dialog; null when none is. */
      opened: types.maybeNull(OpenModel),
    })
    .volatile(() => ({
      /** Rises with each write that may have changed what lists show. */
      writes: 0,
    }))
    .actions((self) => {
      /** Reads the open record again; an answer for one that is no longer open is dropped. */
      const read = flow(function* (id: number, isQuiet: boolean) {
        const isOpen = () => self.opened?.id === id
        try {
          const row = yield* toGenerator(calls(envOf(self)).get(id))
          if (isOpen()) self.opened?.receive(row)
        } catch (caught) {
          if (isOpen() && !isQuiet) self.opened?.fail(problemOf(caught))
        }
      })
      return {
        read,
        /** Opens a record and reads it; `opened` tells how that goes. */
        open(id: number): Promise<void> {
          self.opened = OpenModel.create({ id })
          return read(id, false)
        },
        /** Closes the open record and forgets it. */
        close() {
          self.opened = null
        },
        /** Something about such records changed: the open one is read again, quietly. */
        receiveRefresh(): Promise<void> {
          return self.opened === null ? Promise.resolve() : read(self.opened.id, true)
        },
        raiseWrites() {
          self.writes += 1
        },
      }
    })
    .actions((self) => {
      const whileSaving = <Outcome>(write: () => Promise<Outcome>): Promise<Outcome> =>
        self.whileSaving(write).finally(() => self.raiseWrites())
      return {
        /** Makes a new record by the given call. */
        create(make: () => Promise<Row>): Promise<RecordCreateOutcome<Row>> {
          return whileSaving(async () => {
            try {
              return { kind: 'created', row: await make() }
            } catch (caught) {
              return recordWriteFailure(problemOf(caught))
            }
          })
        },
        /** Saves a draft; its version is the one it was read at, not the newest known. Source: decision L35. */
        save(id: number, draft: Save): Promise<RecordSaveOutcome<Row>> {
          return whileSaving(async () => {
            const call = calls(envOf(self))
            const outcome = await saveRecord({
              save: () => call.save(id, draft),
              read: () => call.get(id),
            })
            if (outcome.kind === 'conflict' && self.opened?.id === id) self.opened.receive(outcome.theirs)
            return outcome
          })
        },
        /** Deletes a record. */
        remove(id: number): Promise<WriteOutcome> {
          return whileSaving(() => outcomeOf(() => calls(envOf(self)).remove(id)))
        },
        /** Takes a picture off a record at once, whatever else its form holds. Source: decisions J7 and J24. */
        removeImage(id: number, imageId: number): Promise<WriteOutcome> {
          return whileSaving(async () => {
            const before = self.opened?.saved?.version ?? Number.NaN
            const outcome = await outcomeOf(() => calls(envOf(self)).removeImage(id, imageId))
            if (outcome.kind !== 'done' || self.opened?.id !== id) return outcome
            // Said before it is read: a form then knows that nobody else changed the record.
            self.opened.own(before + 1)
            await self.read(id, true)
            return outcome
          })
        },
      }
    })
}

/** The record of one kind that is open in a dialog, and everything that is done to one. */
export interface RecordEditor<Row extends Versioned, Save> extends Instance<
  ReturnType<typeof recordEditorOf<Row, Save>>
> {}
