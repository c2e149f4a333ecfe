import { types } from 'mobx-state-tree'
import { notifyFailure, notifyOf, type NotifyAction } from '../notify.ts'
import { problemOf } from '../problem.ts'
import { writeFailure, type WriteFailure } from './write-outcome.ts'

/** The result for each record. */
export interface SeveralReport<Reason extends string> {
  done: readonly number[]
  failed: readonly { id: number; reason: Reason }[]
}

export type SeveralOutcome<Reason extends string> =
  | { kind: 'reported'; report: SeveralReport<Reason> }
  | WriteFailure

/** Never rejects. */
export async function severalOutcomeOf<Reason extends string>(
  call: () => Promise<SeveralReport<Reason>>,
): Promise<SeveralOutcome<Reason>> {
  try {
    return { kind: 'reported', report: await call() }
  } catch (caught) {
    return writeFailure(problemOf(caught))
  }
}

/** Names of records, and texts about them. */
export interface SeveralWords<Reason extends string> {
  nameOf: (id: number) => string
  reasons: Readonly<Record<Reason, string>>
  done: (count: number) => string
  /** Offers Undo. */
  action?: NotifyAction
}

/** Base of stores that act on several records at once. */
export const SeveralModel = types
  .model('Several', {})
  .volatile(() => ({
    /** The action whose dialog is open. */
    asking: null as string | null,
    /** The records for which the last action failed, and why, in words; kept while the report closes. */
    failed: [] as readonly { id: number; name: string; reason: string }[],
    isReportOpen: false,
  }))
  .actions((self) => ({
    ask(asking: string | null) {
      self.asking = asking
    },
    closeReport() {
      self.isReportOpen = false
    },
    /** Notifies the user of the outcome of an action, with the environment of `store`; returns the records that were changed. */
    conclude<Reason extends string>(
      store: object,
      outcome: SeveralOutcome<Reason>,
      { nameOf, reasons, done: text, action }: SeveralWords<Reason>,
    ): readonly number[] {
      self.asking = null
      if (outcome.kind !== 'reported') {
        notifyFailure(store, outcome)
        return []
      }
      const { done, failed } = outcome.report
      if (done.length > 0) notifyOf(store).success(text(done.length), action)
      if (failed.length > 0) {
        self.failed = failed.map(({ id, reason }) => ({ id, name: nameOf(id), reason: reasons[reason] }))
        self.isReportOpen = true
      }
      return done
    },
  }))
