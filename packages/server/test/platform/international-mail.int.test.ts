import type { AuditLine } from '@latchkey/domain/audit/audit.contract'
import type { Duplicates } from '@latchkey/domain/duplicates/duplicates.contract'
import type { Lead, LeadRow } from '@latchkey/domain/leads/lead.contract'
import type { Office } from '@latchkey/domain/office/office.contract'
import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import type { Page } from '@latchkey/domain/platform/lists/page'
import type { PersonMatch } from '@latchkey/domain/privacy/person/person.contract'
import type { SearchResponse } from '@latchkey/domain/search/search.contract'
import type { User } from '@latchkey/domain/users/user.contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { anonymous, caller } from '../_caller.ts'
import { intake, INTAKE_KEY } from '../duplicates/_intakes.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead, leadBody, leadRow } from '../_leads.ts'
import { mailCount, mailsAfter } from '../_mails.ts'
import { makeUser, signInAs } from '../_people.ts'
import { fieldError } from '../_staff.ts'
import { tenantsOf } from '../_tenants.ts'

const TYPED = ' zoe@MÜLLER.Example'
const STORED = 'zoe@xn--mller-kva.example'

const server = await serverOfFile({ config: { intakeKeys: [INTAKE_KEY] } })
const staff = await caller(server, ...PERMISSIONS)
const tenants = tenantsOf(server)
beforeEach(async () => {
  await server.settled()
  await server.db.deleteFrom('attempt').execute()
  await server.db.updateTable('lead').set({ deleted_at: new Date() }).execute()
  await server.db
    .updateTable('app_user')
    .set({ deleted_at: new Date() })
    .where('username', '=', STORED)
    .execute()
})

const emailOf = async (id: number) => (await leadRow(server.db, id)).email
const query = (values: Record<string, string>) => new URLSearchParams(values).toString()

describe('the ASCII form of the domain is stored (X16)', () => {
  test('of a lead that staff create and save, who are told about any other address', async () => {
    const { id } = (await staff.post('/leads', leadBody({ email: TYPED }))).json<Lead>()
    expect(await emailOf(id)).toBe(STORED)
    expect((await staff.post(`/leads/${id}`, leadBody({ email: 'zoe@straße.example' }))).json()).toBe(true)
    expect(await emailOf(id)).toBe('zoe@xn--strae-oqa.example')
    for (const email of [
      'zoë@müller.example',
      'zoe@müller',
      `zoe@${'ü'.repeat(64)}.example`,
      'zoe@ü１.0.0.1',
    ])
      expect((await staff.post(`/leads/${id}`, leadBody({ email }))).json()).toEqual(
        fieldError('email', 'email'),
      )
  })

  test('of the questionnaire', async () => {
    const { id, token } = await tenants.invited('questionnaire')
    const verification = await tenants.proofOf('questionnaire', token)
    const sent = await tenants.send('questionnaire', id, tenants.answers({ verification, email: TYPED }))
    expect([sent.json(), await emailOf(id)]).toEqual([true, STORED])
  })

  test('of an enquiry by the intake, whose mail goes there', async () => {
    const before = await mailCount(server)
    expect(await emailOf(await intake(server, { email: TYPED }))).toBe(STORED)
    expect((await mailsAfter(server, before)).map(({ to }) => to?.[0]?.address)).toEqual([STORED])
  })

  test('of the reply address', async () => {
    expect((await staff.post('/settings/office', { replyAddress: TYPED })).json()).toBe(true)
    expect((await staff.get('/settings/office')).json<Office>().replyAddress).toBe(STORED)
  })
})

test('either form, or a part of it, finds leads and users in search, lists and the audit trail', async () => {
  const id = await insertLead(server.db, { email: STORED, first_name: 'Zoe' })
  const user = await staff.put('/users', { username: STORED, active: 0 })
  const { id: userId } = user.json<User>()
  for (const text of [TYPED, STORED, 'ZOE@müller.example', '@mu\u0308ller.exa', 'Müller']) {
    const found = (await staff.get(`/search?${query({ q: text })}`)).json<SearchResponse>()
    expect([text, found.leads?.items]).toMatchObject([text, [{ id, matched: 'email' }]])
    expect([text, found.users?.items]).toMatchObject([text, [{ id: userId }]])
    const listed = await staff.get(`/leads/enquiries/1/25?${query({ 'filter[email]': text })}`)
    expect([text, listed.json<Page<LeadRow>>().models]).toMatchObject([text, [{ id }]])
    for (const filter of ['person', 'text']) {
      const lines = await staff.get(`/audit/1/1?${query({ [`filter[${filter}]`]: text })}`)
      expect([text, lines.json<Page<AuditLine>>().models]).toMatchObject([
        text,
        [{ subject: { id: userId } }],
      ])
    }
  }
})

test('both forms are one person, for duplicates and for what is held on a person', async () => {
  const one = await intake(server, { email: 'zoe@BÜCHER.example', phone: '07700 900001' })
  const two = await intake(server, { email: 'Zoe@XN--bcher-kva.example', phone: '07700 900002' })
  const { possible } = (await staff.get(`/leads/${one}/duplicates`)).json<Duplicates>()
  expect(possible).toMatchObject([{ id: two, sharedBy: ['email'] }])
  for (const email of ['zoe@bücher.example', 'zoe@xn--bcher-kva.example']) {
    const matches = (await staff.get(`/privacy/person?${query({ email })}`)).json<PersonMatch[]>()
    expect(matches.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([one, two])
  }
})

describe('a user', () => {
  test('is invited at the ASCII form, once for both', async () => {
    const before = await mailCount(server)
    expect((await staff.put('/users', { username: TYPED, active: 1 })).json()).toMatchObject({
      username: STORED,
    })
    expect((await mailsAfter(server, before)).map(({ to }) => to?.[0]?.address)).toEqual([STORED])
    for (const username of [STORED, 'zoe@müller.example'])
      expect((await staff.put('/users', { username, active: 1 })).json()).toEqual(
        fieldError('username', 'unique'),
      )
  })

  test('signs in, and gets a new password, with either', async () => {
    await makeUser(server.db, [], { username: STORED })
    const password = { newPassword: 'Fresh-one7!', repeatPassword: 'Fresh-one7!' }
    for (const username of [TYPED, STORED]) {
      const before = await mailCount(server)
      const asked = await anonymous(server).post('/users/request-password-reset', { email: username })
      expect(asked.json()).toBe(true)
      const [mail] = await mailsAfter(server, before)
      const [, resetToken] = /\/reset-password\/([\w-]{43})\?/.exec(mail?.text ?? '') ?? []
      const set = await anonymous(server).post('/users/reset-password', { ...password, resetToken, username })
      expect(set.json()).toBe(true)
      expect(await signInAs(server.app, username, password.newPassword)).not.toBe('')
    }
  })
})
