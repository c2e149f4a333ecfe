import { getEnv, types, type Instance } from 'mobx-state-tree'
import { listModelOf } from '../platform/lists/list.store.ts'
import { CHANGED_MEANWHILE } from '../platform/messages.ts'
import { notifyFailure, notifyOf, type Said } from '../platform/notify.ts'
import { problemOf } from '../platform/problem.ts'
import { followRevision, type Revision } from '../platform/records/revision.model.ts'
import { readingOf } from '../platform/records/read-outcome.ts'
import { readingModelOf } from '../platform/records/reading.model.ts'
import { SavingModel, writeAndRefetch } from '../platform/records/saving.store.ts'
import { writeFailure, type WriteOutcome } from '../platform/records/write-outcome.ts'
import { askFirst } from '../prompts/question.store.ts'
import type { ApiKey } from '../integrations/keys/key.contract.ts'
import type { KeysEnv } from '../integrations/keys/keys.calls.ts'
import type { Delivery, NewSecret, Webhook } from './webhook.contract.ts'
import type { ResendDraft, WebhookDraft } from './webhook.draft.ts'
import type { ReplaceSecretDraft } from './webhook.form.ts'
import { DELIVERY_STATES, type ResendChoice } from './webhook.enums.ts'
import {
  answerText,
  deleteWebhook,
  DELIVERED_TYPES,
  OLD_SECRET_ENDED,
  SECRET_REPLACED,
  onTheirWayText,
  TOO_MANY_RESENT,
  TOO_MANY_WEBHOOKS,
  WEBHOOK_CREATED,
  WEBHOOK_OFF,
  WEBHOOK_ON,
  WEBHOOK_UPDATED,
} from './webhook.messages.ts'
import type { WebhooksEnv } from './webhooks.calls.ts'

/** A secret that was just made, with the name of its webhook. */
export interface ShownSecret {
  readonly name: string
  readonly value: string
}

const DAY = /^\d{4}-\d\d-\d\d$/

/** Filters of the deliveries, as in the address. */
export const DELIVERY_CHOICES = {
  state: new RegExp(`^(?:${DELIVERY_STATES.join('|')})$`),
  type: new RegExp(`^(?:${DELIVERED_TYPES.join('|').replaceAll('.', '\\.')})$`),
  from: DAY,
  to: DAY,
}

const callsOf = (store: object) => getEnv<WebhooksEnv>(store).webhooks

/** Scope: the id of the webhook. */
const DeliveryListModel = listModelOf<Delivery, never>({
  name: 'Deliveries',
  fetchPage: (list, { page, limit, choices }, webhookId) =>
    callsOf(list).deliveries(webhookId, page, limit, choices ?? {}),
})

type PageEnv = WebhooksEnv & KeysEnv & { stores: { integrations: Revision } }

