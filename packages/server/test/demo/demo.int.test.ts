import { addDays } from '@latchkey/domain/platform/values/days'
import type { Duplicates } from '@latchkey/domain/duplicates/duplicates.contract'
import type { LeadRow, WaitingLeads } from '@latchkey/domain/leads/lead.contract'
import type { LeadHistory } from '@latchkey/domain/leads/lead-history.contract'
import type { Notification } from '@latchkey/domain/notifications/notification.contract'
import { NOTIFICATION_KIND } from '@latchkey/domain/notifications/notification-kinds'
import { CLOSED_LEAD } from '@latchkey/domain/notifications/notification.messages'
import type { LeadMail } from '@latchkey/domain/leads/mails/lead-mails.contract'
import type { DueLead } from '@latchkey/domain/privacy/retention/retention.contract'
import type { Page } from '@latchkey/domain/platform/lists/page'
import { LEAD_STATUSES } from '@latchkey/domain/leads/lead-status'
import type { Webhook } from '@latchkey/domain/webhooks/webhook.contract'
import { VIEWING_SECONDS } from '@latchkey/domain/leads/lead.limits'
import { validateLead } from '@latchkey/domain/leads/lead.suite'
import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import type { Day } from '@latchkey/domain/today/day.contract'
import type { SavedView } from '@latchkey/domain/views/view.contract'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../src/demo/demo-accounts.ts'
import { seedDemo } from '../../src/demo/seed-demo.ts'
import { buildFeatures } from '../../src/features.ts'
import { presentLead } from '../../src/leads/record/lead.present.ts'
import { serverOfFile, startTestServer } from '../_harness.ts'
import { signInAs } from '../_people.ts'
import { seedUndrawn } from './_seed-undrawn.ts'
import { tenantPagesOf } from '../tenants/_tenant-page.ts'

const server = await serverOfFile({ config: { demo: true } })
await buildFeatures(server.context).prepare()

const rows = (from = server) => from.db.selectFrom('lead').selectAll().orderBy('id').execute()
const tokens = new Map<string, string>()
const as = async (username: string) => {
  const token = tokens.get(username) ?? (await signInAs(server.app, username, DEMO_PASSWORD))
  tokens.set(username, token)
  return async <T>(url: string): Promise<T> => {
    const response = await server.app.inject({
      url: `/api${url}`,
      headers: { authorization: `Bearer ${token}` },
    })
    return response.json<T>()
  }
}

test('the webhook Accounts is off, and nobody was called', async () => {
  const webhooks = await (await as('admin@latchkey.example'))<Webhook[]>('/integrations/webhooks')
  expect(webhooks).toMatchObject([{ name: 'Accounts', state: 'off', offBecause: 'hand', waiting: 0 }])
})

describe('accounts', () => {
  test.each([
    ['admin@latchkey.example', [...PERMISSIONS]],
    [
      'agent@latchkey.example',
      [
        'enquiries-view',
        'viewings-view',
        'reservations-view',
        'properties-view',
        'viewings-update',
        'viewings-create',
      ],
    ],
    ['viewer@latchkey.example', ['enquiries-view']],
    ['nobody@latchkey.example', []],
    [
      'manager@latchkey.example',
      [
        'enquiries-view',
        'viewings-view',
        'reservations-view',
        'properties-view',
        'viewings-update',
        'viewings-create',
        'leads-assign',
        'leads-merge',
        'lists-export',
        'settings-manage',
        'reports-view',
      ],
    ],
  ])('%s', async (username, permissions) => {
    const get = await as(username)
    expect(await get<string[]>('/users/my-permissions')).toEqual(permissions.toSorted())
  })

  test('each has a name', async () => {
    expect(DEMO_ACCOUNTS).toHaveLength(5)
    const get = await as('agent@latchkey.example')
    expect(await get('/users/profile')).toMatchObject({ firstName: 'Grace', lastName: 'Patel' })
    const manager = await as('manager@latchkey.example')
    expect(await manager('/users/profile')).toMatchObject({ firstName: 'Priya', lastName: 'Shah' })
  })
})

