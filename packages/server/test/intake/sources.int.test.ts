import type { IntakeReceived } from '@latchkey/domain/integrations/sources/source.contract'
import type { LeadHistory } from '@latchkey/domain/leads/lead-history.contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { eraseReceivedBodies } from '../../src/intake/received/erase-bodies.ts'
import { justNow } from '../_clock.ts'
import { serverOfFile } from '../_harness.ts'
import { program } from '../_keys.ts'
import { insertHome, leadRow } from '../_leads.ts'
import { heldOn } from '../privacy/_download.ts'
import { receivedBy, sourceOf, zooplaLead } from '../_sources.ts'
import { administrator } from '../_staff.ts'

const server = await serverOfFile()
const admin = await administrator(server)
beforeEach(async () => {
  await server.db.deleteFrom('attempt').execute()
  server.pushed.length = 0
})

const zoopla = await sourceOf(server, admin, { format: 'zoopla', name: 'Zoopla' })
const own = await sourceOf(server, admin, { format: 'latchkey', name: 'Own website' })
const home = await insertHome(server.db, { name: 'Harbour View 12', city: 'Bristol' })
const person = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', phone: '07700 900123' }

const leadsOf = (source: string) =>
  server.db.selectFrom('lead').selectAll().where('source', '=', source).orderBy('id').execute()

describe('what becomes a lead', () => {
  test("I5/1: Zoopla's example with a ref is a lead on that home, once", async () => {
    const lead = zooplaLead({ ref: String(home) })
    const [first, second] = await Promise.all([zoopla.taken(lead), zoopla.taken(lead)])
    expect([first.outcome, second.outcome].toSorted()).toEqual(['created', 'known'])
    expect(first.id).toBe(second.id)
    expect(await zoopla.taken(lead)).toEqual({ received: first.received, outcome: 'known', id: first.id })
    const [row, ...others] = await leadsOf('Zoopla')
    expect(others).toEqual([])
    expect(row).toMatchObject({
      id: first.id,
      source: 'Zoopla',
      first_name: 'Joe',
      phone: '00000 000000',
      property_id: home,
      property_name: 'Harbour View 12',
      handler_user_id: null,
      first_answered_at: null,
      submitted_at: justNow(server),
      notes:
        "Hello\n\nWe're very interested in viewing this property\nEnquiry type: sales\nWould like to view: 18/04/2021 13:00 to 18:00",
    })
    const [line] = await receivedBy(admin, '?outcome=created')
    expect(line).toMatchObject({ source: { name: 'Zoopla' }, times: 3, name: 'Joe Bloggs', leadStatus: 1 })
    const history = (await admin.get(`/leads/${first.id}/history`)).json<LeadHistory>()
    expect(history.map(({ action, actor, user }) => ({ action, actor, user }))).toContainEqual({
      action: 'lead.create',
      actor: 'Source Zoopla',
      user: null,
    })
    expect(server.pushed.map(({ event }) => event)).toContain('leads-refresh')
  })

  test('I5/3: an unknown field, value or empty text makes no difference', async () => {
    const plain = await zoopla.taken(zooplaLead({ id: 'plain', enquiryType: undefined }))
    const odd = await zoopla.taken(
      zooplaLead({
        id: 'odd',
        enquiryType: 'ENQUIRY_TYPE_SWAP',
        mood: 'glad',
        contact: { title: '', preferences: { method: 'CONTACT_METHOD_OWL' } },
        viewingTimes: [
          { earliest: '2021-04-18T12:00:00Z', latest: '2021-04-18T17:00:00Z' },
          { earliest: '' },
          'soon',
        ],
      }),
    )
    const [one, other] = [await leadRow(server.db, plain.id ?? 0), await leadRow(server.db, odd.id ?? 0)]
    const facts = ({ notes, first_name: name, phone, property_id: homeId }: typeof one) => ({
      notes,
      name,
      phone,
      homeId,
    })
    expect(facts(other)).toEqual(facts(one))
    expect(one.notes).not.toContain('Enquiry type')
  })

  test('an unknown ref stays in the notes, with the address that Zoopla gives', async () => {
    const { id = 0 } = await zoopla.taken(zooplaLead({ id: 'no-home', message: 'Hi', viewingTimes: [] }))
    expect(await leadRow(server.db, id)).toMatchObject({
      property_id: null,
      notes: 'Hi\nEnquiry type: sales\nRef 000000\n1 Wadham Gardens, LONDON, PO5T C0D3',
    })
  })

  test('the time that it says counts, unless that cannot be true', async () => {
    const now = Math.floor(server.clock.now / 1000)
    const submitted = async (submittedAt: unknown) => {
      const { id = 0 } = await own.taken({ ...person, submittedAt, notes: `At ${String(submittedAt)}` })
      return Math.floor((await leadRow(server.db, id)).submitted_at.getTime() / 1000)
    }
    expect(await submitted(now - 3600)).toBe(now - 3600)
    expect(await submitted(new Date((now - 7200) * 1000).toISOString())).toBe(now - 7200)
    for (const odd of [now + 3600, now - 31 * 86_400, 'yesterday', {}])
      expect(await submitted(odd)).toBeGreaterThanOrEqual(now)
  })

  test('a home by its ref, also as portals write it, in forms too and for the intake itself', async () => {
    for (const ref of [String(home), `1001_${home}`]) {
      const { id = 0 } = await own.taken({ ...person, notes: ref, property: { ref } })
      expect(await leadRow(server.db, id)).toMatchObject({
        property_id: home,
        property_name: 'Harbour View 12',
      })
    }
    const form = new URLSearchParams({ ...person, 'property.ref': String(home), notes: 'By form' })
    const response = await own.send(form.toString(), { 'content-type': 'application/x-www-form-urlencoded' })
    expect(await leadRow(server.db, response.json<IntakeReceived>().id ?? 0)).toMatchObject({
      property_id: home,
      notes: 'By form',
    })
  })

  test('without an id of its own the same words are known for a day', async () => {
    const body = { ...person, notes: 'The same words' }
    const first = await own.taken(body)
    expect(await own.taken(body)).toEqual({ ...first, outcome: 'known' })
    server.clock.advance(25 * 3_600_000)
    expect((await own.taken(body)).outcome).toBe('created')
    server.clock.reset()
  })

  test('I5/8: a script in a message is text', async () => {
    const notes = '<script>alert(1)</script>'
    const { id = 0 } = await own.taken({ ...person, notes })
    expect((await admin.get(`/leads/${id}`)).json()).toMatchObject({ notes })
  })
})

