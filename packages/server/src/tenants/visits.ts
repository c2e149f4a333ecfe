import type { IdentityQuery } from '@latchkey/domain/tenants/identity.body'
import type { ReservationBody } from '@latchkey/domain/tenants/reservation/reservation.body'
import { LINK_STATUSES, type LeadStatus } from '@latchkey/domain/leads/lead.status'
import {
  isSameLastName,
  isSamePhone,
  type Identity,
  validateIdentity,
} from '@latchkey/domain/tenants/identity.suite'
import { isId } from '@latchkey/domain/platform/values/id'
import type { Static } from 'typebox'
import type { Change, Context } from '../context/context.ts'
import { lockPerson } from '../db/people-lock.ts'
import type { LeadRecord } from '../leads/record/lead.present.ts'
import { leadQueries } from '../leads/record/lead.queries.ts'
import { leadTokens, type FormLinkPurpose, type LeadLinkPurpose } from '../links/lead-tokens.ts'
import { accepted } from '../platform/http/accepted.ts'
import { forbidden } from '../platform/http/error.ts'
import { failuresOn } from './failures.ts'
import { tenantProofs } from './tenant-proofs.ts'

/** A try of the identity step. */
export interface Visitor {
  token: string
  identity: Static<typeof IdentityQuery>
  address: string
}

/** A call with a proof of identity. */
export interface Submission<Body> {
  leadId: number
  body: Body
  address: string
}

type ProvedBody = Static<typeof ReservationBody>

export type Visits = ReturnType<typeof visitsOn>

/** The identity step of tenants, and the calls that it allows. */
export function visitsOn(context: Context) {
  const failures = failuresOn(context)
  const proofs = tenantProofs(context)

  /**
   * The link of a proof; a proof that is not valid counts as a failure.
   * @throws AppError 403, 429
   */
  async function provedLink({ body, address }: Submission<ProvedBody>): Promise<number> {
    const linkId = proofs.linkIn(body.values.verification)
    if (linkId === null) {
      await failures.take({ address })
      throw forbidden()
    }
    await failures.check(address)
    return linkId
  }

  /**
   * Reads with the lead of a call, without a lock.
   * @throws AppError 403 without a proof for this lead, whether or not the lead exists
   */
  async function look<Result>(
    purpose: LeadLinkPurpose,
    submission: Submission<ProvedBody>,
    work: (lead: LeadRecord) => Promise<Result>,
  ): Promise<Result> {
    const { db } = context
    const linkId = await provedLink(submission)
    const link = await leadTokens(db).findById(linkId, purpose, context.now())
    const lead = link && (await leadQueries(db).find(link.leadId))
    if (!lead || !(await isNamed(db, lead, submission.leadId))) throw forbidden()
    return work(lead)
  }

  /**
   * Locks the lead of a call, and before it the person that `agentOf` names. If the lead was merged meanwhile, it is
   * the kept one.
   * @throws AppError 403 without a proof for this lead, whether or not the lead exists
   */
  async function act<Result>(
    purpose: LeadLinkPurpose,
    submission: Submission<ProvedBody>,
    work: (change: Change, lead: LeadRecord, linkId: number) => Promise<Result>,
    agentOf: (lead: LeadRecord) => number | null = () => null,
  ): Promise<Result> {
    const { leadId, address } = submission
    const linkId = await provedLink(submission)
    return context.change({ userId: null, address }, async (change) => {
      const lead = await lockOpened(change, linkId, purpose, agentOf)
      if (!(await isNamed(change.db, lead, leadId))) throw forbidden()
      return work(change, lead, linkId)
    })
  }

  /**
   * Locked until the transaction ends.
   * @throws AppError 403 for a link that is no longer valid
   */
  async function lockOpened(
    change: Change,
    linkId: number,
    purpose: LeadLinkPurpose,
    agentOf: (lead: LeadRecord) => number | null,
  ): Promise<LeadRecord> {
    const find = () => leadTokens(change.db).findById(linkId, purpose, context.now())
    const link = await find()
    if (!link) throw forbidden()
    const before = await leadQueries(change.db).find(link.leadId)
    const agentId = before ? agentOf(before) : null
    await lockPerson(change.db, agentId)
    const lead = await leadQueries(change.db).lock(link.leadId)
    const now = await find()
    if (lead && now?.leadId === lead.id && agentOf(lead) === agentId) return lead
    // Merged, unmerged or assigned while this waited for the lock.
    return lockOpened(change, linkId, purpose, agentOf)
  }

  return {
    /** @throws AppError 429 for an address with too many failures */
    admit: (address: string): Promise<void> => failures.check(address),

    /** True for a valid proof. */
    isVerified: (verification: string | string[] | undefined): boolean =>
      typeof verification === 'string' && proofs.linkIn(verification) !== null,

    /** Null, and counted as a failure, unless link, status, phone and last name match. */
    async identify(purpose: LeadLinkPurpose, { token, identity, address }: Visitor) {
      const given = accepted(identity, validateIdentity(identity.values))
      await failures.take({ address, token })
      const link = await leadTokens(context.db).find(token, purpose, context.now())
      const lead = link && (await leadQueries(context.db).find(link.leadId))
      if (!link || !lead || !isOpen(purpose, lead) || !isWho(lead, given)) return null
      await failures.forgive({ address, token })
      return { lead, verification: proofs.proofOf(link.id) }
    },

    look,
    act,

    /** Like `act`; the link is used up when the work returns true. */
    submit: (
      purpose: FormLinkPurpose,
      submission: Submission<ProvedBody>,
      work: (change: Change, lead: LeadRecord, linkId: number) => Promise<boolean>,
    ): Promise<boolean> =>
      act(
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
  return isSamePhone(lead.phone, phone) && isSameLastName(lead.last_name, lastName)
}

/** The tenant's page is open in every status, a form in its own. */
export function isOpen(purpose: LeadLinkPurpose, lead: LeadRecord): boolean {
  return purpose === 'page' || LINK_STATUSES[purpose].includes(lead.status as LeadStatus)
}
