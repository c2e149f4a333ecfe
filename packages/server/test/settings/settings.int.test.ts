import { describe, expect, test } from 'vitest'
import { caller, anonymous } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'

const server = await serverOfFile()

describe('GET /settings', () => {
  test('401: the addresses of the CRM are for staff', async () => {
    expect((await anonymous(server).get('/settings')).statusCode).toBe(401)
  })

  test('200: the settings that pages need, and nothing else', async () => {
    const response = await (await caller(server)).get('/settings')
    const { crm, propertyExplorerUrl, mapUrl } = server.context.config
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { crmApplicantUrl: crm.applicantUrl, crmViewingUrl: crm.viewingUrl, propertyExplorerUrl, mapUrl },
    ])
  })
})