describe('leads', () => {
  test('at least 60 enquiries, 40 viewings and 30 reservations, in all twelve statuses', async () => {
    const leads = await rows()
    const inSection = (section: number) => leads.filter((lead) => lead.section === section).length
    expect([inSection(1) >= 60, inSection(2) >= 40, inSection(3) >= 30]).toEqual([true, true, true])
    expect(new Set(leads.map(({ status }) => status)).size).toBe(LEAD_STATUSES.length)
  })

  test('each is valid by the rules for staff, and plausible', async () => {
    const pictured = await server.db.selectFrom('lead_image').select('lead_id').execute()
    const leads = await rows()
    expect(new Set(pictured.map((image) => image.lead_id)).size).toBe(leads.length)
    for (const record of leads) {
      const { id, email, phone } = record
      expect([id, validateLead(presentLead({ ...record, handler: null }, []))]).toEqual([id, {}])
      expect(email).toMatch(/^[a-z]+\.[a-z]+@example\.(com|org|net)$/)
      expect(phone.replace(/\D/g, '')).toMatch(/^(07700900|447700900|01134960)\d{3}$/)
    }
    expect(new Set(leads.map(({ email }) => email)).size).toBe(leads.length)
    // Four persons wrote twice, and the second lead of a fifth was merged into the first.
    expect(new Set(leads.map((lead) => lead.phone_key)).size).toBe(leads.length - 5)
  })

  test('three pairs of possible duplicates, one person with two homes, and one merged pair', async () => {
    const get = await as('manager@latchkey.example')
    const { models } = await get<Page<LeadRow>>('/leads/enquiries/1/100')
    const doubled = models.filter(({ duplicates }) => duplicates > 0)
    expect(doubled.map(({ duplicates }) => duplicates)).toEqual([1, 1, 1, 1, 1, 1])
    const others = await Promise.all(
      models.map(({ id }) => get<Duplicates>(`/leads/${id}/duplicates`).then((found) => found.samePerson)),
    )
    expect(others.filter((found) => found.length === 1)).toHaveLength(2)
    const merged = (await rows()).filter((lead) => lead.merged_into_id !== null)
    expect(merged).toHaveLength(1)
    const history = await get<LeadHistory>(`/leads/${merged[0]?.merged_into_id}/history`)
    expect(history[0]).toMatchObject({ action: 'lead.merge', canUndo: true })
  })

  test('half of the live ones have Alex Morgan or Grace Patel as handler, and at least 8 enquiries are unassigned', async () => {
    const live = (await rows()).filter(({ status }) => ![6, 10, 12].includes(status))
    const handled = live.filter((lead) => lead.handler_user_id !== null)
    expect(Math.abs(handled.length - live.length / 2)).toBeLessThan(live.length / 20)
    const get = await as('agent@latchkey.example')
    const mine = await get<{ total: number }>('/leads/enquiries/1/10?handler=me')
    const unassigned = await get<{ total: number }>('/leads/enquiries/1/10?handler=none')
    expect(mine.total).toBeGreaterThan(8)
    expect(unassigned.total).toBeGreaterThanOrEqual(8)
    expect(await get('/leads/handlers')).toMatchObject([
      { name: 'Alex Morgan' },
      { name: 'Grace Patel' },
      { name: 'Priya Shah' },
      { name: 'Tom Whitfield' },
    ])
  })

  test('ten enquiries wait for a first answer, from 20 minutes to three open days', async () => {
    const get = await as('agent@latchkey.example')
    const { total, due, overdue, models } = await get<WaitingLeads>('/leads/waiting')
    expect([total, due, overdue]).toEqual([10, 2, 5])
    expect(models[0]?.waiting?.minutes).toBe(1620)
    expect(models[9]?.waiting?.minutes).toBe(20)
    expect(new Set(models.map(({ handler }) => handler === null)).size).toBe(2)
  })

  test('viewings start on quarter hours from 08:00 to 18:00 around today, without overlaps of an agent', async () => {
    const dateFormatter = createDateFormatter(server.context.config.timeZone)
    const byAgent = new Map<number, number[]>()
    const now = server.clock.now / 1000
    let soon = 0
    for (const { viewing_at: at, viewing_user_id: agent, status } of await rows()) {
      if (at === null || agent === null) continue
      const start = at.getTime() / 1000
      const [hour = 0, minute = 0] = dateFormatter.formatTime(start).split(':').map(Number)
      expect(minute % 15).toBe(0)
      expect(hour * 60 + minute).toBeGreaterThanOrEqual(8 * 60)
      expect(hour * 60 + minute).toBeLessThanOrEqual(17 * 60)
      byAgent.set(agent, [...(byAgent.get(agent) ?? []), start])
      if (status === 4 && Math.abs(start - now) < 7 * 86_400) soon += 1
    }
    expect(soon).toBeGreaterThan(8)
    expect(byAgent.size).toBe(2)
    for (const starts of byAgent.values()) {
      const sorted = starts.toSorted((one, other) => one - other)
      const gaps = sorted.slice(1).map((start, nr) => start - (sorted[nr] ?? 0))
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(VIEWING_SECONDS)
    }
  })

  test('answers from status 2 on, referencing results where received, and no home promised twice', async () => {
    const leads = await rows()
    for (const lead of leads) {
      expect([lead.id, lead.employment_status !== null]).toEqual([lead.id, lead.status >= 2])
      expect([lead.id, lead.document_status !== null]).toEqual([lead.id, [10, 11, 12].includes(lead.status)])
    }
    const held = leads
      .filter(({ status }) => [7, 8, 9, 11, 12].includes(status))
      .map((lead) => lead.property_id)
    expect(new Set(held).size).toBe(held.length)
  })
})

