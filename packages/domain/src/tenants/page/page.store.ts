import { getEnv, type Instance } from 'mobx-state-tree'
import type { FeedbackInterest } from '../../leads/outcome/outcome.enums.ts'
import type { BaseEnv } from '../../platform/env.ts'
import { problemOf } from '../../platform/problem.ts'
import { writeFailure } from '../../platform/records/write-outcome.ts'
import { identityStepModel } from '../identity-step.ts'
import type { Identity } from '../identity.suite.ts'
import type { IdentityOutcome, SendOutcome } from '../visit-outcome.ts'
import type { FeedbackValues } from './feedback.suite.ts'
import type { TenantPageEnv } from './page.calls.ts'
import type { Slot, SlotConflict, TenantPageFacts } from './page.contract.ts'

type Env = TenantPageEnv & BaseEnv

/** The result of the last change, to be announced. */
export type PageNotice =
  | { kind: 'booked' | 'moved'; start: number }
  | { kind: 'cancelled' | 'changed' | 'link-sent' | 'just-taken' | 'thanked' }

/** A write on behalf of the tenant. */
type PageWrite = (env: Env, page: TenantPageFacts) => Promise<boolean>

/** The tenant's page. Its link is never used up; identity and data are in memory only. */
export const TenantPageStoreModel = identityStepModel<Env, TenantPageFacts>('Tenant page', {
  purpose: 'page',
  identify: ({ tenantPage }, token, identity, visited) => tenantPage.identify(token, identity, visited),
})
  .volatile(() => ({
    /** For refetching without typing it again. */
    identity: null as Identity | null,
    /** Free times while choosing or moving; null while neither. */
    slots: null as readonly Slot[] | null,
    notice: null as PageNotice | null,
  }))
  .actions((self) => ({
    remember(identity: Identity) {
      self.identity = identity
    },
    offer(slots: readonly Slot[] | null) {
      self.slots = slots
    },
    announce(notice: PageNotice | null) {
      self.notice = notice
    },
    /** Back to the identity step. */
    lapse() {
      self.forget()
      self.identity = null
      self.slots = null
      self.notice = null
    },
  }))
  .actions((self) => ({
    /** Refetches the page; keeps the present one when there is no response. */
    async refresh(): Promise<void> {
      const { identity, visited } = self
      if (identity === null || visited === null) return
      const start = visited.viewing?.start
      const outcome = await self.check(identity)
      if (outcome.kind === 'mismatch') return self.lapse()
      if (self.visited?.viewing?.start !== start) self.offer(null)
    },
  }))
  .actions((self) => {
    const env = () => getEnv<Env>(self)

    /** The outcome of a failed call; an outdated page is refetched. */
    async function failureOf(caught: unknown): Promise<SendOutcome> {
      const problem = problemOf(caught)
      if (problem.kind === 'forbidden') {
        self.lapse()
        return { kind: 'lapsed' }
      }
      if (problem.kind !== 'rejected') return writeFailure(problem)
      const conflict = problem.body as SlotConflict
      if (conflict.error === 'slot-taken') {
        self.offer(conflict.slots)
        self.announce({ kind: 'just-taken' })
        return { kind: 'done' }
      }
      await self.refresh()
      self.offer(null)
      self.announce({ kind: 'changed' })
      return { kind: 'done' }
    }

    /** A write that is not allowed any more refetches the page. */
    async function perform(write: PageWrite, notice: PageNotice): Promise<void> {
      const { visited } = self
      if (visited === null || self.isBusy) return
      self.begin()
      self.announce(null)
      try {
        const isDone = await write(env(), visited)
        await self.refresh()
        self.offer(null)
        self.announce(isDone ? notice : { kind: 'changed' })
        self.finish({ kind: 'done' })
      } catch (caught) {
        self.finish(await failureOf(caught))
      }
    }

    return {
      async open(identity: Identity): Promise<IdentityOutcome> {
        self.remember(identity)
        return self.identify(identity)
      },

      /** After the tab was in the background, or the connection is back. */
      async returnToPage(): Promise<void> {
        if (!self.isBusy) await self.refresh()
      },

      /** Reads the free times, to choose or to move. */
      async openSlots(): Promise<void> {
        const { visited } = self
        if (visited === null || self.isBusy) return
        self.begin()
        self.announce(null)
        try {
          self.offer(await env().tenantPage.slots(visited))
          self.finish({ kind: 'done' })
        } catch (caught) {
          self.finish(await failureOf(caught))
        }
      },

      closeSlots: () => self.offer(null),

      book(start: number): Promise<void> {
        const from = self.visited?.viewing?.start ?? null
        return perform(({ tenantPage }, page) => tenantPage.book(page, start, from), {
          kind: from === null ? 'booked' : 'moved',
          start,
        })
      },

      cancel(): Promise<void> {
        const from = self.visited?.viewing?.start ?? 0
        return perform(({ tenantPage }, page) => tenantPage.cancel(page, from), { kind: 'cancelled' })
      },

      sendFeedback: ({ interested, words }: FeedbackValues): Promise<void> =>
        perform(
          ({ tenantPage }, page) => tenantPage.sendFeedback(page, interested as FeedbackInterest, words),
          {
            kind: 'thanked',
          },
        ),

      sendLink: (): Promise<void> =>
        perform(({ tenantPage }, page) => tenantPage.sendLink(page), { kind: 'link-sent' }),
    }
  })

export interface TenantPageStore extends Instance<typeof TenantPageStoreModel> {}
