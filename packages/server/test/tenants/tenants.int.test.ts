import type { QuestionnaireLead } from '@latchkey/domain/tenants/questionnaire/questionnaire.contract'
import { AVAILABILITY } from '@latchkey/domain/properties/property.enums'
import { beforeEach, describe, expect, test } from 'vitest'
import { anonymous } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertHome, insertLead, leadRow } from '../_leads.ts'
import { pushesOf, fieldError } from '../_staff.ts'
import { LINKS, tenantsOf } from '../_tenants.ts'
import type { FormLinkPurpose } from '../../src/links/lead-tokens.ts'

const server = await serverOfFile()
const visitor = anonymous(server)
const tenants = tenantsOf(server)
beforeEach(() => server.db.deleteFrom('attempt').execute())

const PAGES: Readonly<Record<FormLinkPurpose, string>> = {
  questionnaire: 'qualifying-questions',
  reservation: 'verified-lead',
}
describe.each(LINKS)('the identity step of a %s link', (purpose) => {
  test('422 without phone and last name, or with long ones', async () => {
    const { token } = await tenants.invited(purpose)
    const bare = await visitor.get(`/users/${PAGES[purpose]}/${token}`)
    expect(bare.statusCode).toBe(422)
    expect(bare.json()).toEqual([...fieldError('phone', 'required'), ...fieldError('lastName', 'required')])
    const long = await tenants.open(purpose, token, { phone: '1'.repeat(256), lastName: 'x'.repeat(256) })
    expect(long.json()).toEqual([...fieldError('phone', 'maxlength'), ...fieldError('lastName', 'maxlength')])
    const twice = await visitor.get(`/users/${PAGES[purpose]}/${token}?phone=1&phone=2&lastName=x`)
    expect(twice.json()).toEqual(fieldError('phone', 'invalid'))
  })

  test('ignores punctuation, prefixes and case, and nothing else (P3)', async () => {
    const { id, token } = await tenants.invited(purpose)
    for (const phone of [
      '07700 900123',
      '(07700)-900\u2011123',
      '+447700900123',
      '+44\u00a0(0)7700 900123',
      '0044 7700 900123',
    ]) {
      expect([phone, (await tenants.open(purpose, token, { phone })).json<QuestionnaireLead>().id]).toEqual([
        phone,
        id,
      ])
    }
    for (const lastName of [" o'neill SMITH ", 'O\u2019Neill\u00a0Smith', "O'Neill  Smith"]) {
      expect((await tenants.open(purpose, token, { lastName })).json<QuestionnaireLead>().id).toBe(id)
    }
    for (const wrong of [{ phone: '07700 900124' }, { lastName: 'Smith' }, { lastName: 'ONeill Smith' }]) {
      expect((await tenants.open(purpose, token, wrong)).json()).toBe(false)
    }
  })

  test('rejects another link, a used, cancelled or expired one, and one in a later status', async () => {
    const { id, token } = await tenants.invited(purpose)
    expect((await tenants.open(purpose, 'x'.repeat(43))).json()).toBe(false)
    const other = LINKS.find((known) => known !== purpose) ?? purpose
    expect((await tenants.open(purpose, await tenants.issue(id, other))).json()).toBe(false)
    for (const status of purpose === 'questionnaire' ? [3, 7, 12] : [1, 2, 6, 8, 12]) {
      await server.db.updateTable('lead').set({ status }).where('id', '=', id).execute()
      expect([status, (await tenants.open(purpose, token)).json()]).toEqual([status, false])
    }
    await server.db
      .updateTable('lead')
      .set({ status: purpose === 'questionnaire' ? 2 : 7 })
      .where('id', '=', id)
      .execute()
    expect((await tenants.open(purpose, token)).json()).not.toBe(false)
    const fresh = await tenants.issue(id, purpose)
    expect((await tenants.open(purpose, token)).json()).toBe(false)
    await server.db
      .updateTable('lead_token')
      .set({ expires_at: new Date(server.clock.now) })
      .where('lead_id', '=', id)
      .execute()
    expect((await tenants.open(purpose, fresh)).json()).toBe(false)
  })

  test('a mail scanner that opens the link repeatedly reads no data, and consumes nothing', async () => {
    const { id, token } = await tenants.invited(purpose)
    const rows = () => server.db.selectFrom('lead_token').selectAll().where('lead_id', '=', id).execute()
    const [leadBefore, linkBefore] = [await leadRow(server.db, id), await rows()]
    const page = `/${purpose === 'questionnaire' ? 'qualifying-questions' : 'reserve-property'}/${token}`
    for (let turn = 0; turn < 5; turn += 1) {
      for (const url of [page, `/api/users/${PAGES[purpose]}/${token}`]) {
        for (const method of ['HEAD', 'GET'] as const) {
          const response = await server.app.inject({ method, url })
          expect(response.body).not.toMatch(/Neill|07700/)
        }
      }
    }
    expect([await leadRow(server.db, id), await rows()]).toEqual([leadBefore, linkBefore])
    expect((await tenants.open(purpose, token)).json<QuestionnaireLead>().id).toBe(id)
  })

  test('answers are not cached, and no referrer is sent', async () => {
    const { token } = await tenants.invited(purpose)
    const { headers } = await tenants.open(purpose, token)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['referrer-policy']).toBe('no-referrer')
  })

  test('returns what tenants may see and nothing else', async () => {
    const { token } = await tenants.invited(purpose, {
      notes: 'A secret of the staff',
      qualifying_notes: 'My comments',
      viewing_user_id: null,
      crm_enquiry_uuid: 'crm-secret',
      property_crm_uuid: 'crm-secret',
      property_explorer_unit_uuid: 'crm-secret',
      document_status: 'secret',
      property_home_views_link: 'https://views.example/1',
    })
    const response = await tenants.open(purpose, token)
    expect(response.body).not.toContain('secret')
    const lead = response.json<QuestionnaireLead & { property?: object }>()
    expect(lead.notes).toBe('My comments')
    const own = ['id', 'firstName', 'lastName', 'email', 'phone', 'notes', 'verification']
    const asked = Object.keys(tenants.answers()).filter((field) => !own.includes(field))
    const expected = [...own, ...asked, ...(purpose === 'reservation' ? ['property'] : [])]
    expect(Object.keys(lead).toSorted()).toEqual(expected.toSorted())
  })

  test('429 after 10 wrong answers to one link, also for the right one, until the window ends', async () => {
    const { token } = await tenants.invited(purpose)
    for (let nr = 0; nr < 10; nr += 1) await tenants.open(purpose, token, { lastName: 'Wrong' })
    const response = await tenants.open(purpose, token)
    expect(response.statusCode).toBe(429)
    expect(response.headers['retry-after']).toBe('900')
    const other = await tenants.invited(purpose)
    expect((await tenants.open(purpose, other.token)).statusCode).toBe(200)
    server.clock.advance(15 * 60_000)
    expect((await tenants.open(purpose, token)).json()).not.toBe(false)
  })

  test('429 after 50 wrong answers from one address, on any link', async () => {
    const { token } = await tenants.invited(purpose)
    for (let nr = 0; nr < 50; nr += 1) await tenants.open(purpose, `unknown-${nr}`)
    expect((await tenants.open(purpose, token)).statusCode).toBe(429)
  })
})

