import { leadName } from '@latchkey/domain/leads/lead-names'
import { PLANNED_VIEWING_STATUSES, type LeadStatus } from '@latchkey/domain/leads/lead-status'
import type { Work } from '@latchkey/domain/users/hand-over.contract'
import type { HandOver } from '@latchkey/domain/users/hand-over.body'
import { refreshOf } from '@latchkey/domain/platform/leads-refresh'
import { isId } from '@latchkey/domain/platform/values/id'
import type { Kysely } from 'kysely'
import type { AuditEntry, Change } from '../context/context.ts'
import type { Db } from '../db/schema.ts'
import { permissionsOf } from '../db/user-permissions.ts'
import { workingKeysOf } from '../integrations/keys/working-keys.ts'
import { notifyAssigned } from '../leads/handler/handler.notice.ts'
import { leadStateOf } from '../leads/save/lead.entry.ts'
import { handlerQueries } from '../leads/handler/handler.queries.ts'
import { enqueueViewingUpdates } from '../leads/save/lead.save.ts'
import { ANY_LEAD, canOpenLead } from '../leads/record/lead.policy.ts'
import { leadQueries } from '../leads/record/lead.queries.ts'
import { viewingNotice } from '../leads/record/lead.transitions.ts'
import { rejectErrors } from '../platform/http/accepted.ts'
import type { Actor } from '../platform/http/actor.ts'
import { clashes } from '../platform/http/error.ts'
import { unixSeconds } from '../platform/values/unix-seconds.ts'
import { handOverQueries, type WorkLead } from './hand-over.queries.ts'

/** The work of a person, and which of it overlaps viewings of the recipient. */
export async function workOf(
  db: Kysely<Db>,
  { userId, toUserId, now, today }: { userId: number; toUserId: number | null; now: Date; today: string },
): Promise<Work> {
  const queries = handOverQueries(db)
  const [rows, totals, keys] = await Promise.all([
    queries.viewings({ userId, toUserId, now, isClashing: false }),
    queries.totals(userId, now),
    workingKeysOf(db, userId, { now: now.getTime(), today }),
  ])
  return {
    viewings: rows.map(presentViewing),
    viewingsTotal: totals.viewings,
    leadsTotal: totals.leads,
    keys,
  }
}

/**
 * Assigns a person's future viewings and leads to another, or unassigns the leads. Leads that the recipient may not
 * open become unassigned. The recipient gets one notification.
 * @throws AppError 422 for an impossible recipient, 409 for overlapping viewings unless `override` is set
 */
export async function handOver(
  change: Change,
  { actor, userId, now }: { actor: Actor; userId: number; now: Date },
  { toUserId, override }: HandOver,
): Promise<void> {
  const queries = handOverQueries(change.db)
  const work = await queries.lockWork(userId, now)
  const viewings = work.filter((lead) => isViewingOf(lead, userId, now))
  const permissions = await recipientPermissions(change, userId, toUserId)
  if (toUserId === null) {
    if (viewings.length > 0) rejectErrors({ [TO_USER]: ['required'] })
  } else {
    await leadQueries(change.db).lockDiary(toUserId)
    if (!override) await rejectClashes(change, { userId, toUserId, now })
  }
  const handed = work.map((lead): HandedLead => {
    const mayHave = permissions !== null && canOpenLead({ permissions }, lead.status as LeadStatus)
    return {
      lead,
      handlerId: lead.handler_user_id !== userId ? lead.handler_user_id : mayHave ? toUserId : null,
      agentId: viewings.includes(lead) ? toUserId : lead.viewing_user_id,
    }
  })
  await writeHanded(change, handed, toUserId, now)
  const theirs = handed.filter(
    (each) => isAgentNew(each) || (isHandlerNew(each) && each.handlerId === toUserId),
  )
  await notifyAssigned(change, actor, toUserId, idsOf(theirs))
  await change.audit({
    action: 'user.hand-over',
    entity: 'user',
    entityId: userId,
    changes: [
      { field: 'handler', from: userId, to: toUserId },
      ...(viewings.length > 0 ? [{ field: 'viewingUserId', from: userId, to: toUserId }] : []),
    ],
  })
  if (work.length > 0) change.push('leads-refresh', refreshOf(work.map(({ id }) => id)))
}

