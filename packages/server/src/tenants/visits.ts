import type { IdentityQuery } from '@latchkey/domain/tenants/page/page.body'
import type { ReservationBody } from '@latchkey/domain/tenants/reservation/reservation.contract'
import { LINK_STATUSES, type LeadStatus } from '@latchkey/domain/leads/lead-status'
import { type Identity, validateIdentity } from '@latchkey/domain/tenants/identity.suite'
import { isId } from '@latchkey/domain/platform/values/id'
import { nameKey } from '@latchkey/domain/platform/values/names'
import { isSamePhone } from '@latchkey/domain/platform/values/phone'
import type { Static } from 'typebox'
import { Overtaken } from '../availability/contention.ts'
import type { Change, Context } from '../context/context.ts'
import { lockPerson } from '../db/people-lock.ts'
import type { LeadRecord } from '../leads/record/lead.present.ts'
import { leadQueries } from '../leads/record/lead.queries.ts'
import {
  leadTokens,
  type FormLinkPurpose,
  type LeadLinkPurpose,
  type LiveLeadLink,
} from '../links/lead-tokens.ts'
import { accepted } from '../platform/http/accepted.ts'
import { forbidden } from '../platform/http/error.ts'
import { turns } from '../platform/turns.ts'
import { triesOn } from '../rate-limits/tries.ts'
import { failuresOn } from './failures.ts'
import { tenantProofs } from './tenant-proofs.ts'
import { FAILURE_WINDOW_MS, WRITES_PER_LEAD } from './tenants.limits.ts'

/** A try of the identity step. */
export interface Visitor {
  token: string
  identity: Static<typeof IdentityQuery>
  address: string
  /** The proof from an earlier identity step, when a page is read again. */
  verification: string
}

/** A call with a proof of identity. */
export interface Submission<Body> {
  leadId: number
  body: Body
  address: string
}

type ProvedBody = Static<typeof ReservationBody>

/** The person and the home whose diaries a call changes. */
export interface Diaries {
  readonly agentId: number | null
  readonly propertyId: number | null
}

const NO_DIARIES: Diaries = { agentId: null, propertyId: null }

export type Visits = ReturnType<typeof visitsOn>

