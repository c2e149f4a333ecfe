import { areasOf, mayGive, type KeyAreas } from '@latchkey/domain/integrations/keys/key-areas'
import type { KeyBody, NewKeyBody, ReplaceKeyBody } from '@latchkey/domain/integrations/keys/key.body'
import type { ApiKey, NewKey } from '@latchkey/domain/integrations/keys/key.contract'
import { areasIn, renewedExpiry, type KeyDraft } from '@latchkey/domain/integrations/keys/key.draft'
import { KEEP_HOURS, KEYS_MAX } from '@latchkey/domain/integrations/keys/key.limits'
import { validateKey, validateReplacing, type KeyLookups } from '@latchkey/domain/integrations/keys/key.suite'
import { addDays } from '@latchkey/domain/platform/values/days'
import { HOUR_MS } from '@latchkey/domain/platform/values/durations'
import { freeNamesAmong } from '@latchkey/domain/platform/values/names'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import type { Static } from 'typebox'
import { fieldChanges, type FieldChange } from '../../audit/field-changes.ts'
import type { AuditEntry, Change, Context } from '../../context/context.ts'
import { accepted, acceptedWith } from '../../platform/http/accepted.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { conflict, forbidden, found, tooManyKeys } from '../../platform/http/error.ts'
import { startOfDay } from '../../platform/values/start-of-day.ts'
import { presentKey } from './key.present.ts'
import { stateOf } from './key.state.ts'
import { newKey, prefixOf } from './key.text.ts'
import { keyQueries, type KeyRecord } from './keys.queries.ts'

export type KeysService = ReturnType<typeof keysService>

