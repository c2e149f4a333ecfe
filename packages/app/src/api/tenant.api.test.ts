import { VERIFICATION_HEADER } from '@latchkey/domain/tenants/verification'
import { answeredQuestionnaire } from '@latchkey/domain/tenants/questionnaire/questionnaire.fixtures'
import { aTenantPage } from '@latchkey/domain/tenants/page/page.fixtures'
import { aReservationLead } from '@latchkey/domain/tenants/reservation/reservation.fixtures'
import { expect, it, vi } from 'vitest'
import type { Http } from './http.ts'
import { createVisitEnv } from './tenant.api.ts'

function recording() {
  const send = vi.fn<Http['send']>(() => Promise.resolve({ data: true, headers: {} }))
  return { send, env: createVisitEnv({ send }) }
}

it('encodes the + of a phone number', async () => {
  const { send, env } = recording()
  await env.reservation.identify('abc', { phone: '+44 7700', lastName: 'Byatt' })
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({
      method: 'GET',
      path: '/users/verified-lead/abc?phone=%2B44+7700&lastName=Byatt',
      isPublic: true,
    }),
  )
})

it('sends the verification of a questionnaire in the header as well as in the body', async () => {
  const { send, env } = recording()
  const answers = { ...answeredQuestionnaire(), id: 7, verification: 'proof' }
  await env.questionnaire.send(answers)
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({
      method: 'POST',
      path: '/users/qualifying-questions/7',
      body: answers,
      headers: { [VERIFICATION_HEADER]: 'proof' },
    }),
  )
})

it.each([
  [null, {}],
  [aTenantPage({ verification: 'proof' }), { [VERIFICATION_HEADER]: 'proof' }],
])('reads the tenant’s page again with its proof', async (page, headers) => {
  const { send, env } = recording()
  await env.tenantPage.identify('abc', { phone: '07700', lastName: 'Byatt' }, page)
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({ path: '/users/your-enquiry/abc?phone=07700&lastName=Byatt', headers }),
  )
})

it('requests a reservation without the comments, which may exceed the call’s limit', async () => {
  const { send, env } = recording()
  const lead = { ...aReservationLead(), notes: 'x'.repeat(100_000) }
  await env.reservation.request(lead)
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({ path: `/users/reserve-request/${lead.id}`, body: { ...lead, notes: null } }),
  )
})
