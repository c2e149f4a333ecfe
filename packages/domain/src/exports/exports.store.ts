import { getEnv, types, type Instance } from 'mobx-state-tree'
import { notifyFailure, notifyOf } from '../platform/notify.ts'
import { problemOf } from '../platform/problem.ts'
import { writeFailure, type WriteFailure } from '../platform/records/write-outcome.ts'
import type { TooMany } from './export.contract.ts'
import type { Pending } from '../platform/calls.ts'
import { type ExportFormat, EXPORTS_RUNNING, exportedMessage } from './export-lists.ts'
import type { ExportQuestion, ExportsEnv } from './exports.calls.ts'
import { refetchesNothing } from '../platform/records/tree-store.ts'

export type ExportOutcome = { kind: 'done' | 'cancelled' } | ({ kind: 'too-many' } & TooMany) | WriteFailure

/** One export at a time per tab; it continues when its page is left. */
export const ExportsStoreModel = types
  .model('Exports', {})
  .actions(refetchesNothing)
  .volatile(() => ({
    /** The name of what is exported; null when none is running. */
    running: null as string | null,
    stop: null as (() => void) | null,
  }))
  .actions((self) => ({
    begin(name: string, stop: () => void) {
      self.running = name
      self.stop = stop
    },
    end() {
      self.running = null
      self.stop = null
    },
  }))
  .actions((self) => {
    const cancel = () => {
      self.stop?.()
      self.end()
    }
    return {
      cancel,
      forget: cancel,
      /** Starts an export and follows it; never rejects. */
      async follow(name: string, start: () => Pending<void>, done: string): Promise<ExportOutcome> {
        cancel()
        const { response, cancel: stop } = start()
        self.begin(name, stop)
        const isCurrent = () => self.stop === stop
        try {
          await response
          if (!isCurrent()) return { kind: 'cancelled' }
          notifyOf(self).success(done)
          return { kind: 'done' }
        } catch (caught) {
          if (!isCurrent()) return { kind: 'cancelled' }
          const problem = problemOf(caught)
          const tooMany = problem.kind === 'rejected' ? tooManyIn(problem.body) : null
          if (tooMany !== null) return { kind: 'too-many', ...tooMany }
          if (problem.kind === 'limited') notifyOf(self).error(EXPORTS_RUNNING)
          else notifyFailure(self, { kind: 'failed', problem })
          return writeFailure(problem)
        } finally {
          if (isCurrent()) self.end()
        }
      },
    }
  })
  .actions((self) => ({
    /** Exports a list; never rejects. */
    run: (question: ExportQuestion, format: ExportFormat): Promise<ExportOutcome> =>
      self.follow(
        question.list,
        () => getEnv<ExportsEnv>(self).exports.run(question, format),
        exportedMessage(question.list),
      ),
  }))

export interface ExportsStore extends Instance<typeof ExportsStoreModel> {}

/** Null for any other body. */
function tooManyIn(body: unknown): TooMany | null {
  if (typeof body !== 'object' || body === null || !('error' in body) || body.error !== 'too-many')
    return null
  if (!('rows' in body) || !('max' in body)) return null
  return { rows: Number(body.rows), max: Number(body.max) }
}
