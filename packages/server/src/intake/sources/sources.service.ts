import type {
  NewSourceBody,
  SourceBody,
  TrySourceBody,
} from '@latchkey/domain/integrations/sources/source.body'
import type {
  NewSource,
  NewSourceKey,
  Source,
  Tried,
} from '@latchkey/domain/integrations/sources/source.contract'
import { SOURCES_MAX } from '@latchkey/domain/integrations/sources/source.limits'
import { mappingIn, type SourceMapping } from '@latchkey/domain/integrations/sources/source-mapping'
import type { SourceFormat } from '@latchkey/domain/integrations/sources/source.enums'
import { validateFormat, validateSource } from '@latchkey/domain/integrations/sources/source.suite'
import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { isRecord } from '@latchkey/domain/platform/values/is-record'
import { mondayOf } from '@latchkey/domain/platform/values/days'
import { freeNamesAmong } from '@latchkey/domain/platform/values/names'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import type { Static } from 'typebox'
import { fieldChanges, type FieldChange } from '../../audit/field-changes.ts'
import type { AuditEntry, Change, Context } from '../../context/context.ts'
import { fieldsOf, tryEnquiry } from '../formats/enquiry.ts'
import { formatNumber, formatOf } from '../received/outcome.numbers.ts'
import type { SourceRecord } from '../received/received.queries.ts'
import { hashOfSourceKey, newSourceCode, newSourceKey } from '../received/source-key.ts'
import { accepted, acceptedWith } from '../../platform/http/accepted.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { conflict, found, tooManySources } from '../../platform/http/error.ts'
import { startOfDay } from '../../platform/values/start-of-day.ts'
import { presentSource } from './source.present.ts'
import { sourceQueries } from './sources.queries.ts'

export type SourcesService = ReturnType<typeof sourcesService>

/** Manages the sources of enquiries; `intake/received` receives what they send. */
export function sourcesService(context: Context) {
  const dates = createDateFormatter(context.config.timeZone, () => Math.floor(context.now() / 1000))
  const urlOf = (code: string) => `${context.config.publicUrl}/api/intake/sources/${code}`

  /** One change of a source, with all others locked; false for one that has ended. */
  const changed = <Result>(
    actor: Actor,
    id: number,
    work: (change: Change, source: SourceRecord, all: readonly SourceRecord[]) => Promise<Result>,
  ): Promise<Result> =>
    context.change(actor, async (change) => {
      const all = await sourceQueries(change.db).lock()
      return work(change, found(all.find((source) => source.id === id)), all)
    })

  return {
    async all(): Promise<Source[]> {
      const records = await sourceQueries(context.db).all(startOfDay(dates, mondayOf(dates.today())))
      return records.map((record) => presentSource(record, urlOf(record.code)))
    },

    /** @throws AppError 422, 409 with the maximum in use */
    create: (actor: Actor, body: Static<typeof NewSourceBody>): Promise<NewSource> =>
      context.change(actor, async (change) => {
        const all = await sourceQueries(change.db).lock()
        const { name, format } = body.values
        const { mapping, errors } = mappingFor(format, body.values.mapping)
        accepted(body, {
          ...validateSource({ name, format }, { isNameFree: freeNamesAmong(all, null) }),
          ...errors,
        })
        const inUse = all.filter((source) => source.ended_at === null)
        if (inUse.length >= SOURCES_MAX) throw tooManySources({ max: SOURCES_MAX })
        const [code, key] = [newSourceCode(), newSourceKey()]
        const id = await sourceQueries(change.db).insert({
          code,
          name,
          format: formatNumber(format as SourceFormat),
          mapping: mapping && JSON.stringify(mapping),
          key_hash: hashOfSourceKey(key),
          created_by: actor.userId,
          at: new Date(change.now()),
        })
        await note(change, 'source.create', id, fieldChanges(null, { name, format, mapping }))
        return { id, url: urlOf(code), key }
      }),

    /**
     * The mapping stays when it is left out.
     * @throws AppError 404, 422, 409 conflict
     */
    update: (actor: Actor, id: number, body: Static<typeof SourceBody>): Promise<boolean> =>
      changed(actor, id, async (change, saved, all) => {
        const { name, mapping: sent } = body.values
        const format = formatOf(saved.format)
        const { mapping, errors } =
          sent === undefined ? { mapping: saved.mapping, errors: {} } : mappingFor(format, sent)
        const { version } = acceptedWith(body, ['version'], {
          ...validateSource({ name, format }, { isNameFree: freeNamesAmong(all, saved) }),
          ...errors,
        })
        if (saved.ended_at !== null) return false
        if (version !== saved.version) throw conflict()
        await sourceQueries(change.db).update(id, { name, mapping: mapping && JSON.stringify(mapping) })
        await note(
          change,
          'source.update',
          id,
          fieldChanges({ name: saved.name, mapping: saved.mapping }, { name, mapping }),
        )
        return true
      }),

    /** The old key ends at once. */
    replaceKey: (actor: Actor, id: number): Promise<NewSourceKey> =>
      changed(actor, id, async (change, saved) => {
        if (saved.ended_at !== null) return false
        const key = newSourceKey()
        await sourceQueries(change.db).update(id, { key_hash: hashOfSourceKey(key) })
        await note(change, 'source.replace-key', id)
        return { key }
      }),

    /** The enquiries that it has sent stay. */
    end: (actor: Actor, id: number): Promise<boolean> =>
      changed(actor, id, async (change, saved) => {
        if (saved.ended_at !== null) return false
        await sourceQueries(change.db).update(id, { ended_at: new Date(change.now()) })
        await note(change, 'source.end', id)
        return true
      }),

    /**
     * Says what would become of an example, and stores nothing.
     * @throws AppError 422
     */
    attempt(body: Static<typeof TrySourceBody>): Tried {
      const { format, body: example } = body.values
      const { mapping, errors } = mappingFor(format, body.values.mapping)
      accepted(body, { ...validateFormat(format), ...errors, ...exampleErrors(example) })
      const { draft, problems } = tryEnquiry(example as Record<string, unknown>, {
        format: format as SourceFormat,
        mapping,
        dateFormatter: dates,
        now: Math.floor(context.now() / 1000),
      })
      return { fields: fieldsOf(draft), problems: [...problems] }
    },
  }
}

/** Null for a format that has none. */
function mappingFor(format: string, sent: unknown): { mapping: SourceMapping | null; errors: ErrorsByField } {
  return format === 'mapping' ? mappingIn(sent) : { mapping: null, errors: {} }
}

function exampleErrors(example: unknown): ErrorsByField {
  if (example === null || example === undefined) return { body: ['required'] }
  return isRecord(example) ? {} : { body: ['invalid'] }
}

async function note(
  change: Change,
  action: AuditEntry['action'],
  entityId: number,
  changes: FieldChange[] = [],
): Promise<void> {
  await change.audit({ action, entity: 'source', entityId, changes })
  change.push('integrations-refresh', {})
}