/** Manages the keys; `key.gate.ts` lets programs in. */
export function keysService(context: Context) {
  const dates = createDateFormatter(context.config.timeZone, () => Math.floor(context.now() / 1000))
  const clock = () => ({ now: context.now(), today: dates.today() })
  const isInUse = (key: KeyRecord) => stateOf(key, clock()) === 'in-use'

  /** One change of a key, with all others locked; false leaves everything as it was. */
  const changed = <Result>(
    actor: Actor,
    id: number,
    work: (change: Change, key: KeyRecord, all: readonly KeyRecord[]) => Promise<Result>,
  ): Promise<Result> =>
    context.change(actor, async (change) => {
      const all = await keyQueries(change.db).lock()
      return work(change, found(all.find((key) => key.id === id)), all)
    })

  /** Ends what the old key does, unless it ends sooner by itself. */
  function endOf({ expires_on: expiresOn }: KeyRecord, keepHours: number): Date {
    const kept = context.now() + keepHours * HOUR_MS
    const last = expiresOn === null ? Infinity : startOfDay(dates, addDays(expiresOn, 1)).getTime()
    return new Date(Math.min(kept, last))
  }

  async function make(
    change: Change,
    actor: Actor,
    draft: KeyDraft,
    more: { replaces?: number } = {},
  ): Promise<NewKey & { prefix: string }> {
    const { text, publicId, hash } = newKey()
    const id = await keyQueries(change.db).insert({
      name: draft.name,
      public_id: publicId,
      hash,
      areas: JSON.stringify(draft.areas),
      created_by: actor.userId,
      at: new Date(context.now()),
      expires_on: draft.expiresOn,
      replaces_id: more.replaces ?? null,
    })
    return { id, key: text, prefix: prefixOf(publicId) }
  }

  return {
    async all(): Promise<ApiKey[]> {
      const records = await keyQueries(context.db).all(clock())
      return records.map((record) => presentKey(record, clock()))
    },

    /** @throws AppError 422, 403 for what the maker may not give, 409 with the maximum in use */
    create: (actor: Actor, body: Static<typeof NewKeyBody>): Promise<NewKey> =>
      context.change(actor, async (change) => {
        const inUse = (await keyQueries(change.db).lock()).filter(isInUse)
        const draft = acceptedKey(body, { isNameFree: freeNamesAmong(inUse, null), today: dates.today() })
        rejectUngivable(actor, draft.areas)
        if (inUse.length >= KEYS_MAX) throw tooManyKeys({ max: KEYS_MAX })
        const { id, key, prefix } = await make(change, actor, draft)
        await note(change, 'key.create', id, fieldChanges(null, { ...draft, key: prefix }))
        return { id, key }
      }),

    /**
     * The key stays as it is. False for one that is not in use.
     * @throws AppError 404, 422, 409 conflict, 403
     */
    update: (actor: Actor, id: number, body: Static<typeof KeyBody>): Promise<boolean> =>
      changed(actor, id, async (change, saved, all) => {
        const others = freeNamesAmong(all.filter(isInUse), saved)
        const draft = acceptedKey(body, {
          isNameFree: others,
          today: dates.today(),
          savedExpiresOn: saved.expires_on,
        })
        const { version } = acceptedWith(body, ['version'])
        if (!isInUse(saved)) return false
        if (version !== saved.version) throw conflict()
        rejectUngivable(actor, draft.areas)
        await keyQueries(change.db).update(id, {
          name: draft.name,
          areas: JSON.stringify(draft.areas),
          expires_on: draft.expiresOn,
        })
        await note(change, 'key.update', id, fieldChanges(fieldsOf(saved), { ...draft }))
        return true
      }),

    /**
     * A new key with the same name and areas; the old one still works for a while. False for one that is not in use.
     */
    replace: (actor: Actor, id: number, body: Static<typeof ReplaceKeyBody>): Promise<NewKey | false> =>
      changed(actor, id, async (change, saved) => {
        const { today } = clock()
        const { keepHours, expiresOn = renewedExpiry(saved.expires_on, today) } = body.values
        accepted(body, validateReplacing({ keepHours, expiresOn }, { today }))
        if (!isInUse(saved)) return false
        rejectUngivable(actor, saved.areas)
        const { name, areas } = saved
        const {
          id: newId,
          key,
          prefix,
        } = await make(change, actor, { name, areas, expiresOn }, { replaces: id })
        const endsAt = endOf(saved, keepHours ?? KEEP_HOURS.usual)
        await keyQueries(change.db).update(id, { ends_at: endsAt })
        await note(change, 'key.replace', id, [
          { field: 'key', from: prefixOf(saved.public_id), to: prefix },
          ...fieldChanges({ expiresOn: saved.expires_on }, { expiresOn }),
        ])
        return { id: newId, key }
      }),

    /** False for a key that is not a replaced one still working. */
    end: (actor: Actor, id: number): Promise<boolean> =>
      changed(actor, id, async (change, saved) => {
        if (stateOf(saved, clock()) !== 'replaced') return false
        await keyQueries(change.db).update(id, { ends_at: new Date(context.now()) })
        await note(change, 'key.end', id)
        return true
      }),

    /** Holds from the next call on. False for a key that does not work any more. */
    revoke: (actor: Actor, id: number): Promise<boolean> =>
      changed(actor, id, async (change, saved) => {
        if (!['in-use', 'replaced'].includes(stateOf(saved, clock()))) return false
        await keyQueries(change.db).update(id, {
          revoked_at: new Date(context.now()),
          revoked_by: actor.userId,
        })
        await note(change, 'key.revoke', id)
        return true
      }),
  }
}

function acceptedKey(body: Static<typeof NewKeyBody>, lookups: KeyLookups): KeyDraft {
  const { name, areas: sent, expiresOn } = body.values
  const areas = areasIn(sent)
  const draft = { name, areas: areas ?? {}, expiresOn }
  accepted(body, {
    ...validateKey(draft, lookups),
    ...(areas === null && { areas: ['enumerable' as const] }),
  })
  return draft
}

/** @throws AppError 403 for areas that the maker could not use */
function rejectUngivable({ permissions }: Actor, areas: KeyAreas): void {
  const kept = areasOf(areas).filter(([area, level]) => !mayGive(permissions, area, level))
  if (kept.length > 0) throw forbidden({ areas: kept.map(([area]) => area) })
}

const fieldsOf = ({ name, areas, expires_on: expiresOn }: KeyRecord) => ({ name, areas, expiresOn })

async function note(
  change: Change,
  action: AuditEntry['action'],
  entityId: number,
  changes: FieldChange[] = [],
): Promise<void> {
  await change.audit({ action, entity: 'key', entityId, changes })
  change.push('integrations-refresh', {})
}
