import { getEnv, types } from 'mobx-state-tree'
import { problemOf } from '../platform/problem.ts'
import { writeFailure, type WriteFailure } from '../platform/records/write-outcome.ts'
import { tooManyIn, type TooMany } from './export.contract.ts'
import type { ExportFormat, ExportList } from './export.lists.ts'
import type { ExportQuestion, ExportsEnv } from './exports.calls.ts'

export type ExportOutcome =
  | { kind: 'done' }
  | { kind: 'cancelled' }
  | ({ kind: 'too-many' } & TooMany)
  | WriteFailure

/** One export at a time per tab; it continues when its page is left. */
export const ExportsStoreModel = types
  .model('Exports', {})
  .volatile(() => ({
    /** Null when none is running. */
    running: null as ExportList | null,
    stop: null as (() => void) | null,
  }))
  .actions((self) => ({
    begin(list: ExportList, stop: () => void) {
      self.running = list
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
      /** Exports a list; never rejects. */
      async run(question: ExportQuestion, format: ExportFormat): Promise<ExportOutcome> {
        cancel()
        const { response, cancel: stop } = getEnv<ExportsEnv>(self).exports.run(question, format)
        self.begin(question.list, stop)
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
