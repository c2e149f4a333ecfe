import type { NewWebhookBody, ReplaceSecretBody, WebhookBody } from '@latchkey/domain/webhooks/webhook.body'
import type { NewSecret, NewWebhook, Webhook } from '@latchkey/domain/webhooks/webhook.contract'
import {
  cleanWebhook,
  validateReplacingSecret,
  validateWebhook,
} from '@latchkey/domain/webhooks/webhook.suite'
import { permissionsToInclude, typesIn, type WebhookDraft } from '@latchkey/domain/webhooks/webhook.draft'
import { KEEP_SECRET_HOURS, WEBHOOKS_MAX } from '@latchkey/domain/webhooks/webhook.limits'
import { hasAllPermissions } from '@latchkey/domain/permissions/rights'
import { HOUR_MS } from '@latchkey/domain/platform/values/durations'
import { freeNamesAmong } from '@latchkey/domain/platform/values/names'
import type { Static } from 'typebox'
import { fieldChanges, type FieldChange } from '../audit/field-changes.ts'
import type { AuditEntry, Change, Context } from '../context/context.ts'
import { outboundOn } from '../outbound/outbound.ts'
import { accepted, acceptedWith } from '../platform/http/accepted.ts'
import type { Actor } from '../platform/http/actor.ts'
import { conflict, forbidden, found, tooManyWebhooks } from '../platform/http/error.ts'
import { presentWebhook } from './webhook.present.ts'
import { newSecret, secretSealing } from './webhook.secret.ts'
import { WEBHOOK_STATE } from './webhook.numbers.ts'
import { webhookQueries, type WebhookRecord } from './webhooks.queries.ts'

export type WebhooksService = ReturnType<typeof webhooksService>

type Body = Static<typeof NewWebhookBody> | Static<typeof WebhookBody>

