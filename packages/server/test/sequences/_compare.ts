import type { CalendarLead } from '@latchkey/domain/calendar/viewing.contract'
import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import { SECTION_STATUSES } from '@latchkey/domain/leads/lead-status'
import type { Page } from '@latchkey/domain/platform/lists/page'
import { expect } from 'vitest'
import { unixSecondsOrNull } from '../../src/platform/values/unix-seconds.ts'
import type { Model, Office } from './_office.ts'

const ascending = (one: number, other: number) => one - other

/** The answer of a call, and the office after it, must be as in the model. */
export async function compare(
  { server, ask, idOf }: Office,
  model: Model,
  answer?: readonly [got: string, expected: string],
): Promise<void> {
  const { db } = server
  expect(answer?.[0]).toBe(answer?.[1])
  const ids = model.leads.map(({ id }) => id)
  const rows = await db
    .selectFrom('lead')
    .selectAll()
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .execute()
  expect(
    rows.map((row) => ({
      id: row.id,
      status: row.status,
      version: row.version,
      email: row.email,
      notes: row.notes,
      handler: row.handler_user_id,
      viewingBy: row.viewing_user_id,
      outcome: row.outcome,
      into: row.merged_into_id,
      isGone: row.deleted_at !== null,
      viewingAt: unixSecondsOrNull(row.viewing_at),
      isConfirmed: row.viewing_confirmed_at !== null,
    })),
  ).toEqual(
    model.leads.map((lead) => ({
      id: lead.id,
      status: lead.status,
      version: lead.version,
      email: lead.email,
      notes: lead.notes,
      handler: idOf(lead.handler),
      viewingBy: idOf(lead.viewingBy),
      outcome: lead.outcome,
      into: lead.mergedInto?.id ?? null,
      isGone: model.isGone(lead),
      viewingAt: lead.viewingAt,
      isConfirmed: lead.isConfirmed,
    })),
  )

  const lines = await db
    .selectFrom('audit')
    .select(['id', 'action', 'entity', 'entity_id'])
    .where('id', '>', model.audited)
    .where('entity', 'in', ['lead', 'property'])
    .where('action', '!=', 'lead.open')
    .orderBy('id')
    .execute()
  model.audited = lines.at(-1)?.id ?? model.audited
  const placeOf = (entity: string, id: number | null) =>
    entity === 'property' ? model.homes.findIndex((home) => home.id === id) : ids.indexOf(id ?? 0)
  expect(lines.map(({ action, entity, entity_id: id }) => `${action} ${placeOf(entity, id)}`)).toEqual(
    model.lines,
  )
  model.lines.length = 0

  const links = await db
    .selectFrom('lead_token')
    .selectAll()
    .where('lead_id', 'in', [0, ...ids])
    .orderBy('id')
    .execute()
  expect(
    links.map((link) => [
      link.lead_id,
      link.purpose,
      link.consumed_at === null && link.cancelled_at === null,
    ]),
  ).toEqual(model.links.map(({ of, purpose, isLive }) => [of.id, purpose, isLive]))
  for (const [place, link] of links.entries()) Object.assign(model.links[place] ?? {}, { id: link.id })
  const merges = await db
    .selectFrom('lead_merge')
    .select('id')
    .where('kept_id', 'in', [0, ...ids])
    .orderBy('id')
    .execute()
  for (const [place, merge] of merges.entries()) Object.assign(model.merges[place] ?? {}, { id: merge.id })

  const there = model.leads.filter((lead) => !model.isGone(lead))
  for (const [list, section] of [
    ['enquiries', 'Enquiry'],
    ['viewings', 'Viewing'],
    ['reservations', 'Reservation'],
  ] as const) {
    const page = (await ask('manager', `/leads/${list}/1/100`)).json<Page<LeadRow>>()
    const listed = there
      .filter(({ status }) => SECTION_STATUSES[section].includes(status))
      .map(({ id }) => id)
    expect([list, page.total, page.models.map(({ id }) => id).toSorted(ascending)]).toEqual([
      list,
      listed.length,
      listed.toSorted(ascending),
    ])
  }
  const calendar = (await ask('manager', '/leads/all')).json<CalendarLead[]>()
  expect(Object.fromEntries(calendar.map(({ id, viewingDate }) => [id, viewingDate]))).toEqual(
    Object.fromEntries(
      there.filter(({ viewingAt }) => viewingAt !== null).map(({ id, viewingAt }) => [id, viewingAt]),
    ),
  )
}