describe('viewings', () => {
  test('reservations have three open deposits, two closed ones and right to rent checks', async () => {
    const deposits = await server.db.selectFrom('holding_deposit').selectAll().orderBy('id').execute()
    const today = new Date(server.clock.now).toISOString().slice(0, 10)
    const open = deposits.filter(({ outcome }) => outcome === null)
    expect(open).toHaveLength(3)
    expect(open.filter(({ deadline_on: on }) => on === addDays(today, 2))).toHaveLength(1)
    expect(open.filter(({ deadline_on: on }) => on < today)).toHaveLength(1)
    expect(deposits.length - open.length).toBe(2)

    const leads = await server.db.selectFrom('lead').selectAll().where('status', 'in', [11, 12]).execute()
    const checks = await server.db.selectFrom('right_to_rent_check').selectAll().execute()
    expect(checks.filter(({ expires_on: on }) => on === addDays(today, 20))).toHaveLength(1)
    const complete = leads.filter(
      ({ id, adults }) => checks.filter((check) => check.lead_id === id).length === (adults ?? 1),
    )
    const of = (status: number, all: typeof leads) => all.filter((lead) => lead.status === status).length
    expect(of(12, complete)).toBe(of(12, leads))
    expect(of(11, complete)).toBe(Math.ceil(of(11, leads) / 2))
  })

  test('those of the past have an outcome, some feedback, and no later time than now', async () => {
    const leads = await rows()
    const now = new Date(server.clock.now)
    for (const { id, status, outcome, feedback_at: at } of leads) {
      expect([id, outcome !== null]).toEqual([id, status >= 5])
      expect(at === null || at <= now).toBe(true)
    }
    const interests = new Set(leads.map((lead) => lead.feedback_interested))
    expect(interests).toEqual(new Set([null, 1, 2, 3]))
    const outcomes = await server.db.selectFrom('viewing_outcome').selectAll().execute()
    expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set([1, 2, 3, 4]))
  })

  test('the mails of a lead are listed, newest first', async () => {
    const get = await as('agent@latchkey.example')
    const { models } = await get<Page<LeadRow>>('/leads/viewings/1/100')
    const attended = models.find(({ status }) => status === 5)
    const mails = await get<LeadMail[]>(`/leads/${attended?.id}/mails`)
    expect(mails.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'feedback sent',
      'questionnaire-link sent',
    ])
  })

  test('three answered leads can choose a time on their pages', async () => {
    const answered = (await rows()).filter(({ status }) => status === 2)
    const tenants = tenantPagesOf(server)
    const pages = await Promise.all(
      answered.map(async ({ id, phone, last_name: lastName }) => {
        const page = await tenants.visit(id, { phone, lastName })
        return { ...(await page.read()), slots: await page.slots() }
      }),
    )
    const choosing = pages.filter(({ canChoose, slots }) => canChoose && slots.length > 0)
    expect(choosing.length).toBeGreaterThanOrEqual(3)
  })
})