describe('what does not', () => {
  test('I5/5: a wrong key, an ended source, too much, and what cannot be read', async () => {
    const ended = await sourceOf(server, admin, { format: 'latchkey' })
    await admin.post(`/integrations/sources/${ended.id}/end`)
    expect((await ended.send(person, { authorization: 'wrong' })).statusCode).toBe(404)
    for (const authorization of ['', 'wrong', `Bearer ${zoopla.key}`])
      expect((await own.send(person, { authorization })).statusCode).toBe(401)
    expect((await own.send({ notes: 'x'.repeat(70_000) })).statusCode).toBe(413)
    expect((await own.send({ notes: 'x' }, { 'content-type': 'text/plain' })).statusCode).toBe(415)
    const before = (await receivedBy(admin, '?outcome=unreadable')).length
    for (const text of ['no JSON', '[1]', '{}', '{"source":"x"}'])
      expect([text, (await own.send(text)).statusCode]).toEqual([text, 400])
    expect((await own.send('no JSON')).statusCode).toBe(400)
    const lines = await receivedBy(admin, '?outcome=unreadable')
    expect(lines).toHaveLength(before + 4)
    expect(lines.find(({ times }) => times === 2)).toMatchObject({ name: null, leadId: null })
    expect(
      (
        await server.app.inject({
          method: 'POST',
          url: '/api/intake/sources/unknown',
          headers: { authorization: own.key },
        })
      ).statusCode,
    ).toBe(404)
  })

  test('the key as it is, as a bearer, or in x-intake-key; an API key is none', async () => {
    const { key } = await program(server, { intake: 'change' })
    const send = async (headers: Record<string, string>) =>
      (await server.app.inject({ method: 'POST', url: new URL(own.url).pathname, headers, payload: person }))
        .statusCode
    expect(await send({ authorization: own.key })).toBe(200)
    expect(await send({ authorization: `bearer ${own.key}` })).toBe(200)
    expect(await send({ 'x-intake-key': own.key })).toBe(200)
    expect(await send({ authorization: `Bearer ${key}` })).toBe(401)
  })

  test('429 after 50 wrong keys', async () => {
    for (let nr = 0; nr < 50; nr += 1) await own.send(person, { authorization: 'wrong' })
    const response = await own.send(person)
    expect([response.statusCode, Number(response.headers['retry-after'])]).toEqual([429, 900])
  })

  test('what a form could do to prototypes it does not', async () => {
    const form = '__proto__.polluted=1&constructor.prototype.polluted=1&firstName=Eve&firstName.x=1'
    expect(
      (await own.send(form, { 'content-type': 'application/x-www-form-urlencoded' })).json(),
    ).toMatchObject({ outcome: 'to-complete' })
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })
})

const bodyOf = async (id: number) => {
  const row = server.db.selectFrom('lead_received').select('body_sealed').where('id', '=', id)
  return (await row.executeTakeFirstOrThrow()).body_sealed
}

const eraseOn = (day: number) =>
  server.context.change(null, ({ db }) => eraseReceivedBodies(db, server.clock.now + day * 86_400_000))

describe('how long it is kept', () => {
  test('bodies are sealed, and erased 30 days after they are done', async () => {
    const { received } = await own.taken({ ...person, notes: 'A secret message' })
    expect((await bodyOf(received))?.includes('secret')).toBe(false)
    const open = await own.taken({ firstName: 'No phone' })
    await eraseOn(29)
    expect(await bodyOf(received)).not.toBeNull()
    await eraseOn(31)
    expect([await bodyOf(received), (await bodyOf(open.received)) === null]).toEqual([null, false])
    expect((await receivedBy(admin)).find(({ id }) => id === received)).toMatchObject({ name: 'Ann Lee' })
  })

  test('everything held on a person includes the body as it came', async () => {
    const body = { ...person, lastName: 'Held', externalId: 'held-1', shoe: 'unknown field' }
    const { id = 0 } = await own.taken(body)
    expect((await heldOn(admin, id)).received).toEqual([
      {
        at: expect.stringMatching(/^2026-03-02T09:/) as string,
        source: 'Own website',
        reference: 'held-1',
        body: JSON.stringify(body),
      },
    ])
  })

  test('name, reference and body go with the lead, and the same again is a new one', async () => {
    const body = { ...person, lastName: 'Gone', externalId: 'gone-1' }
    const { id = 0, received } = await own.taken(body)
    const officer = { ids: [id], confirm: 'ANONYMISE' }
    expect((await admin.post('/privacy/anonymise', officer)).json()).toEqual({ done: [id], failed: [] })
    const line = (await receivedBy(admin)).find((each) => each.id === received)
    expect(line).toMatchObject({ reference: null, name: `Anonymised Lead ${id}` })
    expect(await own.taken(body)).toMatchObject({ outcome: 'created' })
  })
})
