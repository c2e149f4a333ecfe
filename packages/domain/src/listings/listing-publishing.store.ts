import { getEnv } from 'mobx-state-tree'
import { notifyOf, notifyOutcome, type Said } from '../platform/notify.ts'
import { SavingModel } from '../platform/records/saving.store.ts'
import { outcomeOf, type WriteOutcome } from '../platform/records/write-outcome.ts'
import type { NotReady } from './listing.contract.ts'
import {
  HOME_PUBLISHED,
  HOME_TAKEN_OFF,
  notReadyText,
  PUBLISHED_ALREADY,
  TAKEN_OFF_ALREADY,
} from './listing.messages.ts'
import type { ListingsEnv } from './listings.calls.ts'

/** The stores that refetch the list, the menu's number and all open dialogs. */
export interface ListingStores {
  stores: { listings: { readonly revision: number; receiveRefresh(): Promise<void> } }
}

/** The 409 for a home that is not ready; null for another body. */
const notReadyIn = (body: unknown): NotReady | null =>
  typeof body === 'object' && body !== null && 'error' in body && body.error === 'not-ready'
    ? (body as NotReady)
    : null

/** Publishes homes and takes them off. */
export const ListingPublishingModel = SavingModel.named('Publishing of listings').actions((self) => {
  const { listings, stores } = getEnv<ListingsEnv & ListingStores>(self)

  async function written(write: () => Promise<boolean>, said: Said): Promise<WriteOutcome> {
    const outcome = await self.whileSaving(() => outcomeOf(write))
    const notReady =
      outcome.kind === 'failed' && outcome.problem.kind === 'rejected'
        ? notReadyIn(outcome.problem.body)
        : null
    if (notReady === null) notifyOutcome(self, outcome, said)
    else notifyOf(self).error(notReadyText(notReady.missing))
    await stores.listings.receiveRefresh()
    return outcome
  }

  return {
    publish: (id: number): Promise<WriteOutcome | null> =>
      written(() => listings.publish(id), { done: HOME_PUBLISHED, rejected: PUBLISHED_ALREADY }),
    takeOff: (id: number): Promise<WriteOutcome> =>
      written(() => listings.takeOff(id), { done: HOME_TAKEN_OFF, rejected: TAKEN_OFF_ALREADY }),
  }
})
