import { LeadContract, type Lead } from '@latchkey/domain/leads/lead.contract'
import type { LeadHistory } from '@latchkey/domain/leads/lead-history.contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { leadTokens } from '../../src/links/lead-tokens.ts'
import { mailLeadLink } from '../../src/links/mailed-links.ts'
import { caller, anonymous } from '../_caller.ts'
import { justNow } from '../_clock.ts'
import { serverOfFile } from '../_harness.ts'
import { insertHome, insertLead, leadBody, seconds } from '../_leads.ts'
import { giveLeadLink, mailQuestionnaire } from '../_links.ts'
import { mailCount, mailsAfter } from '../_mails.ts'

const server = await serverOfFile()
const agent = await caller(server, 'enquiries-view', 'viewings-view', 'reservations-view')
beforeEach(() => {
  server.pushed.length = 0
})

const refreshed = () => server.pushed.map(({ event }) => event)
const tokensOf = (id: number) =>
  server.db
    .selectFrom('lead_token')
    .selectAll()
    .where('lead_id', '=', id)
    .where('purpose', '!=', 'page')
    .orderBy('id')
    .execute()
const history = async (id: number) => (await agent.get(`/leads/${id}/history`)).json<LeadHistory>()
const newMails = (before: number) => mailsAfter(server, before)

