import { expect, test } from 'vitest'
import { askForFeedback } from '../../src/leads/outcome/feedback.job.ts'
import { remindOfViewings } from '../../src/leads/reminders/reminders.job.ts'
import { caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead } from '../_leads.ts'
import { waitForLockWaiters } from '../_locks.ts'
import { mailCount, mailsAfter } from '../_mails.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const server = await serverOfFile()
const agent = await caller(server, 'viewings-view', 'viewings-update')

/** Confirmed a week before its start; hours are from now. */
const viewing = (hours: number) => {
  const startMs = server.clock.now + hours * HOUR_MS
  return insertLead(server.db, {
    status: 4,
    viewing_user_id: agent.userId,
    viewing_at: new Date(startMs),
    viewing_confirmed_at: new Date(startMs - 7 * DAY_MS),
  })
}

test('an undo waits for the job that asks for feedback, and comes too late', async () => {
  const id = await viewing(-1)
  expect((await agent.post(`/leads/${id}/viewing-outcome`, { outcome: 1 })).json()).toBe(true)
  const { undoing } = await server.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('viewing_outcome')
      .set({ feedback_due_at: null })
      .where('lead_id', '=', id)
      .execute()
    const request = agent.post(`/leads/${id}/viewing-outcome/undo`)
    await waitForLockWaiters(server.db)
    return { undoing: request }
  })
  expect((await undoing).json()).toBe(false)
})

test('several runs at once, as by several servers, send each mail once', async () => {
  const reminded: number[] = []
  // More than a batch of `inBatches`.
  for (let nr = 0; nr < 260; nr += 1) reminded.push(await viewing(27))
  const attended: number[] = []
  for (let nr = 0; nr < 30; nr += 1) attended.push(await viewing(-1))
  for (const id of attended) await agent.post(`/leads/${id}/viewing-outcome`, { outcome: 1 })
  const skip = await mailCount(server)
  const at = new Date(server.clock.now + HOUR_MS)
  const runs = await Promise.all(
    [remindOfViewings, remindOfViewings, askForFeedback, askForFeedback].map((run) =>
      run(server.context, at),
    ),
  )
  const [first = 0, second = 0, third = 0, fourth = 0] = runs
  expect([first + second, third + fourth]).toEqual([reminded.length, attended.length])
  const mails = await mailsAfter(server, skip)
  expect(mails).toHaveLength(reminded.length + attended.length)
  const lines = await server.db
    .selectFrom('mail_log')
    .select('lead_id')
    .where('lead_id', 'in', [...reminded, ...attended])
    .where('sent_at', 'is not', null)
    .execute()
  expect(new Set(lines.map((line) => line.lead_id)).size).toBe(mails.length)
})
