import { describe, expect, test } from 'vitest'
import type { FormLinkPurpose } from '../../src/links/lead-tokens.ts'
import { caller } from '../_caller.ts'
import { mergesOf } from '../duplicates/_pairs.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead } from '../_leads.ts'
import { waitForLockWaiters } from '../_locks.ts'
import { LINKS, tenantsOf } from '../_tenants.ts'

const server = await serverOfFile()
const manager = await caller(server, 'enquiries-view', 'leads-merge')

const merges = () => mergesOf(server)
const statusOf = async (id: number) =>
  (await server.db.selectFrom('lead').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const OPEN = { questionnaire: 1, reservation: 7 } as const
const SENT = { questionnaire: 2, reservation: 8 } as const

/** A lead with its form open, and another of the same person in the same status. */
async function opened(purpose: FormLinkPurpose) {
  const tenants = tenantsOf(server)
  const status = OPEN[purpose]
  const { kept, other, phone } = await merges().pair({ status }, { status })
  const token = await tenants.issue(other, purpose)
  const open = async () => {
    const answer = (await tenants.open(purpose, token, { phone, lastName: 'Lee' })).json<{
      id: number
      verification: string
    }>()
    const form = { ...tenants.answers({ phone }), verification: answer.verification }
    return { id: answer.id, send: (id = answer.id) => tenants.send(purpose, id, form) }
  }
  // Only the kept lead can be in a reservation.
  const mergeLeads = async () => {
    if (purpose === 'reservation')
      await server.db.updateTable('lead').set({ status: 10 }).where('id', '=', other).execute()
    expect((await merges().merge(manager, kept, other)).json()).toBe(true)
  }
  return { kept, other, phone, open, mergeLeads }
}

describe.each(LINKS)('an open %s form', (purpose) => {
  test('can be submitted after its lead was merged: the kept one gets it', async () => {
    const { kept, other, open, mergeLeads } = await opened(purpose)
    const form = await open()
    expect(form.id).toBe(other)
    await mergeLeads()
    expect((await form.send()).body).toBe('true')
    expect(await statusOf(kept)).toBe(SENT[purpose])
    expect((await form.send()).statusCode).toBe(403)
  })

  test('can be submitted while its lead is being merged', async () => {
    const { kept, other, open } = await opened(purpose)
    const form = await open()
    let sending: ReturnType<typeof form.send> | undefined
    await server.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('lead')
        .set({ deleted_at: new Date(), merged_into_id: kept })
        .where('id', '=', other)
        .execute()
      sending = form.send()
      await waitForLockWaiters(server.db)
    })
    expect((await sending)?.body).toBe('true')
    expect(await statusOf(kept)).toBe(SENT[purpose])
  })

  test('can be submitted after the merge was undone: the lead of its link gets it', async () => {
    const { kept, other, open, mergeLeads } = await opened(purpose)
    await mergeLeads()
    const form = await open()
    expect(form.id).toBe(kept)
    await merges().unmerge(manager, kept)
    await server.db.updateTable('lead').set({ status: OPEN[purpose] }).where('id', '=', other).execute()
    expect((await form.send()).body).toBe('true')
    expect([await statusOf(kept), await statusOf(other)]).toEqual([OPEN[purpose], SENT[purpose]])
  })

  test('gets 403 for a lead that its own was never merged with, and for a deleted one', async () => {
    const { kept, other, open, mergeLeads } = await opened(purpose)
    const form = await open()
    await mergeLeads()
    const somebody = await insertLead(server.db, { status: OPEN[purpose] })
    for (const id of [somebody, 0, 999_999_999_999]) expect((await form.send(id)).statusCode).toBe(403)
    await server.db.updateTable('lead').set({ deleted_at: new Date() }).where('id', '=', kept).execute()
    for (const id of [kept, other]) expect((await form.send(id)).statusCode).toBe(403)
  })
})

test('a form can be submitted after its lead was merged twice', async () => {
  const { kept, phone, open, mergeLeads } = await opened('questionnaire')
  const form = await open()
  await mergeLeads()
  const last = await insertLead(server.db, { phone })
  await merges().merge(manager, last, kept)
  expect((await form.send()).body).toBe('true')
  expect(await statusOf(last)).toBe(2)
})
