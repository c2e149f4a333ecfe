import type { NewLeadBody } from '@latchkey/domain/leads/lead.body'
import type { Lead } from '@latchkey/domain/leads/lead.contract'
import { HOW_HEARD_LABELS } from '@latchkey/domain/leads/questionnaire/answer.enums'
import { isLeadStatus, LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import { IMPLIED_RESPONSE } from '@latchkey/domain/leads/waiting/waiting.messages'
import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { isId } from '@latchkey/domain/platform/values/id'
import type { Static } from 'typebox'
import type { Change } from '../../context/context.ts'
import { lockPerson } from '../../db/people-lock.ts'
import { isKey, type Caller } from '../../platform/http/actor.ts'
import { forbidden } from '../../platform/http/error.ts'
import { notifyAssigned } from '../handler/handler.notice.ts'
import { handledBy, handlerQueries } from '../handler/handler.queries.ts'
import { homeQueries, type StockHome } from '../record/home.queries.ts'
import { leadColumns } from '../record/lead.columns.ts'
import { readHold } from '../record/lead.guards.ts'
import { leadQueries } from '../record/lead.queries.ts'
import { responseColumns } from '../record/lead.waiting.ts'
import { enterWithReason } from '../record/reason.record.ts'
import { completeWithChecks } from '../right-to-rent/right-to-rent.guard.ts'
import { enterLead } from './lead.entry.ts'
import { acceptedDraft } from './lead.save.ts'

/** An enquiry that a source sent and a person completed. */
export interface CompletedEnquiry {
  readonly source: string
  readonly submittedAt: Date
  /** The home that its ref names. */
  readonly home: StockHome | undefined
}

/**
 * Creates a lead that staff typed in or a program sent, whose lead is nobody's and waits (rule I1.4), as is one that a
 * source sent and staff completed. `today` gives the day in business time.
 * @throws AppError 403 for a handler or a home that the caller may not choose, 422 with all failing fields
 */
export async function createLead(
  change: Change,
  actor: Caller,
  body: Static<typeof NewLeadBody>,
  { now, today, enquiry }: { now: Date; today: () => string; enquiry?: CompletedEnquiry },
): Promise<Lead> {
  const { values } = body
  const handlerId = enquiry ? null : (values.handlerUserId ?? actor.userId)
  const isForAnother = enquiry === undefined && handlerId !== actor.userId
  const mayChoose =
    (!isForAnother || actor.permissions.has('leads-assign')) &&
    // The values of a home in stock are read only with permission (rule J1).
    (values.propertyId === null || actor.permissions.has('properties-view'))
  if (!mayChoose) throw forbidden()

  const agent = await lockPerson(change.db, values.viewingUserId)
  if (isForAnother) await lockPerson(change.db, handlerId)
  const chosen = await chosenHome(change, values.propertyId)
  const heard = values.whereDidYouHearAboutProperty
  const { status } = values
  // A status that is none is an error of its own.
  const canHandle =
    !isForAnother ||
    !isLeadStatus(status) ||
    (handlerId !== null && isId(handlerId) && (await handlerQueries(change.db).canHandle(handlerId, status)))
  const draft = acceptedDraft(body, null, agent, {
    otherErrors: {
      ...enumerableUnless(!isKey(actor) || status === LEAD_STATUS.AwaitingFeedback, 'status'),
      ...enumerableUnless(canHandle, 'handlerUserId'),
      ...enumerableUnless(values.propertyId === null || chosen !== undefined, 'propertyId'),
      ...enumerableUnless(heard === null || heard in HOW_HEARD_LABELS, 'whereDidYouHearAboutProperty'),
    },
  })

  const columns = {
    ...leadColumns(draft),
    ...originColumns(actor, { handlerId, now, enquiry }),
    where_heard: heard,
  }
  const lead = await enterLead(change, columns, {
    now,
    override: draft.override,
    home: chosen ?? named(enquiry?.home, draft.property.name),
    mailsQuestionnaire: values.sendQuestionnaire,
    ...(enquiry && { submittedAt: enquiry.submittedAt, completedBy: actor.userId ?? undefined }),
  })
  if (lead === null) throw new Error('A lead without an external id cannot be known already.')
  const given = draft.statusReason ?? null
  await enterWithReason(change, lead.id, lead.status, { given, userId: actor.userId, at: now })
  if (lead.status === LEAD_STATUS.ReservationComplete) {
    const override = draft.rightToRentOverride ?? ''
    await completeWithChecks(change, actor, lead.id, { override, today: today() })
  }
  if (isForAnother && !isKey(actor)) await notifyAssigned(change, actor, handlerId, [lead.id])
  const queries = leadQueries(change.db)
  return {
    ...lead,
    ...(await queries.agent(lead.viewingUserId)),
    handlerMayOpen: true,
    duplicates: await queries.duplicates(lead.id),
    homeHold: await readHold(change.db, actor, lead.id),
  }
}

/** A lead of a program or a source is nobody's and waits; one that was typed in is answered. */
function originColumns(
  actor: Caller,
  { handlerId, now, enquiry }: { handlerId: number | null; now: Date; enquiry: CompletedEnquiry | undefined },
) {
  if (enquiry) return { source: enquiry.source }
  if (isKey(actor)) return { source: actor.name }
  return {
    ...handledBy(handlerId, now),
    ...responseColumns({ how: IMPLIED_RESPONSE.typedIn, by: actor.userId, at: now, minutes: null }),
  }
}

/** The home of an enquiry, unless it was given another name. */
const named = (home: StockHome | undefined, name: string): StockHome | undefined =>
  home?.name === name ? home : undefined

const enumerableUnless = (isValid: boolean, field: string): ErrorsByField =>
  isValid ? {} : { [field]: ['enumerable'] }

async function chosenHome({ db }: Change, id: number | null): Promise<StockHome | undefined> {
  return id !== null && isId(id) ? homeQueries(db).find(id) : undefined
}
