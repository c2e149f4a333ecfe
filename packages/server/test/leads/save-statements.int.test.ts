import { expect, test } from 'vitest'
import { caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead, leadBody, seconds } from '../_leads.ts'
import { statementsOf } from '../_statements.ts'

const server = await serverOfFile()
const agent = await caller(server, 'enquiries-view', 'viewings-view', 'reservations-view')

const EMAIL = 'ann@example.com'
/** Until the commit; events are dispatched after it. */
async function saved(id: number, body: object): Promise<string[]> {
  const sent = await statementsOf(server, async () => {
    expect((await agent.post(`/leads/${id}`, body)).statusCode).toBe(200)
  })
  return sent.slice(0, sent.indexOf('commit') + 1)
}

test('a save of an enquiry takes seven statements', async () => {
  const id = await insertLead(server.db, { handler_user_id: agent.userId, email: EMAIL })
  expect(await saved(id, leadBody())).toEqual([
    expect.stringContaining('select "session"'),
    'begin',
    'select *, (',
    'update "lead" set',
    // Of the audit entry.
    'with touched as',
    'insert into event',
    'commit',
  ])
})

test('a save without a change writes nothing', async () => {
  const id = await insertLead(server.db, { handler_user_id: agent.userId, email: EMAIL })
  await saved(id, leadBody())
  expect(await saved(id, leadBody())).toEqual([
    expect.stringContaining('select "session"'),
    'begin',
    'select *, (',
    'commit',
  ])
})

test('a save with a new viewing also reads the agent and their diary', async () => {
  const answered = { first_answered_at: new Date(0), handler_user_id: agent.userId }
  const id = await insertLead(server.db, { ...answered, status: 3, email: EMAIL })
  const viewing = { status: 4, viewingDate: seconds('2027-01-04T10:00'), viewingUserId: agent.userId }
  expect(await saved(id, leadBody(viewing))).toEqual([
    expect.stringContaining('select "session"'),
    'begin',
    'select "id", "active"',
    'select *, (',
    'select pg_advisory_xact_lock($1::integer, $2::integer)',
    'select "id", "first_name",',
    'update "lead" set',
    // Of the audit entry.
    'with touched as',
    'insert into event',
    'commit',
  ])
})