/** Nested fields have dotted names. */
const TO_USER = 'handOver.toUserId'

/** Null without a recipient. */
async function recipientPermissions(change: Change, userId: number, toUserId: number | null) {
  if (toUserId === null) return null
  const held = isId(toUserId) && toUserId !== userId ? await permissionsOf(change.db, toUserId) : undefined
  if (held === undefined || !ANY_LEAD.some((permission) => held.includes(permission)))
    rejectErrors({ [TO_USER]: ['enumerable'] })
  return new Set(held)
}

async function rejectClashes(
  change: Change,
  { userId, toUserId, now }: { userId: number; toUserId: number; now: Date },
): Promise<void> {
  const rows = await handOverQueries(change.db).viewings({ userId, toUserId, now, isClashing: true })
  const clashing = rows
    .map(presentViewing)
    .flatMap(({ propertyName: _home, clash, ...viewing }) => (clash === null ? [] : [{ ...viewing, clash }]))
  if (clashing.length > 0) throw clashes(clashing)
}

const isViewingOf = (lead: WorkLead, userId: number, now: Date): boolean =>
  lead.viewing_user_id === userId &&
  lead.viewing_at !== null &&
  lead.viewing_at >= now &&
  PLANNED_VIEWING_STATUSES.includes(lead.status as LeadStatus)

/** A lead with its new handler and agent. */
interface HandedLead {
  readonly lead: WorkLead
  readonly handlerId: number | null
  readonly agentId: number | null
}

const isHandlerNew = ({ lead, handlerId }: HandedLead): boolean => handlerId !== lead.handler_user_id
const isAgentNew = ({ lead, agentId }: HandedLead): boolean => agentId !== lead.viewing_user_id
const idsOf = (leads: readonly HandedLead[]): number[] => leads.map(({ lead }) => lead.id)

/** One statement per kind of write: there may be thousands of leads, and other changes of people wait. */
async function writeHanded(
  change: Change,
  handed: readonly HandedLead[],
  toUserId: number | null,
  now: Date,
): Promise<void> {
  const queries = handOverQueries(change.db)
  const handlers = handlerQueries(change.db)
  for (const handlerId of new Set([toUserId, null])) {
    const given = handed.filter((each) => isHandlerNew(each) && each.handlerId === handlerId)
    await handlers.assign(idsOf(given), handlerId, now)
  }
  const viewings = handed.filter(isAgentNew)
  if (toUserId !== null) await queries.assignViewings(idsOf(viewings), toUserId)
  const confirmed = viewings.filter(({ lead, agentId }) => {
    const before = leadStateOf(lead)
    return viewingNotice(before, { ...before, viewingUserId: agentId }) === 'updated'
  })
  await queries.confirmAgain(idsOf(confirmed), now)
  await enqueueViewingUpdates(
    change,
    confirmed.map(({ lead }) => lead),
  )
  await change.auditAll(handed.map(auditEntryOf))
}

function auditEntryOf(handed: HandedLead): AuditEntry {
  const { lead, handlerId, agentId } = handed
  return {
    action: 'lead.handed-over',
    entity: 'lead',
    entityId: lead.id,
    changes: [
      ...(isHandlerNew(handed) ? [{ field: 'handler', from: lead.handler_user_id, to: handlerId }] : []),
      ...(isAgentNew(handed) ? [{ field: 'viewingUserId', from: lead.viewing_user_id, to: agentId }] : []),
    ],
  }
}

type ViewingRow = Awaited<ReturnType<ReturnType<typeof handOverQueries>['viewings']>>[number]

function presentViewing(row: ViewingRow): Work['viewings'][number] {
  const { id, first_name: firstName, last_name: lastName, viewing_at: at } = row
  if (at === null) throw new Error('A viewing has a time.')
  return {
    id,
    name: leadName({ firstName, lastName }),
    viewingDate: unixSeconds(at),
    propertyName: row.property_name,
    clash:
      row.clash_id === null || row.clash_at === null
        ? null
        : {
            id: row.clash_id,
            name: leadName({ firstName: row.clash_first_name ?? '', lastName: row.clash_last_name ?? '' }),
            viewingDate: unixSeconds(row.clash_at),
          },
  }
}
