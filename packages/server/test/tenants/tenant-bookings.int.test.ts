import { VIEWING_SECONDS } from '@latchkey/domain/leads/lead.limits'
import type { Slot } from '@latchkey/domain/tenants/page/page.contract'
import { expect, test } from 'vitest'
import { serverOfFile } from '../_harness.ts'
import { insertHome } from '../_leads.ts'
import { administrator } from '../_staff.ts'
import { tenantPagesOf } from './_tenant-page.ts'

const server = await serverOfFile()
const staff = await administrator(server)

const pages = () => tenantPagesOf(server)

const startsOf = async (column: 'viewing_user_id' | 'property_id', id: number): Promise<number[]> => {
  const rows = await server.db
    .selectFrom('lead')
    .select('viewing_at')
    .where(column, '=', id)
    .where('status', '=', 4)
    .orderBy('viewing_at')
    .execute()
  return rows.map(({ viewing_at: at }) => (at?.getTime() ?? 0) / 1000)
}

const overlaps = (starts: readonly number[]): number =>
  starts.filter((start, place) => start - (starts[place - 1] ?? 0) < VIEWING_SECONDS).length

const sorted = (answers: readonly { statusCode: number }[]): number[] =>
  answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)

/** One start for each hour, so that all of them can be booked. */
const everyHour = (slots: readonly Slot[]): number[] =>
  slots.reduce<number[]>(
    (hours, { start }) => (start - (hours.at(-1) ?? 0) < VIEWING_SECONDS ? hours : [...hours, start]),
    [],
  )

test('60 bookings of one agent at once give exactly the free hours', async () => {
  const handler_user_id = await pages().agent()
  const ids = await Promise.all(Array.from({ length: 60 }, () => pages().lead({ handler_user_id })))
  const visits = []
  for (const id of ids) visits.push(await pages().visit(id))
  const hours = everyHour((await visits[0]?.slots()) ?? [])
  const wanted = hours.slice(0, 20)
  // Tenants who want the same hour follow each other, because few bookings run at once.
  const answers = await Promise.all(visits.map(({ book }, place) => book(wanted[Math.floor(place / 3)])))
  expect(answers.filter(({ body }) => body === 'true')).toHaveLength(20)
  const refused = answers.filter(({ statusCode }) => statusCode === 409)
  expect(refused).toHaveLength(40)
  for (const answer of refused) {
    const { error, slots } = answer.json<{ error: string; slots: readonly Slot[] }>()
    expect([error, slots.length]).toEqual(['slot-taken', 5])
  }
  expect(await startsOf('viewing_user_id', handler_user_id)).toEqual(wanted)
})

test('overlapping times of one home are booked once, whoever shows it', async () => {
  const property_id = await insertHome(server.db, { availability: 6 })
  const visits = []
  for (let tenant = 0; tenant < 12; tenant += 1) {
    const handler_user_id = await pages().agent()
    visits.push(await pages().visit(await pages().lead({ handler_user_id, property_id })))
  }
  const first = (await visits[0]?.slots())?.[0]?.start ?? 0
  const answers = await Promise.all(visits.map(({ book }, place) => book(first + (place % 4) * 900)))
  expect(answers.filter(({ body }) => body === 'true')).toHaveLength(1)
  expect(await startsOf('property_id', property_id)).toHaveLength(1)
})

test('a tenant and an agent who take the same hour at once: one of them gets it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const agent = await pages().agent()
    const tenant = await pages().visit(await pages().lead({ handler_user_id: agent }))
    const start = (await tenant.slots())[round]?.start ?? 0
    const pending = await pages().lead({ status: 3 })
    const [booked, confirmed] = await Promise.all([
      tenant.book(start),
      staff.post(`/leads/${pending}/confirm-viewing`, { viewingDate: start, viewingUserId: agent }),
    ])
    expect(sorted([booked, confirmed])).toEqual([200, 409])
    expect(overlaps(await startsOf('viewing_user_id', agent))).toBe(0)
  }
})

test('one page in two windows books once', async () => {
  const visit = await pages().visit(await pages().lead({ handler_user_id: await pages().agent() }))
  const slots = await visit.slots()
  const answers = await Promise.all([visit.book(slots[0]?.start), visit.book(slots[8]?.start)])
  expect(sorted(answers)).toEqual([200, 409])
})
