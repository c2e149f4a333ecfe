import { getEnv, types, type Instance } from 'mobx-state-tree'
import { problemOf } from '../platform/problem.ts'
import { writeFailure, type WriteFailure } from '../platform/records/write-outcome.ts'
import { tooManyIn, type TooMany } from './export.contract.ts'
import type { Pending } from '../platform/calls.ts'
import type { ExportFormat } from './export.lists.ts'
import type { ExportQuestion, ExportsEnv } from './exports.calls.ts'
import { refetchesNothing } from '../platform/records/tree-store.ts'

export type ExportOutcome =
  | { kind: 'done' }
  | { kind: 'cancelled' }
  | ({ kind: 'too-many' } & TooMany)
  | WriteFailure

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
      async follow(name: string, start: () => Pending<void>): Promise<ExportOutcome> {
        cancel()
        const { response, cancel: stop } = start()
        self.begin(name, stop)
        const isCurrent = () => self.stop === stop
        try {
          await response
          return isCurrent() ? { kind: 'done' } : { kind: 'cancelled' }
        } catch (caught) {
          if (!isCurrent()) return { kind: 'cancelled' }
          const problem = problemOf(caught)
          const tooMany = problem.kind === 'rejected' ? tooManyIn(problem.body) : null
          return tooMany === null ? writeFailure(problem) : { kind: 'too-many', ...tooMany }
        } finally {
          if (isCurrent()) self.end()
        }
      },
    }
  })
  .actions((self) => ({
    /** Exports a list; never rejects. */
    run: (question: ExportQuestion, format: ExportFormat): Promise<ExportOutcome> =>
      self.follow(question.list, () => getEnv<ExportsEnv>(self).exports.run(question, format)),
  }))

export interface ExportsStore extends Instance<typeof ExportsStoreModel> {}
