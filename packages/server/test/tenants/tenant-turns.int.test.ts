import { expect, test } from 'vitest'
import { leadQueries } from '../../src/leads/record/lead.queries.ts'
import { serverOfFile } from '../_harness.ts'
import { tenantPagesOf } from './_tenant-page.ts'

const server = await serverOfFile()
const pages = () => tenantPagesOf(server)

const statusOf = (answer: { statusCode: number }) => answer.statusCode

/** A tenant who can choose a time. */
const visitor = async () => pages().visit(await pages().lead({ handler_user_id: await pages().agent() }))

test('a link of an anonymised lead opens nothing, and every call with its proof is refused', async () => {
  const agent = await pages().agent()
  const id = await pages().lead({ handler_user_id: agent, viewing_user_id: agent })
  const visit = await pages().visit(id)
  const start = (await visit.slots())[0]?.start
  await server.db
    .updateTable('lead')
    .set({ anonymised_at: new Date(server.clock.now) })
    .where('id', '=', id)
    .execute()
  const answers = await Promise.all([
    visit.book(start),
    visit.cancel(start),
    visit.feedback({ interested: 1, words: '' }),
    visit.sendLink(),
  ])
  expect(answers.map(statusOf)).toEqual([403, 403, 403, 403])
  expect((await pages().open(visit.token)).json()).toBe(false)
})

test('nobody waits for the calls of a tenant whose lead is locked', async () => {
  const id = await pages().lead({ handler_user_id: await pages().agent() })
  const [blocked, other] = [await pages().visit(id), await visitor()]
  const start = (await other.slots())[0]?.start
  const { waiting } = await server.context.change(null, async (change) => {
    await change.db.selectFrom('lead').select('id').where('id', '=', id).forUpdate().execute()
    const calls = Array.from({ length: 10 }, () => [
      blocked.book(start),
      blocked.cancel(start),
      blocked.feedback({ interested: 1, words: '' }),
      blocked.sendLink(),
    ]).flat()
    expect((await other.book(start)).json()).toBe(true)
    return { waiting: calls }
  })
  expect((await Promise.all(waiting)).map(statusOf)).not.toContain(500)
})

test('nobody waits for the bookings of an agent whose diary is being changed', async () => {
  const handler_user_id = await pages().agent()
  const leads = await Promise.all(Array.from({ length: 12 }, () => pages().lead({ handler_user_id })))
  const visits: Awaited<ReturnType<typeof visitor>>[] = []
  for (const id of leads) visits.push(await pages().visit(id))
  const other = await visitor()
  const start = (await other.slots())[0]?.start
  const { waiting } = await server.context.change(null, async (change) => {
    await leadQueries(change.db).lockDiary(handler_user_id)
    const calls = visits.map(({ book }) => book(start))
    expect((await other.book(start)).json()).toBe(true)
    return { waiting: calls }
  })
  const codes = (await Promise.all(waiting)).map(statusOf)
  expect(codes.filter((code) => code === 200)).toHaveLength(1)
  expect(codes.filter((code) => code === 409)).toHaveLength(11)
})

test('the writes of one tenant are limited, whether or not they are refused', async () => {
  const [one, other] = [await visitor(), await visitor()]
  const answers = await Promise.all(Array.from({ length: 400 }, () => one.book(1)))
  expect(answers.map(statusOf).filter((code) => code === 422)).toHaveLength(60)
  expect(answers.map(statusOf).filter((code) => code === 429)).toHaveLength(340)
  expect((await other.book((await other.slots())[0]?.start)).json()).toBe(true)
})
