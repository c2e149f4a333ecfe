import type { QuestionnaireLead } from '@latchkey/domain/tenants/questionnaire/questionnaire.contract'
import { answeredQuestionnaire } from '@latchkey/domain/tenants/questionnaire/questionnaire.fixtures'
import { expect, test } from 'vitest'
import { caller, anonymous } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead, leadBody } from '../_leads.ts'
import { giveLeadLink } from '../_links.ts'
import { mailCount, mailsAfter } from '../_mails.ts'

const server = await serverOfFile()
const agent = await caller(server, 'enquiries-view')

const save = (id: number, over: Record<string, unknown>) => agent.post(`/leads/${id}`, leadBody(over))
const OFFER = { status: 7, reservationSentDate: 1 }
const NEW = 'new@example.com'
const works = async (token: string, call: 'qualifying-questions' | 'verified-lead') => {
  const response = await anonymous(server).get(
    `/users/${call}/${token}?${new URLSearchParams({ phone: '07700 900123', lastName: 'Lee' }).toString()}`,
  )
  return response.json<unknown>() !== false
}

test.each([
  [1, 'questionnaire', 'qualifying-questions', {}],
  [7, 'reservation', 'verified-lead', OFFER],
] as const)(
  'in status %d: the mailed link ends, a new one goes to the new address, and both are in the history',
  async (status, purpose, call, fields) => {
    const mails = await mailCount(server)
    const id = await insertLead(server.db, { status, last_name: 'Lee', email: 'old@example.com' })
    const { token } = await giveLeadLink(server, id, purpose)
    // The same address in another case is the same mailbox.
    await save(id, { ...fields, email: 'OLD@example.com' })
    expect([await works(token, call), (await mailsAfter(server, mails)).length]).toEqual([true, 0])
    await save(id, { ...fields, email: NEW })
    expect(await works(token, call)).toBe(false)
    const [mail, ...others] = await mailsAfter(server, mails)
    expect([mail?.to?.map(({ address }) => address), others]).toEqual([[NEW], []])
    const fresh = /\/[a-z-]+\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
    expect(await works(fresh, call)).toBe(true)
    const history = (await agent.get(`/leads/${id}/history`)).json<{ changes: object[] | null }[]>()
    expect(history.flatMap(({ changes }) => changes ?? [])).toContainEqual({
      field: 'email',
      from: 'OLD@example.com',
      to: NEW,
    })
  },
)

test('in another status the links end and nothing is mailed', async () => {
  const id = await insertLead(server.db, { status: 2, last_name: 'Lee', email: 'old@example.com' })
  const { token } = await giveLeadLink(server, id, 'questionnaire')
  const mails = await mailCount(server)
  await save(id, { status: 2, email: NEW })
  expect([await works(token, 'qualifying-questions'), await mailsAfter(server, mails)]).toEqual([false, []])
})

test('changed by the tenant in the questionnaire: other links end, the answers are saved', async () => {
  const id = await insertLead(server.db, { status: 1, last_name: 'Lee', email: 'old@example.com' })
  const { token: reservation } = await giveLeadLink(server, id, 'reservation')
  const { token } = await giveLeadLink(server, id, 'questionnaire')
  const query = new URLSearchParams({ phone: '07700 900123', lastName: 'Lee' }).toString()
  const opened = (
    await anonymous(server).get(`/users/qualifying-questions/${token}?${query}`)
  ).json<QuestionnaireLead>()
  const responses = { ...answeredQuestionnaire(), verification: opened.verification, email: NEW }
  expect((await anonymous(server).post(`/users/qualifying-questions/${id}`, responses)).json()).toBe(true)
  await server.db.updateTable('lead').set({ status: 7 }).where('id', '=', id).execute()
  expect(await works(reservation, 'verified-lead')).toBe(false)
})
