import { getEnv, types, type Instance } from 'mobx-state-tree'
import { problemOf, type Problem } from '../platform/problem.ts'
import { outcomeOf, type WriteOutcome } from '../platform/records/write-outcome.ts'
import type { UsersEnv } from './users.port.ts'
import type { User } from './user.contract.ts'
import type { Work } from './hand-over.contract.ts'

/** How somebody leaves: disabled or deleted. */
export type Leaving = 'toggle' | 'delete'

/** Why the work cannot be handed over as it is chosen. */
export type HandOverRefusal =
  /** Nobody was chosen. */
  | 'missing'
  /** Who was chosen cannot have it. */
  | 'unsuitable'
  /** Viewings clash, and are not to be handed over anyway. */
  | 'clash'

/** Whether somebody has work to hand over. */
export type WorkFound = { kind: 'none' | 'found' } | { kind: 'failed'; problem: Problem }

/** The work of somebody who is to be disabled or deleted, and who is to have it. Source: decision A10. */
export const HandOverModel = types
  .model('Hand-over', {})
  .volatile(() => ({
    isOpen: false,
    /** True while it is being handed over. */
    isBusy: false,
    /** Both are kept when the dialog closes, which takes a moment to leave the screen. */
    leaver: null as User | null,
    leaving: 'toggle' as Leaving,
    work: null as Work | null,
    /** Undefined until it is chosen, null for nobody. */
    toUserId: undefined as number | null | undefined,
    /** True where viewings that clash are handed over too. */
    isOverriding: false,
    refusal: null as HandOverRefusal | null,
  }))
  .views((self) => ({
    /** True where a viewing would clash with one of whoever is to have it. */
    get hasClash(): boolean {
      return self.work?.viewings.some(({ clash }) => clash !== null) ?? false
    },
  }))
  .actions((self) => ({
    receive(work: Work) {
      self.work = work
    },
    open(leaver: User, leaving: Leaving, work: Work) {
      Object.assign(self, {
        isOpen: true,
        leaver,
        leaving,
        work,
        toUserId: undefined,
        isOverriding: false,
        refusal: null,
      })
    },
    close() {
      self.isOpen = false
      self.isBusy = false
    },
    setBusy(isBusy: boolean) {
      self.isBusy = isBusy
    },
    refuse(refusal: HandOverRefusal) {
      self.refusal = refusal
    },
    setOverriding(isOverriding: boolean) {
      self.isOverriding = isOverriding
    },
    choose(toUserId: number | null) {
      self.toUserId = toUserId
      self.isOverriding = false
      self.refusal = null
    },
  }))
  .actions((self) => ({
    /** Reads the work again, with what would clash for whoever is chosen; when that fails, it stays, and the hand-over itself finds the clashes. */
    async read(): Promise<void> {
      const { leaver, toUserId } = self
      if (leaver === null) return
      try {
        const work = await getEnv<UsersEnv>(self).users.work(leaver.id, toUserId ?? null)
        if (self.leaver === leaver && self.toUserId === toUserId) self.receive(work)
      } catch {
        // What is shown serves better than an error over the dialog.
      }
    },
  }))
  .actions((self) => {
    const { users } = getEnv<UsersEnv>(self)

    return {
      /** Reads what somebody has to hand over, and opens the dialog where there is something. */
      async begin(leaver: User, leaving: Leaving): Promise<WorkFound> {
        try {
          const work = await users.work(leaver.id, null)
          if (work.viewingsTotal + work.leadsTotal === 0) return { kind: 'none' }
          self.open(leaver, leaving, work)
          return { kind: 'found' }
        } catch (caught) {
          return { kind: 'failed', problem: problemOf(caught) }
        }
      },
      /** Chooses who is to have the work, null for nobody. */
      select(toUserId: number | null): Promise<void> {
        self.choose(toUserId)
        return self.read()
      },
      /** Hands the work over and disables or deletes; null where something is to be chosen first. */
      async confirm(): Promise<WriteOutcome | null> {
        const { leaver, leaving, toUserId, isOverriding } = self
        if (leaver === null || self.isBusy) return null
        if (toUserId === undefined || (self.hasClash && !isOverriding)) {
          self.refuse(toUserId === undefined ? 'missing' : 'clash')
          return null
        }
        self.setBusy(true)
        const handOver = { toUserId, override: isOverriding }
        const outcome = await outcomeOf(() =>
          leaving === 'delete' ? users.remove(leaver.id, handOver) : users.toggleActive(leaver.id, handOver),
        )
        self.setBusy(false)
        if (outcome.kind === 'invalid') {
          self.refuse('unsuitable')
          return null
        }
        if (outcome.kind === 'failed' && outcome.problem.kind === 'refused') {
          // Somebody was booked in the meantime.
          self.refuse('clash')
          await self.read()
          return null
        }
        self.close()
        return outcome
      },
    }
  })

/** The work of somebody who is to be disabled or deleted, and who is to have it. */
export interface HandOverStore extends Instance<typeof HandOverModel> {}