/** The identity step of tenants, and the calls that it allows. */
export function visitsOn(context: Context) {
  const failures = failuresOn(context)
  const proofs = tenantProofs(context)
  const tries = triesOn(context)
  const inTurn = turns()

  const linkOf = (linkId: number, purpose: LeadLinkPurpose, db: Context['db'] = context.db) =>
    leadTokens(db).findById(linkId, purpose, context.now())

  /**
   * The link of a proof; a proof that is not valid counts as a failure.
   * @throws AppError 403, 429
   */
  async function provedLink(
    purpose: LeadLinkPurpose,
    { body, address }: Submission<ProvedBody>,
  ): Promise<LiveLeadLink> {
    const linkId = proofs.linkIn(body.values.verification)
    if (linkId === null) await failures.run({ address }, () => Promise.resolve(null))
    const link = linkId === null ? undefined : await linkOf(linkId, purpose)
    if (!link) throw forbidden()
    return link
  }

  /** True for a proof of the link that the token opens. */
  async function isProvedFor(
    purpose: LeadLinkPurpose,
    token: string,
    verification: string,
  ): Promise<boolean> {
    const linkId = proofs.linkIn(verification)
    if (linkId === null) return false
    return (await leadTokens(context.db).find(token, purpose, context.now()))?.id === linkId
  }

  /**
   * Reads with the lead of a call, without a lock; after other calls for the lead.
   * @throws AppError 403 without a proof for this lead, whether or not the lead exists
   */
  async function read<Result>(
    purpose: LeadLinkPurpose,
    submission: Submission<ProvedBody>,
    work: (lead: LeadRecord) => Promise<Result>,
  ): Promise<Result> {
    const { db } = context
    const { leadId } = await provedLink(purpose, submission)
    return inTurn([`lead ${leadId}`], async () => {
      const lead = await leadQueries(db).find(leadId)
      if (!lead || !(await isNamed(db, lead, submission.leadId))) throw forbidden()
      return work(lead)
    })
  }

  /**
   * Locks the lead of a call, and before it the person in `diariesOf`. If the lead was merged meanwhile, it is the kept
   * one. Calls for one lead, person or home follow each other here: in the database each would hold a connection while
   * it waits.
   * @throws AppError 403 without a proof for this lead, whether or not the lead exists; 429 after too many calls
   */
  async function write<Result>(
    purpose: LeadLinkPurpose,
    submission: Submission<ProvedBody>,
    work: (change: Change, lead: LeadRecord, linkId: number) => Promise<Result>,
    diariesOf: (lead: LeadRecord) => Diaries = () => NO_DIARIES,
  ): Promise<Result> {
    const { leadId, address } = submission
    const link = await provedLink(purpose, submission)
    return inTurn([`lead ${link.leadId}`], async () => {
      await tries.count({
        key: `tenant-writes:${link.leadId}`,
        max: WRITES_PER_LEAD,
        windowMs: FAILURE_WINDOW_MS,
      })
      const before = await leadQueries(context.db).find(link.leadId)
      const { agentId, propertyId } = before ? diariesOf(before) : NO_DIARIES
      const diaries = [
        ...(agentId === null ? [] : [`agent ${agentId}`]),
        ...(propertyId === null ? [] : [`home ${propertyId}`]),
      ]
      return inTurn(diaries, () =>
        context.change({ userId: null, address }, async (change) => {
          const lead = await lockOpened(change, link.id, purpose, diariesOf)
          if (!(await isNamed(change.db, lead, leadId))) throw forbidden()
          return work(change, lead, link.id)
        }),
      )
    })
  }

  /**
   * Locked until the transaction ends.
   * @throws AppError 403 for a link that is no longer valid
   * @throws Overtaken when the lead was merged, unmerged or assigned while this waited for the lock
   */
  async function lockOpened(
    change: Change,
    linkId: number,
    purpose: LeadLinkPurpose,
    diariesOf: (lead: LeadRecord) => Diaries,
  ): Promise<LeadRecord> {
    const link = await linkOf(linkId, purpose, change.db)
    if (!link) throw forbidden()
    const before = await leadQueries(change.db).find(link.leadId)
    const agentId = before ? diariesOf(before).agentId : null
    await lockPerson(change.db, agentId)
    const lead = await leadQueries(change.db).lock(link.leadId)
    const now = await linkOf(linkId, purpose, change.db)
    if (!now) throw forbidden()
    if (lead?.id !== now.leadId || diariesOf(lead).agentId !== agentId) throw new Overtaken()
    return lead
  }

  return {
    /** True for a valid proof. */
    isVerified: (verification: string): boolean => proofs.linkIn(verification) !== null,

    /** Null, and counted as a failure, unless link, status, phone and last name match. */
    async identify(purpose: LeadLinkPurpose, { token, identity, address, verification }: Visitor) {
      const given = accepted(identity, validateIdentity(identity.values))
      const isProved = await isProvedFor(purpose, token, verification)
      return failures.run({ token, ...(!isProved && { address }) }, async () => {
        const link = await leadTokens(context.db).find(token, purpose, context.now())
        const lead = link && (await leadQueries(context.db).find(link.leadId))
        if (!link || !lead || !isOpen(purpose, lead) || !isWho(lead, given)) return null
        return { lead, verification: proofs.proofOf(link.id) }
      })
    },

    read,
    write,

    /** Like `write`; the link is used up when the work returns true. */
    submit: (
      purpose: FormLinkPurpose,
      submission: Submission<ProvedBody>,
      work: (change: Change, lead: LeadRecord, linkId: number) => Promise<boolean>,
    ): Promise<boolean> =>
      write(
        purpose,
        submission,
        async (change, lead, linkId) =>
          (await work(change, lead, linkId)) && (await leadTokens(change.db).consume(linkId, context.now())),
      ),
  }
}

/** True for the lead of a call, also by the id of one that was merged into it. */
const isNamed = async (db: Context['db'], lead: LeadRecord, leadId: number): Promise<boolean> =>
  lead.id === leadId || (isId(leadId) && (await leadQueries(db).wasMerged(lead.id, leadId)))

function isWho(lead: LeadRecord, { phone, lastName }: Identity): boolean {
  return isSamePhone(lead.phone, phone) && nameKey(lead.last_name) === nameKey(lastName)
}

/** The tenant's page is open in every status, a form in its own. */
export function isOpen(purpose: LeadLinkPurpose, lead: LeadRecord): boolean {
  return purpose === 'page' || LINK_STATUSES[purpose].includes(lead.status as LeadStatus)
}
