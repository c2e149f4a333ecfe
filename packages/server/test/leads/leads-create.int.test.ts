import type { Lead } from '@latchkey/domain/leads/lead.contract'
import { describe, expect, test } from 'vitest'
import { caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertHome, leadBody, leadRow } from '../_leads.ts'
import { mailCount, mailsAfter } from '../_mails.ts'

const server = await serverOfFile()
const agent = await caller(server, 'enquiries-view', 'properties-view')
const manager = await caller(server, 'enquiries-view', 'leads-assign')
const viewer = await caller(server, 'enquiries-view')
const nobody = await caller(server)

const attributesOf = (response: Awaited<ReturnType<typeof agent.post>>) =>
  response.json<{ attribute: string }[]>().map(({ attribute }) => attribute)
const handlerOf = async (who: typeof agent, handlerUserId: number | null) =>
  (await who.post('/leads', leadBody({ handlerUserId }))).json<Lead>().handler?.id

describe('the questionnaire', () => {
  test('is mailed unless the sender says no; its link can be sent later', async () => {
    const before = await mailCount(server)
    const { id } = (await agent.post('/leads', leadBody({ sendQuestionnaire: false }))).json<Lead>()
    expect(await mailsAfter(server, before)).toEqual([])
    await agent.post(`/leads/${id}/send-questionnaire`)
    await agent.post('/leads', leadBody({ sendQuestionnaire: null }))
    await agent.post('/leads', leadBody({ sendQuestionnaire: true }))
    expect(await mailsAfter(server, before)).toHaveLength(3)
  })
})

describe('the home', () => {
  test('is linked by its id, and fills what is blank', async () => {
    const propertyId = await insertHome(server.db, { name: 'Plot 7', city: 'Leeds', postcode: 'LS1 4AP' })
    const lead = (
      await agent.post('/leads', leadBody({ propertyId, property: { name: 'Plot 7' } }))
    ).json<Lead>()
    expect(lead.property).toMatchObject({ name: 'Plot 7', city: 'Leeds', postcode: 'LS1 4AP' })
    expect(await leadRow(server.db, lead.id)).toMatchObject({ property_id: propertyId })
  })

  test('422 for none; 403 without permission to read homes', async () => {
    const propertyId = await insertHome(server.db, { deleted_at: new Date() })
    for (const id of [propertyId, 0, 2 ** 40]) {
      const response = await agent.post('/leads', leadBody({ propertyId: id }))
      expect([response.statusCode, attributesOf(response)]).toEqual([422, ['propertyId']])
    }
    expect((await viewer.post('/leads', leadBody({ propertyId: 1 }))).statusCode).toBe(403)
  })
})

describe('the handler', () => {
  test('is the sender, or a chosen user, who is notified', async () => {
    expect(await handlerOf(agent, null)).toBe(agent.userId)
    expect(await handlerOf(agent, agent.userId)).toBe(agent.userId)
    const unread = async () => (await agent.get('/notifications/unread')).json<{ unread: number }>().unread
    const before = await unread()
    expect(await handlerOf(manager, agent.userId)).toBe(agent.userId)
    expect(await unread()).toBe(before + 1)
  })

  test('403 for another without leads-assign; 422 for one who may not open the lead', async () => {
    expect((await agent.post('/leads', leadBody({ handlerUserId: manager.userId }))).statusCode).toBe(403)
    for (const id of [nobody.userId, 0]) {
      const response = await manager.post('/leads', leadBody({ handlerUserId: id }))
      expect([response.statusCode, attributesOf(response)]).toEqual([422, ['handlerUserId']])
    }
  })
})

test('how the caller heard of the home is stored as the answer to the question', async () => {
  const { id } = (await agent.post('/leads', leadBody({ whereDidYouHearAboutProperty: 3 }))).json<Lead>()
  expect(await leadRow(server.db, id)).toMatchObject({ where_heard: 3, status: 1 })
  const response = await agent.post('/leads', leadBody({ whereDidYouHearAboutProperty: 8 }))
  expect([response.statusCode, attributesOf(response)]).toEqual([422, ['whereDidYouHearAboutProperty']])
})