test('six leads are due for review, untouched for 25 to 40 months (W5/1)', async () => {
  const get = await as('admin@latchkey.example')
  const { models } = await get<Page<DueLead>>('/privacy/review/1/25')
  expect(models.map(({ status }) => status)).toEqual([5, 2, 10, 6, 5, 2])
})

describe('homes', () => {
  test('8 projects with 12 to 60 units, each with a picture and a default picture', async () => {
    const projects = await server.db.selectFrom('project').selectAll().execute()
    expect(projects).toHaveLength(8)
    expect(projects.every((project) => project.media_id !== null && project.default_media_id !== null)).toBe(
      true,
    )
    const counts = await server.db
      .selectFrom('property')
      .select(({ fn }) => fn.countAll<number>().as('units'))
      .where('project_id', 'is not', null)
      .groupBy('project_id')
      .execute()
    const units = counts.map((row) => row.units)
    expect([units.length, Math.min(...units), Math.max(...units)]).toEqual([8, 12, 60])
  })

  test('14 properties without a project, each with pictures that can be fetched', async () => {
    const images = await server.db
      .selectFrom('property')
      .innerJoin('property_image', 'property_id', 'property.id')
      .innerJoin('media', 'media.id', 'media_id')
      .select(['property.id', 'position', 'location', 'byte_count'])
      .where('project_id', 'is', null)
      .execute()
    expect(new Set(images.map(({ id }) => id)).size).toBe(14)
    const first = images.filter(({ position }) => position === 0)
    expect(new Set(first.map(({ location }) => location)).size).toBe(14)
    for (const { location, byte_count: bytes } of first) {
      const response = await server.app.inject(location ?? '')
      expect([response.statusCode, response.headers['content-type'], response.rawPayload.length]).toEqual([
        200,
        'image/webp',
        bytes,
      ])
      expect(bytes).toBeLessThanOrEqual(40_960)
    }
  })
})

test('seeding sends no mail, and a second run does nothing', async () => {
  const before = await rows()
  await Promise.all([seedDemo(server.context), seedDemo(server.context)])
  expect(await rows()).toEqual(before)
  await server.settled()
  expect(server.mails()).toEqual([])
})

test('two processes that start together seed once; another installation gets the same people and homes', async () => {
  const other = await startTestServer({ config: { demo: true } })
  other.clock.advance(3 * 86_400_000)
  await Promise.all([seedUndrawn(other.context), seedUndrawn(other.context)])
  const look = (leads: Awaited<ReturnType<typeof rows>>) =>
    leads.map((lead) => [
      lead.first_name,
      lead.last_name,
      lead.phone,
      lead.property_name,
      lead.status,
      lead.notes,
    ])
  expect(look(await rows(other))).toEqual(look(await rows()))
  await other.close()
})

