import { getEnv, types, type Instance } from 'mobx-state-tree'
import { notifyFailure, notifyOutcome } from '../platform/notify.ts'
import { problemOf } from '../platform/problem.ts'
import { outcomeOf, type WriteOutcome } from '../platform/records/write-outcome.ts'
import type { PromptTexts } from '../prompts/question.store.ts'
import { withKeys } from './hand-over.messages.ts'
import { DELETE_USER, disableUser } from './user.messages.ts'
import type { Person } from './people.ts'
import type { UsersEnv } from './users.calls.ts'
import type { UsersStore } from './users.store.ts'
import type { User } from './user.contract.ts'
import type { Work } from './hand-over.contract.ts'

type PageEnv = UsersEnv & {
  stores: { users: Pick<UsersStore, 'agents' | 'possibleHandlers' | 'receiveRefresh'> }
}

export type Leaving = 'toggle' | 'delete'

export type HandOverError =
  /** Nothing was chosen. */
  | 'missing'
  /** The chosen user cannot take the work. */
  | 'unsuitable'
  /** Viewings clash, and overriding is not confirmed. */
  | 'clash'

/** The work of a user who is being disabled or deleted, and the user who gets it. */
export const HandOverModel = types
  .model('Hand-over', {})
  .volatile(() => ({
    isOpen: false,
    /** Counts the openings, so that a late response changes no later one. */
    openings: 0,
    /** True while it is handed over. */
    isBusy: false,
    /** Both are kept after closing, because the dialog still renders them during its exit transition. */
    leaver: null as User | null,
    leaving: 'toggle' as Leaving,
    work: null as Work | null,
    /** API keys made by the user, also without other work. */
    keys: 0,
    /** Undefined until chosen; null for no recipient. */
    toUserId: undefined as number | null | undefined,
    /** Hands clashing viewings over as well. */
    isOverriding: false,
    error: null as HandOverError | null,
  }))
  .views((self) => ({
    /** True if a viewing clashes with one of the chosen user. */
    get hasClash(): boolean {
      return self.work?.viewings.some(({ clash }) => clash !== null) ?? false
    },
    get texts(): PromptTexts {
      const texts = self.leaving === 'delete' ? DELETE_USER : disableUser(self.leaver?.username ?? '')
      return withKeys(texts, self.keys)
    },
    /** Who can take the work: whoever takes viewings, where there are any. */
    get recipients(): readonly Person[] {
      const { agents, possibleHandlers } = getEnv<PageEnv>(self).stores.users
      const people = (self.work?.viewingsTotal ?? 0) > 0 ? agents : possibleHandlers
      return people.filter(({ id }) => id !== self.leaver?.id)
    },
  }))
  .actions((self) => ({
    receive(work: Work) {
      self.work = work
    },
    open(leaver: User, leaving: Leaving, work: Work) {
      Object.assign(self, {
        isOpen: true,
        openings: self.openings + 1,
        leaver,
        leaving,
        work,
        toUserId: undefined,
        isOverriding: false,
        error: null,
      })
    },
    close() {
      self.isOpen = false
      self.isBusy = false
    },
    setKeys(keys: number) {
      self.keys = keys
    },
    setBusy(isBusy: boolean) {
      self.isBusy = isBusy
    },
    setError(error: HandOverError) {
      self.error = error
    },
    setOverriding(isOverriding: boolean) {
      self.isOverriding = isOverriding
    },
    choose(toUserId: number | null) {
      self.toUserId = toUserId
      self.isOverriding = false
      self.error = null
    },
  }))
  .actions((self) => ({
    /**
     * Refetches the work with the clashes of the chosen user. Keeps it on failure: the hand-over itself reports
     * clashes.
     */
    async read(): Promise<void> {
      const { leaver, toUserId } = self
      if (leaver === null) return
      try {
        const work = await getEnv<UsersEnv>(self).users.work(leaver.id, toUserId ?? null)
        if (self.leaver === leaver && self.toUserId === toUserId) self.receive(work)
      } catch {
        // Stale work is more useful than an error over the dialog.
      }
    },
  }))
  .actions((self) => {
    const { users } = getEnv<UsersEnv>(self)
    const attempt = async (): Promise<WriteOutcome | null> => {
      const { leaver, leaving, toUserId, isOverriding, openings } = self
      if (leaver === null || self.isBusy) return null
      if (toUserId === undefined || (self.hasClash && !isOverriding)) {
        self.setError(toUserId === undefined ? 'missing' : 'clash')
        return null
      }
      self.setBusy(true)
      const handOver = { toUserId, override: isOverriding }
      const outcome = await outcomeOf(() =>
        leaving === 'delete' ? users.remove(leaver.id, handOver) : users.toggleActive(leaver.id, handOver),
      )
      if (self.openings !== openings) return outcome
      self.setBusy(false)
      if (outcome.kind === 'invalid') {
        self.setError('unsuitable')
        return null
      }
      if (outcome.kind === 'failed' && outcome.problem.kind === 'rejected') {
        // A viewing was booked meanwhile.
        self.setError('clash')
        await self.read()
        return null
      }
      self.close()
      return outcome
    }

    return {
      /** Opens the dialog if the user has work. */
      async begin(leaver: User, leaving: Leaving): Promise<'none' | 'found' | 'failed'> {
        try {
          const work = await users.work(leaver.id, null)
          self.setKeys(work.keys)
          if (work.viewingsTotal + work.leadsTotal === 0) return 'none'
          self.open(leaver, leaving, work)
          return 'found'
        } catch (caught) {
          notifyFailure(self, { kind: 'failed', problem: problemOf(caught) })
          return 'failed'
        }
      },
      /** Null for no recipient. */
      select(toUserId: number | null): Promise<void> {
        self.choose(toUserId)
        return self.read()
      },
      /** Hands the work over, then disables or deletes; null if a choice is missing. */
      async confirm(): Promise<WriteOutcome | null> {
        const { texts } = self
        const outcome = await attempt()
        if (outcome === null) return null
        notifyOutcome(self, outcome, { done: texts.done })
        void getEnv<PageEnv>(self).stores.users.receiveRefresh()
        return outcome
      },
    }
  })

export interface HandOverStore extends Instance<typeof HandOverModel> {}