test('a reservation link returns the home', async () => {
  const { token } = await tenants.invited('reservation', {
    property_home_views_link: 'https://views.example/1',
  })
  expect((await tenants.open('reservation', token)).json()).toMatchObject({
    property: { name: 'Plot 1', homeViewsLink: 'https://views.example/1', images: [] },
  })
})

test('an unsafe URL of home views is left out', async () => {
  for (const link of ['javascript:alert(1)', 'data:text/html,x', 'plain words', 'ftp://x.example']) {
    const { token } = await tenants.invited('reservation', { property_home_views_link: link })
    const { property } = (await tenants.open('reservation', token)).json<{
      property: { homeViewsLink: unknown }
    }>()
    expect([link, property.homeViewsLink]).toEqual([link, null])
  }
})

describe('submitting a form', () => {
  describe.each(LINKS)('by a %s link', (purpose) => {
    test('403 without a proof, with a forged one, a foreign one or an old one', async () => {
      const [one, two] = [await tenants.invited(purpose), await tenants.invited(purpose)]
      const verification = await tenants.proofOf(purpose, one.token)
      const [linkId, endsAt, signature] = verification.split('.')
      const other = LINKS.find((known) => known !== purpose) ?? purpose
      const foreign = await tenants.invited(other)
      const wrong = [
        undefined,
        null,
        '',
        7,
        one.token,
        `${linkId}.${endsAt}.${'A'.repeat(43)}`,
        `${linkId}.${Number(endsAt) + 1}.${signature}`,
        await tenants.proofOf(purpose, two.token),
        await tenants.proofOf(other, foreign.token),
      ]
      for (const proof of wrong) {
        const { statusCode } = await tenants.send(purpose, one.id, tenants.answers({ verification: proof }))
        expect([proof, statusCode]).toEqual([proof, 403])
      }
      server.clock.advance(2 * 3_600_000)
      expect((await tenants.send(purpose, one.id, tenants.answers({ verification }))).statusCode).toBe(403)
      expect((await leadRow(server.db, one.id)).version).toBe(1)
    })

    test('403, always the same, for a lead that the proof is not for, whether it exists or not', async () => {
      const [one, two] = [await tenants.invited(purpose), await tenants.invited(purpose)]
      const deleted = await insertLead(server.db, { deleted_at: new Date() })
      const unknown = [0, 2_147_483_647, 2_147_483_648, '99999999999999999999999', '-1']
      for (const verification of [await tenants.proofOf(purpose, one.token), undefined]) {
        const expected = await tenants.send(purpose, two.id, tenants.answers({ verification }))
        expect(expected.statusCode).toBe(403)
        for (const id of [deleted, ...unknown]) {
          const response = await tenants.send(purpose, id, tenants.answers({ verification }))
          expect([id, response.statusCode, response.body]).toEqual([id, 403, expected.body])
        }
      }
    })

    test('403 once the lead of the proof is deleted', async () => {
      const { id, token } = await tenants.invited(purpose)
      const verification = await tenants.proofOf(purpose, token)
      await server.db.updateTable('lead').set({ deleted_at: new Date() }).where('id', '=', id).execute()
      expect((await tenants.send(purpose, id, tenants.answers({ verification }))).statusCode).toBe(403)
    })

    test('429 after 50 forged proofs from one address, for forged ones only', async () => {
      const { id, token } = await tenants.invited(purpose)
      const verification = await tenants.proofOf(purpose, token)
      for (let nr = 0; nr < 50; nr += 1) await tenants.send(purpose, id, {})
      expect((await tenants.send(purpose, id, {})).statusCode).toBe(429)
      expect((await tenants.send(purpose, id, tenants.answers({ verification }))).json()).toBe(true)
    })

    test('false once staff moved the lead on; a second form is rejected', async () => {
      const { id, token } = await tenants.invited(purpose)
      const verification = await tenants.proofOf(purpose, token)
      await server.db.updateTable('lead').set({ status: 5 }).where('id', '=', id).execute()
      expect((await tenants.send(purpose, id, tenants.answers({ verification }))).json()).toBe(false)
      const status = purpose === 'questionnaire' ? 1 : 7
      await server.db.updateTable('lead').set({ status }).where('id', '=', id).execute()
      expect((await tenants.send(purpose, id, tenants.answers({ verification }))).json()).toBe(true)
      expect((await tenants.send(purpose, id, tenants.answers({ verification }))).statusCode).toBe(403)
      expect((await tenants.open(purpose, token)).json()).toBe(false)
    })

    test('of two concurrent submissions one succeeds', async () => {
      const { id, token } = await tenants.invited(purpose)
      const verification = await tenants.proofOf(purpose, token)
      const both = await Promise.all(
        [1, 2].map(() => tenants.send(purpose, id, tenants.answers({ verification }))),
      )
      const codes = both.map(({ statusCode }) => statusCode)
      expect(codes.toSorted((first, second) => first - second)).toEqual([200, 403])
    })
  })

  test('422 with all failing answers, and the link stays valid', async () => {
    const { id, token } = await tenants.invited('questionnaire')
    const verification = await tenants.proofOf('questionnaire', token)
    const now = Math.floor(server.clock.now / 1000)
    const rejected = await tenants.send(
      'questionnaire',
      id,
      tenants.answers({
        verification,
        budget: 6,
        desiredTenancyPeriodInMonths: 1,
        desiredViewingDate: now - 1,
        notes: ' ',
      }),
    )
    expect(rejected.statusCode).toBe(422)
    expect(
      rejected
        .json<{ attribute: string }[]>()
        .map(({ attribute }) => attribute)
        .toSorted(),
    ).toEqual(['budget', 'desiredTenancyPeriodInMonths', 'desiredViewingDate', 'notes'].toSorted())
    expect((await leadRow(server.db, id)).status).toBe(1)
    expect(
      (await tenants.send('questionnaire', id, tenants.answers({ verification, budget: 3 }))).json(),
    ).toBe(true)
  })

  test('the answers and contact details are saved, fields of staff are not', async () => {
    const { id, token } = await tenants.invited('questionnaire', { notes: 'Of the staff' })
    const pushes = pushesOf(server)
    const sent = tenants.answers({
      verification: await tenants.proofOf('questionnaire', token),
      firstName: 'Anna',
      lastName: 'Newname',
      notes: 'Hello\r\nthere',
      status: 12,
      viewingUserId: 1,
      document: { status: 'x', maxRent: 1 },
      property: { name: 'Palace' },
    })
    expect((await tenants.send('questionnaire', id, sent)).json()).toBe(true)
    expect(await leadRow(server.db, id)).toMatchObject({
      status: 2,
      first_name: 'Anna',
      last_name: 'Newname',
      notes: 'Of the staff',
      qualifying_notes: 'Hello\nthere',
      employment_status: 2,
      where_heard: 5,
      parking_required: false,
      desired_tenancy_months: 12,
      property_name: 'Plot 1',
      viewing_user_id: null,
      document_status: null,
    })
    expect(pushes()).toEqual(['leads-refresh'])
    const audit = await server.db
      .selectFrom('audit')
      .select(['action', 'user_id', 'address'])
      .where('entity', '=', 'lead')
      .where('entity_id', '=', id)
      .execute()
    expect(audit).toEqual([{ action: 'lead.questionnaire', user_id: null, address: '127.0.0.1' }])
  })

  test('a reservation request changes nothing but the status, whatever is sent', async () => {
    const { id, token } = await tenants.invited('reservation')
    const pushes = pushesOf(server)
    const sent = { verification: await tenants.proofOf('reservation', token), firstName: 'Evil', status: 12 }
    expect((await tenants.send('reservation', id, sent)).json()).toBe(true)
    expect(await leadRow(server.db, id)).toMatchObject({
      status: 8,
      first_name: 'Ann',
      last_name: "O'Neill Smith",
    })
    expect(pushes()).toEqual(['leads-refresh'])
  })

  test.each([AVAILABILITY.Reserved, AVAILABILITY.Sold, AVAILABILITY.Rented, AVAILABILITY.Archived])(
    'false for a home of availability %d',
    async (availability) => {
      const home = await insertHome(server.db, { availability })
      const { id, token } = await tenants.invited('reservation', { property_id: home })
      const verification = await tenants.proofOf('reservation', token)
      expect((await tenants.send('reservation', id, { verification })).json()).toBe(false)
      expect((await leadRow(server.db, id)).status).toBe(7)
      await server.db
        .updateTable('property')
        .set({ availability: AVAILABILITY.ForRent })
        .where('id', '=', home)
        .execute()
      expect((await tenants.send('reservation', id, { verification })).json()).toBe(true)
    },
  )

  test('of two tenants with an offer of one home the first request succeeds', async () => {
    const home = await insertHome(server.db, { availability: AVAILABILITY.ForRent })
    const both = [
      await tenants.invited('reservation', { property_id: home }),
      await tenants.invited('reservation', { property_id: home }),
    ]
    const proofs = await Promise.all(both.map(({ token }) => tenants.proofOf('reservation', token)))
    const sent = await Promise.all(
      both.map(({ id }, nr) => tenants.send('reservation', id, { verification: proofs[nr] })),
    )
    expect(sent.filter((response) => response.json<boolean>())).toHaveLength(1)
  })
})
