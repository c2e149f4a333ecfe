import { flow, getEnv, toGenerator, types, type Instance } from 'mobx-state-tree'
import { outcomeOf, type WriteOutcome } from '../platform/records/write-outcome.ts'
import type { OwnSession } from './own-sessions.contract.ts'
import type { SessionEnv } from './session.port.ts'

/** The devices that the person is signed in on, and ending those that are no longer theirs. Source: decision S4. */
export const OwnSessionsStoreModel = types
  .model('OwnSessions', {})
  .volatile(() => ({
    /** Null until they are known; the one last used first. */
    sessions: null as readonly OwnSession[] | null,
    /** True when they could not be read and none are known. */
    hasFailed: false,
    /** True while one is being ended. Source: decision G24. */
    isSaving: false,
    turn: 0,
  }))
  .actions((self) => {
    const load = flow(function* () {
      const turn = ++self.turn
      self.hasFailed = false
      try {
        const sessions = yield* toGenerator(getEnv<SessionEnv>(self).session.sessions())
        // An answer from before the last person left is nobody's business here.
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
        // One that is gone already has ended as it should.
        const isOver = ended.kind === 'done' || (ended.kind === 'failed' && ended.problem.kind === 'gone')
        if (!isOver && outcome.kind === 'done') outcome = ended
      }
      self.isSaving = false
      yield load()
      return outcome
    })

    return {
      /** Reads them; those known so far stay when that fails. */
      load: (): Promise<void> => load(),
      /** Signs one of the other devices out. */
      end: (id: number): Promise<WriteOutcome> => endAll([id]),
      /** Signs every other device out. */
      endOthers: (): Promise<WriteOutcome> =>
        endAll((self.sessions ?? []).filter(({ isCurrent }) => !isCurrent).map(({ id }) => id)),
      /** Drops what is known of the last person. */
      forget() {
        self.turn += 1
        self.sessions = null
        self.hasFailed = false
      },
    }
  })

/** The devices that the person is signed in on. */
export interface OwnSessionsStore extends Instance<typeof OwnSessionsStoreModel> {}