describe('POST /leads', () => {
  test('401, 403, 422', async () => {
    expect((await anonymous(server).post('/leads', {})).statusCode).toBe(401)
    expect(
      (await (await caller(server, 'viewings-view', 'reservations-view')).post('/leads', leadBody()))
        .statusCode,
    ).toBe(403)
    const response = await agent.post('/leads', { status: 4 })
    expect(response.statusCode).toBe(422)
    const failing = response.json<{ attribute: string }[]>().map(({ attribute }) => attribute)
    expect(failing).toEqual(
      expect.arrayContaining(['firstName', 'viewingDate', 'viewingUserId', 'property.name']),
    )
    expect(refreshed()).toEqual([])
  })

  test('200: the lead with its id, status 1 by default, submitted now; the questionnaire link is mailed', async () => {
    const before = await mailCount(server)
    const { status: _status, ...body } = leadBody({
      id: 7,
      dateSubmitted: 1,
      version: 9,
      notes: 'By telephone',
    })
    const response = await agent.post('/leads', body)
    const lead = response.json<Lead>()
    expect(Object.keys(lead).toSorted()).toEqual(Object.keys(LeadContract.properties).toSorted())
    expect(lead).toMatchObject({
      status: 1,
      dateSubmitted: justNow(server),
      notes: 'By telephone',
      version: 1,
      property: { name: 'Plot 1', images: [] },
    })
    expect((await agent.get(`/leads/${lead.id}`)).json()).toEqual(lead)
    expect(refreshed()).toEqual(['leads-refresh'])
    const [mail, ...others] = await newMails(before)
    expect(others).toEqual([])
    expect(mail?.text).toContain('http://localhost:4000/qualifying-questions/')
  })

  test('a lead created in a later status gets the link of that status, or none', async () => {
    const before = await mailCount(server)
    await agent.post('/leads', leadBody({ status: 2 }))
    await agent.post('/leads', leadBody({ status: 7, reservationSentDate: seconds('2027-01-01T10:00') }))
    const mails = await newMails(before)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('/reserve-property/')
  })

  test('a home in stock is linked by its id; blank fields are filled, others stay', async () => {
    const { id: media } = await server.db
      .insertInto('media')
      .values({ location: '/media/a.jpg' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const home = await insertHome(server.db, {
      name: 'Stock name',
      city: 'Bath',
      county: 'Somerset',
      unit_type: 1,
      bedrooms: 2,
      crm_property_uuid: 'crm-9',
    })
    await server.db
      .insertInto('property_image')
      .values({ property_id: home, media_id: media, position: 0 })
      .execute()
    const lead = (
      await agent.post('/leads', leadBody({ property: { name: 'Typed', crmPropertyUuid: 'crm-9' } }))
    ).json<Lead>()
    expect(lead.property).toMatchObject({
      name: 'Typed',
      city: 'Bath',
      county: 'Somerset',
      unitType: 1,
      bedrooms: 2,
      images: [{ id: media, location: '/media/a.jpg', externalUrl: null, originalName: null }],
    })
    await server.db.updateTable('property').set({ city: 'York' }).where('id', '=', home).execute()
    expect((await agent.get(`/leads/${lead.id}`)).json<Lead>().property?.city).toBe('Bath')
  })

  test('409: an overlapping viewing, unless overridden, and a home that is held', async () => {
    const viewing = { status: 4, viewingDate: seconds('2027-05-05T10:00'), viewingUserId: agent.userId }
    expect((await agent.post('/leads', leadBody(viewing))).statusCode).toBe(200)
    expect((await agent.post('/leads', leadBody(viewing))).json()).toMatchObject({ error: 'clash' })
    expect((await agent.post('/leads', leadBody({ ...viewing, override: true }))).statusCode).toBe(200)
    await insertHome(server.db, { availability: 3, crm_property_uuid: 'sold' })
    const offer = { status: 7, reservationSentDate: 1, property: { name: 'x', crmPropertyUuid: 'sold' } }
    expect((await agent.post('/leads', leadBody(offer))).json()).toMatchObject({ error: 'held' })
  })
})

describe.each(['delete', 'restore'])('POST /leads/{id}/%s', (call) => {
  const stored = (status: number) =>
    insertLead(server.db, { status, deleted_at: call === 'restore' ? new Date() : null })

  test('401, 403 by the section of the saved status (rule L3), 404', async () => {
    expect((await anonymous(server).post(`/leads/1/${call}`)).statusCode).toBe(401)
    for (const [permission, first, last] of [
      ['enquiries-view', 1, 2],
      ['viewings-view', 3, 6],
      ['reservations-view', 7, 12],
    ] as const) {
      const somebody = await caller(server, permission)
      for (const status of [1, 2, 3, 6, 7, 12]) {
        const expected = status >= first && status <= last ? 200 : 403
        const { statusCode } = await somebody.post(`/leads/${await stored(status)}/${call}`)
        expect([permission, status, statusCode]).toEqual([permission, status, expected])
      }
    }
    for (const id of ['0', 'abc', '999999999999999999999'])
      expect((await agent.post(`/leads/${id}/${call}`)).statusCode).toBe(404)
  })

  test('200 true, pushed to everyone; the second call gets 404', async () => {
    const id = await stored(1)
    const response = await agent.post(`/leads/${id}/${call}`)
    expect([response.statusCode, response.body, refreshed()]).toEqual([200, 'true', ['leads-refresh']])
    expect((await agent.post(`/leads/${id}/${call}`)).statusCode).toBe(404)
    expect((await agent.get(`/leads/${id}`)).statusCode).toBe(call === 'delete' ? 404 : 200)
  })
})

describe('links and deleting', () => {
  test('deleting a lead ends its links for good, those of other leads stay valid', async () => {
    const [id, other] = [await insertLead(server.db), await insertLead(server.db)]
    const issue = (lead: number) => giveLeadLink(server, lead, 'questionnaire')
    const live = ({ token }: { token: string }) =>
      leadTokens(server.db).find(token, 'questionnaire', server.clock.now)
    const [link, theirs] = [await issue(id), await issue(other)]
    expect(await live(link)).toMatchObject({ leadId: id })
    await agent.post(`/leads/${id}/delete`)
    await agent.post(`/leads/${id}/restore`)
    expect(await live(link)).toBeUndefined()
    expect(await live(theirs)).toMatchObject({ leadId: other })
  })

  test('a queued link is not mailed once its lead is deleted, nor after it is restored', async () => {
    const before = await mailCount(server)
    const deleted = await insertLead(server.db, { deleted_at: new Date() })
    await mailQuestionnaire(server, deleted)
    const restored = await insertLead(server.db)
    await server.context.change(null, async (change) => {
      await mailLeadLink(change, restored, 'questionnaire', server.clock.now)
      await leadTokens(change.db).cancel(restored, server.clock.now)
    })
    expect(await newMails(before)).toEqual([])
    for (const id of [deleted, restored])
      expect((await tokensOf(id)).map(({ token_hashes: hashes }) => hashes)).toEqual([[]])
  })
})

describe('POST /leads/{id}/send-questionnaire', () => {
  test('401, 403, 404', async () => {
    const id = await insertLead(server.db, { status: 3 })
    expect((await anonymous(server).post(`/leads/${id}/send-questionnaire`)).statusCode).toBe(401)
    expect(
      (await (await caller(server, 'viewings-view')).post(`/leads/${id}/send-questionnaire`)).statusCode,
    ).toBe(403)
    expect((await agent.post('/leads/0/send-questionnaire')).statusCode).toBe(404)
  })

  test('true mails a new link and cancels the older one; false in a later status', async () => {
    const before = await mailCount(server)
    const id = await insertLead(server.db)
    for (let nr = 0; nr < 2; nr += 1) {
      expect((await agent.post(`/leads/${id}/send-questionnaire`)).body).toBe('true')
      await server.settled()
    }
    expect(await newMails(before)).toHaveLength(2)
    expect((await tokensOf(id)).map(({ cancelled_at: at }) => at === null)).toEqual([false, true])
    const later = await insertLead(server.db, { status: 2 })
    expect((await agent.post(`/leads/${later}/send-questionnaire`)).body).toBe('false')
    expect(await newMails(before)).toHaveLength(2)
  })
})

describe('GET /leads/{id}/history', () => {
  test('authors and actions, newest first, with each field before and after', async () => {
    const created = (await agent.post('/leads', leadBody())).json<Lead>()
    await server.settled()
    await agent.post(`/leads/${created.id}`, leadBody({ firstName: 'Bea', property: { name: 'Plot 2' } }))
    await agent.post(`/leads/${created.id}/delete`)
    await agent.post(`/leads/${created.id}/restore`)
    const lines = await history(created.id)
    expect(lines.map(({ action }) => action)).toEqual([
      'lead.restore',
      'lead.delete',
      'lead.update',
      'mail.questionnaire-link',
      'lead.create',
    ])
    expect(lines[2]?.user).toEqual({ id: agent.userId, username: agent.username })
    expect(lines[3]?.user).toBeNull()
    expect(lines[2]?.changes).toEqual([
      { field: 'firstName', from: 'Ann', to: 'Bea' },
      { field: 'property.name', from: 'Plot 1', to: 'Plot 2' },
      { field: 'property.addressLine1', from: '2 Low Road', to: null },
      { field: 'property.city', from: 'York', to: null },
      { field: 'property.postcode', from: 'YO1 7HH', to: null },
    ])
    expect(lines[4]?.changes).toContainEqual({ field: 'email', from: null, to: 'ann@example.com' })
  })
})
