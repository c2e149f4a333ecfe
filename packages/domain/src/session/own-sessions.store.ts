import { getEnv, types } from 'mobx-state-tree'
import { readingModelOf } from '../platform/records/reading.model.ts'
import { SavingModel } from '../platform/records/saving.store.ts'
import { notifyOutcome } from '../platform/notify.ts'
import { END_OTHER_SESSIONS, SESSION_ENDED } from '../profile/profile.messages.ts'
import { askFirst } from '../prompts/question.store.ts'
import { outcomeOf, type WriteOutcome } from '../platform/records/write-outcome.ts'
import type { OwnSession } from './own-sessions.contract.ts'
import type { SessionEnv } from './session.calls.ts'

export const OwnSessionsStoreModel = types
  .compose('OwnSessions', SavingModel, readingModelOf<readonly OwnSession[]>('OwnSessions'))
  .views((self) => ({
    /** Null until loaded; most recently used first. */
    get sessions() {
      return self.value
    },
  }))
  .actions((self) => {
    const load = () => self.read(() => getEnv<SessionEnv>(self).session.sessions())

    const endEach = async (ids: readonly number[]): Promise<WriteOutcome> => {
      let outcome: WriteOutcome = { kind: 'done' }
      for (const id of ids) {
        const ended = await outcomeOf(() => getEnv<SessionEnv>(self).session.endSession(id))
        // A session that no longer exists counts as ended.
        const isOver = ended.kind === 'done' || (ended.kind === 'failed' && ended.problem.kind === 'gone')
        if (!isOver && outcome.kind === 'done') outcome = ended
      }
      return outcome
    }
    const endAll = async (ids: readonly number[]): Promise<WriteOutcome> => {
      const outcome = await self.whileSaving(() => endEach(ids))
      await load()
      return outcome
    }

    return {
      /** Keeps the current sessions on failure. */
      load,
      async end(id: number): Promise<void> {
        notifyOutcome(self, await endAll([id]), { done: SESSION_ENDED })
      },
      endOthers: (): Promise<WriteOutcome> =>
        endAll((self.sessions ?? []).filter(({ isCurrent }) => !isCurrent).map(({ id }) => id)),
    }
  })
  .actions((self) => ({
    askEndOthers: (): void => askFirst(self, { texts: END_OTHER_SESSIONS, action: () => self.endOthers() }),
  }))