/** The webhooks of the office, of one page. */
export const WebhooksPageModel = types
  .compose('Webhooks page', SavingModel, readingModelOf<readonly Webhook[]>('Webhooks'))
  .props({ deliveries: types.optional(DeliveryListModel, {}) })
  .volatile(() => ({
    /** The server has it sealed, so it cannot be shown again once it is cleared. */
    shown: null as ShownSecret | null,
    /** The keys whose changes can be left out. */
    keys: [] as readonly ApiKey[],
    /** When the webhook that was switched on had been switched off. */
    missed: null as { id: number; offAt: number } | null,
  }))
  .views((self) => ({
    /** By name. */
    get webhooks(): readonly Webhook[] {
      return self.value ?? []
    },
    webhookOf: (id: number): Webhook | null => self.value?.find((webhook) => webhook.id === id) ?? null,
    /** Since when a webhook that was switched on again may have missed deliveries; null for any other. */
    missedSinceOf: (id: number): number | null => (self.missed?.id === id ? self.missed.offAt : null),
  }))
  .actions((self) => ({
    /** Keeps the current webhooks on failure. */
    load: () => self.read(() => callsOf(self).list()),
    show(shown: ShownSecret | null) {
      self.shown = shown
    },
    setKeys(keys: readonly ApiKey[]) {
      self.keys = keys
    },
    setMissed(missed: { id: number; offAt: number } | null) {
      self.missed = missed
    },
  }))
  .actions((self) => ({
    async loadKeys(): Promise<void> {
      const found = await readingOf(() => getEnv<PageEnv>(self).keys.list())
      if (found.kind === 'read') self.setKeys(found.value)
    },
    async receiveRefresh(): Promise<void> {
      await Promise.all([self.load(), self.deliveries.refresh()])
    },
  }))
  .actions((self) => {
    const write = (call: () => Promise<boolean>, said?: Said): Promise<WriteOutcome> =>
      writeAndRefetch(self, call, said)
    /** Shows the secret that the call makes, once. */
    const make = (name: string, call: () => Promise<NewSecret>, said: Said): Promise<WriteOutcome> =>
      write(async () => {
        const { secret } = await call()
        self.show({ name, value: secret })
        return true
      }, said)
    return {
      /** Loads, and refetches on each push until the returned function is called. */
      follow() {
        void self.load()
        void self.loadKeys()
        return followRevision(getEnv<PageEnv>(self).stores.integrations, () => self.receiveRefresh())
      },
      /** Creates a webhook without `saved`. */
      save: (draft: WebhookDraft, saved?: Webhook) =>
        saved
          ? write(() => callsOf(self).update(saved.id, { ...draft, version: saved.version }), {
              done: WEBHOOK_UPDATED,
              rejected: CHANGED_MEANWHILE,
              hasForm: true,
            })
          : make(draft.name, () => callsOf(self).create(draft), {
              done: WEBHOOK_CREATED,
              rejected: TOO_MANY_WEBHOOKS,
              hasForm: true,
            }),
      replaceSecret: ({ id, name }: Webhook, { keepHours }: ReplaceSecretDraft) =>
        make(name, () => callsOf(self).replaceSecret(id, keepHours === null ? {} : { keepHours }), {
          done: SECRET_REPLACED,
          hasForm: true,
        }),
      endOldSecret: (id: number) => write(() => callsOf(self).endOldSecret(id), { done: OLD_SECRET_ENDED }),
      async on({ id, offAt }: Webhook): Promise<void> {
        const outcome = await write(() => callsOf(self).on(id), { done: WEBHOOK_ON })
        if (outcome.kind === 'done' && offAt !== null) self.setMissed({ id, offAt })
      },
      off: (id: number) => write(() => callsOf(self).off(id), { done: WEBHOOK_OFF }),
      /** The caller notifies the user. */
      remove: (id: number): Promise<WriteOutcome> => write(() => callsOf(self).remove(id)),
      /** Says what the receiver has answered. */
      test: (id: number): Promise<void> =>
        self.whileSaving(async () => {
          try {
            const delivery = await callsOf(self).test(id)
            const said = notifyOf(self)
            if (delivery.state === 'delivered') said.success(answerText(delivery))
            else said.error(answerText(delivery))
          } catch (caught) {
            notifyFailure(self, writeFailure(problemOf(caught)))
          }
          await self.receiveRefresh()
        }),
      resend: (deliveryId: number) =>
        write(() => callsOf(self).resend(deliveryId), { done: onTheirWayText(1) }),
      resendAll: (id: number, { from, to, which }: ResendDraft): Promise<WriteOutcome> =>
        write(
          async () => {
            const resending = { from: from ?? 0, to: to ?? 0, which: which as ResendChoice }
            const answer = await callsOf(self).resendAll(id, resending)
            if (answer === false) return false
            self.setMissed(null)
            notifyOf(self).success(onTheirWayText(answer.queued))
            return true
          },
          { done: null, rejected: TOO_MANY_RESENT, hasForm: true },
        ),
    }
  })
  .actions((self) => ({
    toggle: (webhook: Webhook): void =>
      void (webhook.state === 'off' ? self.on(webhook) : self.off(webhook.id)),
    askRemove: ({ id, name }: Webhook, onDone?: () => void): void =>
      askFirst(self, { texts: deleteWebhook(name), action: () => self.remove(id), onDone }),
  }))

export interface WebhooksPage extends Instance<typeof WebhooksPageModel> {}