test('a start without the demo warns of accounts that still have its password', async () => {
  const lines: string[] = []
  // A busy machine adds warnings of its own.
  const write = (line: string) => void (line.includes('password') && lines.push(line))
  const log = pino({ level: 'warn' }, { write })
  const { context } = server
  const start = () => buildFeatures({ ...context, log, config: { ...context.config, demo: false } }).prepare()
  await start()
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/admin@latchkey\.example.*still have the password that everyone knows/)
  expect(lines[0]).not.toContain(DEMO_PASSWORD)
  const real = await startTestServer({ log })
  await buildFeatures(real.context).prepare()
  await real.close()
  expect(lines).toHaveLength(1)
})

test('the first administrator is created once, invited, and only while there is none', async () => {
  const real = await startTestServer({ config: { adminUsername: 'Boss@agency.example' } })
  const prepare = () => buildFeatures(real.context).prepare()
  await Promise.all([prepare(), prepare()])
  await prepare()
  await real.settled()
  expect(real.mails()).toHaveLength(1)
  const users = await real.db
    .selectFrom('app_user')
    .innerJoin('user_role', 'user_id', 'app_user.id')
    .selectAll()
    .execute()
  expect(users.map(({ username }) => username)).toEqual(['Boss@agency.example'])
  expect(await rows(real)).toEqual([])
  await real.close()
})

test('agent@ has three viewings today or on the next working day, and half of the homes have access notes', async () => {
  const get = await as('agent@latchkey.example')
  const today = await get<Day>('/leads/day')
  const next = createDateFormatter().toDateInput(today.nextDate ?? 0)
  const day = today.models.length > 0 ? today : await get<Day>(`/leads/day?date=${next}`)
  expect(day.models.length).toBeGreaterThanOrEqual(3)
  const homes = await server.db.selectFrom('property').select('access_notes').execute()
  const noted = homes.filter((home) => home.access_notes !== null)
  expect(Math.abs(noted.length * 2 - homes.length)).toBeLessThanOrEqual(1)
})

test('a shared view and an agent’s own one exist, and their lists have rows', async () => {
  const agent = await as('agent@latchkey.example')
  const [unassigned] = await agent<SavedView[]>('/views/enquiries')
  const [own] = await agent<SavedView[]>('/views/viewings')
  expect(unassigned).toMatchObject({ name: 'Unassigned enquiries', isShared: true, isMine: false })
  expect(own).toMatchObject({ name: 'Viewings this week', isShared: false, isMine: true, isPinned: true })
  const enquiries = await agent<Page<LeadRow>>('/leads/enquiries/1/25?handler=none')
  const viewings = await agent<Page<LeadRow>>(
    '/leads/viewings/1/25?handler=me&filter[status]=Viewing%20Scheduled&sort=dateAndTime',
  )
  expect(Math.min(enquiries.total, viewings.total)).toBeGreaterThan(0)
})

test('agent@ has six unread notifications, of four kinds, about their own leads', async () => {
  const { Assigned, QuestionnaireAnswered, ReservationRequested, ReferencingResult } = NOTIFICATION_KIND
  const get = await as('agent@latchkey.example')
  expect(await get('/notifications/unread')).toEqual({ unread: 6 })
  const { models } = await get<Page<Notification>>('/notifications/1/20')
  expect(new Set(models.map(({ kind }) => kind))).toEqual(
    new Set([Assigned, QuestionnaireAnswered, ReservationRequested, ReferencingResult]),
  )
  expect(models.map(({ text }) => text)).not.toContain(CLOSED_LEAD)
  expect(models.map(({ at }) => at)).toEqual(models.map(({ at }) => at).toSorted((one, other) => other - one))
  expect(models.at(-1)?.text).toBe('Alex Morgan assigned 4 leads to you.')
  const own = (await rows()).filter((lead) => lead.handler_user_id !== null).map(({ id }) => id)
  for (const { leadId } of models.slice(0, -1)) expect(own).toContain(leadId)
})
