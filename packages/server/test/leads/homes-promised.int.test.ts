import { expect, test } from 'vitest'
import { caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertHome, insertLead, leadRow } from '../_leads.ts'
import { tenantsOf } from '../_tenants.ts'

const server = await serverOfFile()
const tenants = tenantsOf(server)

test('a home requested by one tenant is not requested by another, whatever older offer there is', async () => {
  const property_id = await insertHome(server.db, { availability: 6 })
  await insertLead(server.db, { status: 7, property_id })
  await insertLead(server.db, { status: 8, property_id })
  const { id, token } = await tenants.invited('reservation', { property_id })
  const verification = await tenants.proofOf('reservation', token)
  expect((await tenants.send('reservation', id, { verification })).body).toBe('false')
  expect((await leadRow(server.db, id)).status).toBe(7)
})

test('a home completed for one lead is not completed for another, whatever older offer there is', async () => {
  const property_id = await insertHome(server.db, { availability: 2 })
  await insertLead(server.db, { status: 7, property_id })
  await insertLead(server.db, { status: 12, property_id })
  const id = await insertLead(server.db, { status: 11, property_id, reservation_complete_at: new Date() })
  const staff = await caller(server, 'reservations-view')
  expect((await staff.post(`/leads/${id}/verify-lead`, {})).body).toBe('false')
  expect((await leadRow(server.db, id)).status).toBe(11)
})
