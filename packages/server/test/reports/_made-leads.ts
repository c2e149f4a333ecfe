import type { ViewingOutcome } from '@latchkey/domain/leads/outcome/outcome.enums'
import { VIEWING_OUTCOMES } from '@latchkey/domain/leads/outcome/outcome.enums'
import { LEAD_STATUSES, type LeadStatus } from '@latchkey/domain/leads/lead-status'
import type { Kysely } from 'kysely'
import type { Db } from '../../src/db/schema.ts'
import { randomFrom } from '../../src/demo/random.ts'
import { insertHome, insertLead } from '../_leads.ts'
import { insertProject } from '../_homes.ts'
import { makeUser } from '../_people.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** More than the sources with a series of their own. */
const SOURCES = ['HomeFinder', 'LetSpot', 'Website', 'Walk-in', 'A', 'B', 'C', 'D', 'E', 'F', 'other', null]

export interface MadeViewing {
  readonly at: Date
  readonly agentId: number | null
  readonly outcome: ViewingOutcome
}

/** A lead as it was made, and every status that it has had, the present one last. */
export interface MadeLead {
  readonly id: number
  readonly submittedAt: Date
  readonly source: string | null
  readonly handlerId: number | null
  readonly projectId: number | null
  readonly statuses: readonly LeadStatus[]
  readonly answerMinutes: number | null
  readonly isAnswered: boolean
  readonly viewingAt: Date
  readonly viewingUserId: number | null
  readonly isDeleted: boolean
  readonly viewings: readonly MadeViewing[]
}

/** Random leads around a moment, the same for the same seed, in a database without other leads. */
export async function makeLeads(
  db: Kysely<Db>,
  seed: number,
  { now, count }: { now: number; count: number },
): Promise<MadeLead[]> {
  const random = randomFrom(seed)
  const people = await Promise.all([1, 2, 3].map(async () => (await makeUser(db, [])).userId))
  const projects = await Promise.all(['River Court', 'Mill Yard'].map((name) => insertProject(db, { name })))
  const homes = await Promise.all(
    [...projects, ...projects, null].map(async (projectId) => ({
      projectId,
      id: await insertHome(db, { project_id: projectId }),
    })),
  )
  const someone = () => random.pick([...people, null])
  const around = (before: number, after: number) =>
    new Date(now + random.whole(-before * 24 * 60, after * 24 * 60) * 60_000)
  const made: MadeLead[] = []
  for (let nr = 0; nr < count; nr += 1) {
    const home = random.chance(0.8) ? random.pick(homes) : null
    const lead = {
      submittedAt: around(120, 1),
      source: random.pick(SOURCES),
      handlerId: someone(),
      projectId: home?.projectId ?? null,
      statuses: Array.from({ length: random.whole(1, 4) }, () => random.pick(LEAD_STATUSES)),
      answerMinutes: random.chance(0.6) ? random.whole(0, 4000) : null,
      isAnswered: random.chance(0.5),
      viewingAt: around(120, 20),
      viewingUserId: someone(),
      isDeleted: random.chance(0.1),
      viewings: Array.from({ length: random.whole(0, 2) }, () => ({
        at: around(120, 0),
        agentId: someone(),
        outcome: random.pick(VIEWING_OUTCOMES),
      })),
    }
    made.push({ ...lead, id: await insert(db, lead, home?.id ?? null) })
  }
  return made
}

async function insert(
  db: Kysely<Db>,
  lead: Omit<MadeLead, 'id'>,
  propertyId: number | null,
): Promise<number> {
  const [first, ...later] = lead.statuses
  const id = await insertLead(db, {
    submitted_at: lead.submittedAt,
    source: lead.source,
    handler_user_id: lead.handlerId,
    property_id: propertyId,
    status: first ?? 1,
    first_answered_at: lead.isAnswered ? new Date(lead.submittedAt.getTime() + HOUR_MS) : null,
    first_answer_minutes: lead.answerMinutes,
    viewing_at: lead.viewingAt,
    viewing_user_id: lead.viewingUserId,
    deleted_at: lead.isDeleted ? new Date(lead.submittedAt.getTime() + DAY_MS) : null,
  })
  for (const status of later) await db.updateTable('lead').set({ status }).where('id', '=', id).execute()
  for (const { at, agentId, outcome } of lead.viewings)
    await db
      .insertInto('viewing_outcome')
      .values({ lead_id: id, viewing_at: at, agent_id: agentId, outcome, by_user_id: null, at })
      .execute()
  return id
}
