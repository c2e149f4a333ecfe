import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import type { Lead } from '@latchkey/domain/leads/lead.contract'
import type { AnonymiseReport } from '@latchkey/domain/privacy/retention/retention.contract'
import { beforeEach, expect, test } from 'vitest'
import { randomFrom, type Random } from '../../src/demo/random.ts'
import { caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { leadBody, leadRow } from '../_leads.ts'
import { mergesOf } from '../duplicates/_pairs.ts'
import { tenantPagesOf } from '../tenants/_tenant-page.ts'
import { filesWith, tablesWith } from './_retention.ts'

const DAY_MS = 86_400_000
const ACTS = 30

/** One at random in each run; its name says which. */
const SEEDS = [1, 619_923_996, Math.trunc(Math.random() * 1e9)]

/** Of all, so that any two can be merged. */
const PHONE = '07700 900123'

const server = await serverOfFile()
const staff = await caller(server, ...PERMISSIONS)
const merges = mergesOf(server)
const pages = tenantPagesOf(server)
await staff.post('/users/calendar-feed')
beforeEach(() => server.clock.reset())

const create = async (texts: object) =>
  (await staff.post('/leads', leadBody({ phone: PHONE, ...texts }))).json<{ id: number }>().id

/** Two leads of a person whose every text has the mark, and three of others. */
async function people(mark: string, random: Random) {
  const lastName = `O"${mark}\\Zo\u00eb ${mark}`
  const theirs = {
    firstName: `Ivy ${mark}`,
    lastName,
    addressLine1: `1 ${mark} Street`,
    city: `${mark} City`,
    notes: `Rang about ${mark}.`,
  }
  const persons = [
    await create({ ...theirs, email: `${mark}@x.uk` }),
    await create({ ...theirs, email: `${mark}.2@x.uk`, notes: `Wrote about ${mark}.` }),
  ]
  const others = []
  for (const name of ['Ann', 'Bo', 'Cy'])
    others.push(await create({ firstName: name, email: `${name}@x.uk`, notes: `${name} rang.` }))
  await server.db
    .updateTable('lead')
    .set({ qualifying_notes: `Quiet ${mark}`, pets: `A cat, ${mark}` })
    .where('id', 'in', persons)
    .execute()
  return { persons, all: [...persons, ...others], lastName, random }
}

type World = Awaited<ReturnType<typeof people>>

const take = (random: Random, ...choices: string[]) => random.pick(['mine', 'other', ...choices])

/** Each may be refused, but may not fail. */
const acts: Readonly<Record<string, (world: World) => Promise<unknown>>> = {
  async merge({ all, random }) {
    const [kept, other] = [random.pick(all), random.pick(all)]
    if (kept === other) return null
    return merges.merge(staff, kept, other, {
      firstName: take(random),
      lastName: take(random),
      email: take(random),
      address: take(random),
      notes: take(random, 'both'),
      home: take(random),
      answers: take(random),
    })
  },
  async undoMerge({ random }) {
    const live = await server.db
      .selectFrom('lead_merge')
      .select(['id', 'kept_id'])
      .where('undone_at', 'is', null)
      .orderBy('id')
      .execute()
    if (live.length === 0) return null
    const { id: mergeId, kept_id: keptId } = random.pick(live)
    return staff.post(`/leads/${keptId}/unmerge`, { mergeId })
  },
  async edit({ all, random }) {
    const id = random.pick(all)
    const lead = (await staff.get(`/leads/${id}`)).json<Lead>()
    const change = random.pick([
      { city: 'Leeds' },
      { notes: `${lead.notes} Rang again.` },
      { postcode: `LS${random.whole(1, 9)} 1AA` },
    ])
    return staff.post(`/leads/${id}`, { ...lead, ...change })
  },
  async notDuplicate({ all, persons, random }) {
    const [id, otherId] = [random.pick(persons), random.pick(all)]
    const words = (await leadRow(server.db, id)).notes
    return staff.post(`/leads/${id}/not-duplicate`, { otherId, reason: 3, words })
  },
  undoNotDuplicate: ({ all, persons, random }) =>
    staff.post(`/leads/${random.pick(persons)}/not-duplicate/undo`, { otherId: random.pick(all) }),
  export: ({ lastName, random }) =>
    staff.post('/export/enquiries', {
      format: 'csv',
      filters: { name: random.pick([lastName, lastName.normalize('NFD'), lastName.toUpperCase()]) },
    }),
  saveView: ({ lastName, random }) =>
    staff.post('/views/enquiries', {
      name: `View ${random.whole(1, 1e9)}`,
      query: { filters: { name: lastName }, sort: null, limit: 25 },
    }),
  mailLink: ({ all, random }) => staff.post(`/leads/${random.pick(all)}/send-questionnaire`),
  async mailOther({ all, random }) {
    const leadId = random.pick(all)
    await server.context.change(null, (change) => change.enqueue('mail.feedback', { leadId }))
  },
  mailsSent: () => server.settled(),
  async book({ all, random }) {
    const id = random.pick(all)
    await server.db
      .updateTable('lead')
      .set({ status: 2, handler_user_id: staff.userId })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .execute()
    const { last_name: lastName } = await leadRow(server.db, id)
    const visit = await pages.visit(id, { phone: PHONE, lastName })
    if (visit.verification === undefined) return null
    const [slot] = await visit.slots()
    return slot && visit.book(slot.start)
  },
  remove: ({ all, random }) => staff.post(`/leads/${random.pick(all)}/delete`),
  restore: ({ all, random }) => staff.post(`/leads/${random.pick(all)}/restore`),
  open: ({ all, random }) => staff.get(`/leads/${random.pick(all)}`),
  assign: ({ all, random }) =>
    staff.post(`/leads/${random.pick(all)}/handler`, { userId: staff.userId, from: null }),
}

/** The lead that stands for a lead since it was merged. */
async function headOf(id: number): Promise<number> {
  const { merged_into_id: keptId } = await leadRow(server.db, id)
  return keptId === null ? id : headOf(keptId)
}

test.each(SEEDS)('nothing is left of a person after %i random acts (seed)', async (seed) => {
  const random = randomFrom(seed)
  const mark = `qz${seed.toString(36)}vx`
  const world = await people(mark, random)
  const done: string[] = []
  for (let count = 0; count < ACTS; count += 1) {
    const name = random.pick(Object.keys(acts))
    const response = await acts[name]?.(world)
    const status = (response as { statusCode?: number } | null | undefined)?.statusCode ?? 0
    expect([name, status < 500]).toEqual([name, true])
    done.push(`${name} ${status}`)
  }
  await server.settled()
  expect(Object.keys(await tablesWith(server, mark))).not.toEqual([])

  // All viewings are over.
  server.clock.advance(60 * DAY_MS)
  const officer = await caller(server, 'privacy-manage')
  const ids = [...new Set(await Promise.all(world.persons.map(headOf)))]
  const report = await officer.post('/privacy/anonymise', { ids, confirm: 'ANONYMISE' })
  expect(report.json<AnonymiseReport>()).toEqual({ done: ids, failed: [] })
  expect([done, await tablesWith(server, mark), filesWith(server, mark)]).toEqual([done, {}, []])
})
