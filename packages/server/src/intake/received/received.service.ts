import { createHash, timingSafeEqual } from 'node:crypto'
import type { IntakeReceived, ReceivedState } from '@latchkey/domain/integrations/sources/source.contract'
import { KNOWN_BODY_SECONDS } from '@latchkey/domain/integrations/sources/source.limits'
import { TEXT_MAX } from '@latchkey/domain/platform/limits'
import { isLongerThan } from '@latchkey/domain/platform/values/text'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import type { Change, Context } from '../../context/context.ts'
import { enterLead } from '../../leads/save/lead.entry.ts'
import { badRequest, found, notFound, unauthenticated } from '../../platform/http/error.ts'
import { instantOf, unixSeconds } from '../../platform/values/unix-seconds.ts'
import { triesOn } from '../../rate-limits/tries.ts'
import { admitted } from '../admitted.ts'
import { enquiryColumns } from '../enquiry.columns.ts'
import { bodyIn } from '../formats/body-text.ts'
import { fieldsOf, readEnquiry, type Enquiry } from '../formats/enquiry.ts'
import { placedEnquiry } from '../listing-ref.ts'
import { bodySealing } from './body-sealing.ts'
import { formatOf, outcomeNumber, outcomeOf } from './outcome.numbers.ts'
import { leadStateOf } from './received.present.ts'
import { receivedQueries, type Identity, type ReceivedRecord, type SourceRecord } from './received.queries.ts'
import { hashOfSourceKey } from './source-key.ts'

export interface SentBody {
  readonly text: string
  readonly isForm: boolean
}

export type ReceivedService = ReturnType<typeof receivedService>

/** Receives what sources send; nothing that can be read is lost (rule I5.2). */
export function receivedService(context: Context) {
  const tries = triesOn(context)
  const sealing = bodySealing(context.config)
  const dateFormatter = createDateFormatter(context.config.timeZone)

  /** Keeps what came, as a lead or for a person to complete. */
  async function keep(
    change: Change,
    source: SourceRecord,
    { identity, enquiry, text }: { identity: Identity; enquiry: Enquiry | null; text: string },
  ): Promise<IntakeReceived | null> {
    const now = new Date(context.now())
    const queries = receivedQueries(change.db)
    const kept = {
      source_id: source.id,
      external_id: identity.externalId,
      body_hash: identity.bodyHash,
      at: now,
    }
    change.push('integrations-refresh', {})
    if (enquiry === null) {
      const body_sealed = sealing.seal({ text, kind: 'enquiry', fields: {} })
      const outcome = outcomeNumber('unreadable')
      await queries.insert({ ...kept, body_sealed, outcome, problems: '[]', done_at: now })
      return null
    }
    const { kind, draft, problems, homeAddress } = enquiry
    const { home, notes } = await placedEnquiry(change.db, draft, homeAddress)
    const placed = { ...draft, notes }
    const body_sealed = sealing.seal({ text, kind, fields: fieldsOf(placed) })
    if (kind === 'valuation' || problems.length > 0) {
      const outcome = outcomeNumber('to-complete')
      const received = await queries.insert({
        ...kept,
        body_sealed,
        outcome,
        problems: JSON.stringify(problems),
      })
      change.push('leads-refresh', { ids: [], toComplete: true })
      return { received, outcome: 'to-complete' }
    }
    const columns = enquiryColumns(placed, { source: source.name, externalId: '' })
    const submittedAt = instantOf(draft.submittedAt) ?? now
    const lead = await enterLead(change, columns, { now, submittedAt, home })
    if (lead === null) throw new Error('A lead without an external id cannot be known already.')
    const received = await queries.insert({
      ...kept,
      body_sealed,
      outcome: outcomeNumber('created'),
      problems: '[]',
      lead_id: lead.id,
      done_at: now,
    })
    return { received, outcome: 'created', id: lead.id }
  }

  return {
    /**
     * Checks the key of a source before the body is read.
     * @throws AppError 404 for an unknown or ended source, 401 for a wrong key, 429 after too many
     */
    async admit(code: string, key: string | undefined, address: string): Promise<SourceRecord> {
      const source = found(await receivedQueries(context.db).sourceOfCode(code))
      const hasRightKey = () => key !== undefined && timingSafeEqual(hashOfSourceKey(key), source.key_hash)
      await admitted(tries, address, hasRightKey)
      return source
    },

    /** @throws AppError 400 for what cannot be read, which is kept all the same */
    async accept(source: SourceRecord, { text, isForm }: SentBody, address: string): Promise<IntakeReceived> {
      const nowSeconds = Math.floor(context.now() / 1000)
      const body = bodyIn(text, isForm)
      const parts = { format: formatOf(source.format), mapping: source.mapping, dateFormatter }
      const enquiry = body && readEnquiry(body, { ...parts, now: nowSeconds })
      const identity = { sourceId: source.id, externalId: externalIdOf(enquiry), bodyHash: sha256(text) }
      const author = { userId: null, address, sourceId: source.id }
      const answer = await context.change(author, async (change) => {
        const queries = receivedQueries(change.db)
        await queries.lockIdentity(identity)
        const known = await queries.known(identity, new Date((nowSeconds - KNOWN_BODY_SECONDS) * 1000))
        if (known === undefined) return keep(change, source, { identity, enquiry, text })
        await queries.countAgain(known.id)
        change.push('integrations-refresh', {})
        return answerAgain(known)
      })
      if (answer === null) throw badRequest()
      return answer
    },

    /**
     * A source may read the state of its own messages, a program with permission those of any source.
     * @throws AppError 401 for a wrong key, 404
     */
    async state(id: number, isProgram: boolean, key: string | undefined): Promise<ReceivedState> {
      const queries = receivedQueries(context.db)
      const source =
        isProgram || key === undefined ? undefined : await queries.sourceOfKey(hashOfSourceKey(key))
      if (!isProgram && source === undefined) throw unauthenticated()
      const received = found(await queries.find(id))
      if (source !== undefined && received.source_id !== source.id) throw notFound()
      return {
        outcome: outcomeOf(received.outcome),
        at: unixSeconds(received.at),
        leadStatus: leadStateOf(received),
      }
    },
  }
}

/** A longer one than a lead may have does not identify it. */
function externalIdOf(enquiry: Enquiry | null): string | null {
  const id = enquiry?.draft.externalId ?? ''
  return id === '' || isLongerThan(id, TEXT_MAX) ? null : id
}

const answerAgain = (known: ReceivedRecord): IntakeReceived | null =>
  outcomeOf(known.outcome) === 'unreadable'
    ? null
    : { received: known.id, outcome: 'known', ...(known.lead_id !== null && { id: known.lead_id }) }

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()
