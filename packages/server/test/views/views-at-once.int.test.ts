import type { SavedView } from '@latchkey/domain/views/view.contract'
import { beforeEach, expect, test } from 'vitest'
import { caller, type Caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { waitForLockWaiters } from '../_locks.ts'

const server = await serverOfFile()
let grace: Caller
beforeEach(async () => {
  await server.db.deleteFrom('saved_view').execute()
  grace = await caller(server, 'enquiries-view')
})

const QUERY = { filters: {}, sort: null, limit: 25 }
const save = async (name: string) =>
  (await grace.post('/views/enquiries', { name, query: QUERY })).json<SavedView>().id
const order = (ids: number[]) => grace.post('/views/enquiries/order', { ids })
const orderNow = async () => (await grace.get('/views/enquiries')).json<SavedView[]>().map(({ id }) => id)

test('ordering views while one of them is deleted', async () => {
  const [one, two, three] = [await save('One'), await save('Two'), await save('Three')]
  let ordering: ReturnType<typeof order> | undefined
  await server.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('saved_view').where('id', '=', two).execute()
    ordering = order([three, two, one])
    await waitForLockWaiters(server.db)
  })
  expect((await ordering)?.body).toBe('true')
  expect(await orderNow()).toEqual([three, one])
})

test('404 for using a view while it is deleted', async () => {
  const id = await save('One')
  let using: ReturnType<typeof order> | undefined
  await server.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('saved_view').where('id', '=', id).execute()
    using = grace.post(`/views/${id}/use`, { isPinned: true })
    await waitForLockWaiters(server.db)
  })
  expect((await using)?.statusCode).toBe(404)
})

test('many concurrent orders and deletions', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, (_, nr) => save(`View ${nr}`)))
  const [kept, ...gone] = ids
  const responses = await Promise.all(
    gone.flatMap((id) => [order(ids.toReversed()), grace.post(`/views/${id}/delete`)]),
  )
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(await orderNow()).toEqual([kept])
})
