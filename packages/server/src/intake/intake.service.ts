import { createHash, timingSafeEqual } from 'node:crypto'
import type { IntakeBody } from '@latchkey/domain/leads/lead.body'
import type { IntakeResponse } from '@latchkey/domain/integrations/sources/source.contract'
import { validateIntake } from '@latchkey/domain/leads/intake/intake.suite'
import type { Static } from 'typebox'
import type { Context } from '../context/context.ts'
import { enterLead } from '../leads/save/lead.entry.ts'
import { instantOf } from '../platform/values/unix-seconds.ts'
import type { Author } from '../platform/http/actor.ts'
import { accepted } from '../platform/http/accepted.ts'
import { leadQueries } from '../leads/record/lead.queries.ts'
import { notFound } from '../platform/http/error.ts'
import { triesOn } from '../rate-limits/tries.ts'
import { admitted } from './admitted.ts'
import { enquiryColumns } from './enquiry.columns.ts'
import { placedEnquiry } from './listing-ref.ts'

/** With the name of the key, which is the source of a lead without one. */
export interface IntakeAuthor extends Author {
  readonly name?: string
}

export interface IntakeService {
  /**
   * Checks an intake key before the body is read.
   * @throws AppError 404 when no key is configured, 401 for a wrong one, 429 after too many
   */
  admit(key: string | undefined, address: string): Promise<void>
  /** Idempotent by `externalId`. */
  accept(body: Static<typeof IntakeBody>, author: IntakeAuthor): Promise<IntakeResponse>
}

export function intakeService(context: Context): IntakeService {
  const tries = triesOn(context)
  const keyHashes = context.config.intakeKeys.map(sha256)

  /** Compares hashes of equal length, and all keys, so that timing reveals nothing. */
  function isKey(given: string): boolean {
    const hash = sha256(given)
    return keyHashes.filter((known) => timingSafeEqual(known, hash)).length > 0
  }

  return {
    async admit(key, address) {
      if (keyHashes.length === 0) throw notFound()
      await admitted(tries, address, () => key !== undefined && isKey(key))
    },

    async accept(body, author) {
      const enquiry = accepted(body, validateIntake(body.values, Math.floor(context.now() / 1000)))
      return context.change(author, async (change) => {
        const now = new Date(context.now())
        const submittedAt = instantOf(enquiry.submittedAt) ?? now
        const { externalId, source } = enquiry
        const { home, notes } = await placedEnquiry(change.db, enquiry)
        const columns = enquiryColumns(
          { ...enquiry, notes },
          { externalId, source: source || (author.name ?? '') },
        )
        const lead = await enterLead(change, columns, { now, submittedAt, home })
        if (lead !== null) return { id: lead.id, created: true }
        const known = await leadQueries(change.db).idOfExternal(enquiry.externalId)
        if (known === undefined) throw new Error('The external id is known, but no lead has it.')
        return { id: known, created: false }
      })
    },
  }
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