/** Manages the webhooks; `sender.ts` sends. */
export function webhooksService(context: Context) {
  const outbound = outboundOn(context.config)
  const sealing = secretSealing(context.config)
  const at = () => new Date(context.now())

  const changed = <Result>(
    actor: Actor,
    id: number,
    work: (change: Change, webhook: WebhookRecord) => Promise<Result>,
  ): Promise<Result> =>
    context.change(actor, async (change) => work(change, found(await webhookQueries(change.db).lock(id))))

  return {
    /** By name. */
    async all(): Promise<Webhook[]> {
      const records = await webhookQueries(context.db).all()
      return records.map((record) => presentWebhook(record, at()))
    },

    get: async (id: number): Promise<Webhook> =>
      presentWebhook(found(await webhookQueries(context.db).find(id)), at()),

    /** @throws AppError 422, 403, 409 with the maximum */
    async create(actor: Actor, body: Static<typeof NewWebhookBody>): Promise<NewWebhook> {
      // Before the transaction, which does not wait for name servers.
      const refusal = await outbound.refusalOf(body.values.url)
      return context.change(actor, async (change) => {
        const all = await webhookQueries(change.db).lockAll()
        const draft = await acceptedWebhook(change, actor, body, {
          others: freeNamesAmong(all, null),
          refusal,
        })
        if (all.length >= WEBHOOKS_MAX) throw tooManyWebhooks({ max: WEBHOOKS_MAX })
        const secret = newSecret()
        const id = await webhookQueries(change.db).insert({
          ...columnsOf(draft),
          secret_sealed: sealing.seal(secret),
          created_by: actor.userId,
          at: at(),
        })
        await note(change, 'webhook.create', id, fieldChanges(null, { ...draft }))
        return { id, secret }
      })
    },

    /** @throws AppError 404, 422, 409 conflict, 403 */
    async update(actor: Actor, id: number, body: Static<typeof WebhookBody>): Promise<true> {
      const refusal = await outbound.refusalOf(body.values.url)
      return context.change(actor, async (change) => {
        const all = await webhookQueries(change.db).lockAll()
        const saved = found(await webhookQueries(change.db).lock(id))
        const draft = await acceptedWebhook(change, actor, body, {
          others: freeNamesAmong(all, saved),
          refusal,
        })
        const { version } = acceptedWith(body, ['version'])
        if (version !== saved.version) throw conflict()
        await webhookQueries(change.db).update(id, columnsOf(draft))
        await note(change, 'webhook.update', id, fieldChanges(fieldsOf(saved), { ...draft }))
        return true as const
      })
    },

    /** An attempt that is under way ends, and no other follows. */
    remove: (actor: Actor, id: number): Promise<true> =>
      changed(actor, id, async (change, saved) => {
        await webhookQueries(change.db).remove(id)
        await note(change, 'webhook.delete', id, [{ field: 'name', from: saved.name, to: null }])
        return true as const
      }),

    /** False when it is on already. */
    on: (actor: Actor, id: number): Promise<boolean> =>
      changed(actor, id, async (change, saved) => {
        if (saved.state === WEBHOOK_STATE.on) return false
        await webhookQueries(change.db).update(id, {
          state: WEBHOOK_STATE.on,
          off_at: null,
          failing_since: null,
        })
        await note(change, 'webhook.on', id)
        return true
      }),

    /** Gives up the deliveries under way. False when it is off already. */
    off: (actor: Actor, id: number): Promise<boolean> =>
      changed(actor, id, async (change, saved) => {
        if (saved.state !== WEBHOOK_STATE.on) return false
        const webhooks = webhookQueries(change.db)
        await webhooks.update(id, { state: WEBHOOK_STATE.hand, off_at: at(), failing_since: null })
        await webhooks.giveUp(id)
        await note(change, 'webhook.off', id)
        return true
      }),

    /** Both secrets sign for the hours that are chosen. */
    replaceSecret: (actor: Actor, id: number, body: Static<typeof ReplaceSecretBody>): Promise<NewSecret> =>
      changed(actor, id, async (change, saved) => {
        const { keepHours } = accepted(body, validateReplacingSecret(body.values.keepHours))
        const secret = newSecret()
        const until = new Date(context.now() + (keepHours ?? KEEP_SECRET_HOURS.usual) * HOUR_MS)
        await webhookQueries(change.db).update(id, {
          secret_sealed: sealing.seal(secret),
          old_secret_sealed: saved.secret_sealed,
          old_until: until,
        })
        await note(change, 'webhook.replace-secret', id)
        return { secret }
      }),

    /** False without one. */
    endOldSecret: (actor: Actor, id: number): Promise<boolean> =>
      changed(actor, id, async (change, saved) => {
        if (saved.old_until === null || saved.old_until <= at()) return false
        await webhookQueries(change.db).update(id, { old_secret_sealed: null, old_until: null })
        await note(change, 'webhook.end-old-secret', id)
        return true
      }),
  }
}

/** @throws AppError 422, 403 for records that the actor may not see */
async function acceptedWebhook(
  change: Change,
  actor: Actor,
  body: Body,
  { others, refusal }: { others: (name: string) => boolean; refusal: 'pattern' | 'range' | null },
): Promise<WebhookDraft> {
  const { name, url, includeRecord, skipKeyId } = body.values
  const types = typesIn(body.values.types)
  const draft = cleanWebhook({ name, url, includeRecord, skipKeyId, types: types ?? null })
  const knowsKey = skipKeyId === null || (await webhookQueries(change.db).knowsKey(skipKeyId))
  accepted(body, {
    ...validateWebhook(draft, { isNameFree: others, refusal, knowsKey: () => knowsKey }),
    ...(types === undefined && { types: ['enumerable' as const] }),
  })
  if (draft.includeRecord && !hasAllPermissions(actor.permissions, permissionsToInclude(draft.types)))
    throw forbidden()
  return draft
}

const columnsOf = ({ name, url, types, includeRecord, skipKeyId }: WebhookDraft) => ({
  name,
  url,
  types: types === null ? null : [...types],
  has_record: includeRecord,
  skip_key_id: skipKeyId,
})

const fieldsOf = ({
  name,
  url,
  types,
  has_record: includeRecord,
  skip_key_id: skipKeyId,
}: WebhookRecord) => ({
  name,
  url,
  types,
  includeRecord,
  skipKeyId,
})

export async function note(
  change: Change,
  action: AuditEntry['action'],
  entityId: number,
  changes: FieldChange[] = [],
): Promise<void> {
  await change.audit({ action, entity: 'webhook', entityId, changes })
  change.push('integrations-refresh', {})
}
