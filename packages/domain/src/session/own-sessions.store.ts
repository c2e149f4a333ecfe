import { flow, getEnv, toGenerator, types } from 'mobx-state-tree'
import { outcomeOf, type WriteOutcome } from '../platform/records/write-outcome.ts'
import type { OwnSession } from './own-sessions.contract.ts'
import type { SessionEnv } from './session.calls.ts'

export const OwnSessionsStoreModel = types
  .model('OwnSessions', {})
  .volatile(() => ({
    /** Null until loaded; most recently used first. */
    sessions: null as readonly OwnSession[] | null,
    /** True when loading failed and there is no earlier value. */
    hasFailed: false,
    isSaving: false,
    turn: 0,
  }))
  .actions((self) => {
    const load = flow(function* () {
      const turn = ++self.turn
      self.hasFailed = false
      try {
        const sessions = yield* toGenerator(getEnv<SessionEnv>(self).session.sessions())
        // Answers from before forget() belong to the previous user.
        if (turn === self.turn) self.sessions = sessions
      } catch {
        if (turn === self.turn) self.hasFailed = self.sessions === null
      }
    })

    const endAll = flow(function* (ids: readonly number[]) {
      self.isSaving = true
      let outcome: WriteOutcome = { kind: 'done' }
      for (const id of ids) {
        const ended = yield* toGenerator(outcomeOf(() => getEnv<SessionEnv>(self).session.endSession(id)))
        // A session that no longer exists counts as ended.
        const isOver = ended.kind === 'done' || (ended.kind === 'failed' && ended.problem.kind === 'gone')
        if (!isOver && outcome.kind === 'done') outcome = ended
      }
      self.isSaving = false
      yield load()
      return outcome
    })

    return {
      /** Keeps the current sessions on failure. */
      load: (): Promise<void> => load(),
      end: (id: number): Promise<WriteOutcome> => endAll([id]),
      endOthers: (): Promise<WriteOutcome> =>
        endAll((self.sessions ?? []).filter(({ isCurrent }) => !isCurrent).map(({ id }) => id)),
      /** Also invalidates pending answers. */
      forget() {
        self.turn += 1
        self.sessions = null
        self.hasFailed = false
      },
    }
  })
