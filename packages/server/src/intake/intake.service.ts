import { createHash, timingSafeEqual } from 'node:crypto'
import type { IntakeBody } from '@latchkey/domain/leads/lead.body'
import type { IntakeResponse } from '@latchkey/domain/leads/intake/intake.contract'
import { validateIntake, type IntakeDraft } from '@latchkey/domain/leads/intake/intake.suite'
import { emptyPropertyDraft } from '@latchkey/domain/leads/lead.draft'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import { MINUTE_MS } from '@latchkey/domain/platform/values/durations'
import type { Static } from 'typebox'
import type { Context } from '../context/context.ts'
import { enterLead } from '../leads/save/lead.entry.ts'
import { homeColumns } from '../leads/record/lead.columns.ts'
import { instantOf } from '../platform/values/unix-seconds.ts'
import { orNull } from '../platform/values/blank.ts'
import type { Author } from '../platform/http/actor.ts'
import { accepted } from '../platform/http/accepted.ts'
import { leadQueries } from '../leads/record/lead.queries.ts'
import { networkOf } from '../platform/http/client-address.ts'
import { notFound, unauthenticated } from '../platform/http/error.ts'
import { triesOn } from '../rate-limits/tries.ts'

/** Wrong keys of one address, limited as wrong passwords are. */
const WRONG_KEYS = { max: 50, windowMs: 15 * MINUTE_MS }

/** Enquiries of one address: far above what portals send. */
const ENQUIRIES = { max: 600, windowMs: MINUTE_MS }

/** With the name of the key, which is the source of a lead without one (rule I1.4). */
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
  take(body: Static<typeof IntakeBody>, author: IntakeAuthor): Promise<IntakeResponse>
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
      const wrongKeys = { key: `intake-key:${networkOf(address)}`, ...WRONG_KEYS }
      await tries.take(wrongKeys)
      if (key === undefined || !isKey(key)) throw unauthenticated()
      await tries.forgive(wrongKeys)
      await tries.take({ key: `intake:${networkOf(address)}`, ...ENQUIRIES })
    },

    async take(body, author) {
      const enquiry = accepted(body, validateIntake(body.values, Math.floor(context.now() / 1000)))
      return context.change(author, async (change) => {
        const now = new Date(context.now())
        const submittedAt = instantOf(enquiry.submittedAt) ?? now
        const lead = await enterLead(change, enquiryColumns(enquiry, author.name), { now, submittedAt })
        if (lead !== null) return { id: lead.id, created: true }
        const known = await leadQueries(change.db).idOfExternal(enquiry.externalId)
        if (known === undefined) throw new Error('The external id is known, but no lead has it.')
        return { id: known, created: false }
      })
    },
  }
}

function enquiryColumns(draft: IntakeDraft, keyName = '') {
  return {
    external_id: orNull(draft.externalId),
    source: orNull(draft.source) ?? orNull(keyName),
    first_name: draft.firstName,
    last_name: draft.lastName,
    email: draft.email,
    phone: draft.phone,
    notes: orNull(draft.notes),
    status: LEAD_STATUS.AwaitingFeedback,
    ...homeColumns(draft.property ?? emptyPropertyDraft()),
  }
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
