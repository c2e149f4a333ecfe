import type { Lead } from '@latchkey/domain/leads/lead.contract'
import { expect, test } from 'vitest'
import { mediaSweepQueries } from '../../src/media/media.sweep.queries.ts'
import { caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { waitForLockWaiters } from '../_locks.ts'
import { mergesOf } from './_pairs.ts'

const server = await serverOfFile()
const manager = await caller(server, 'enquiries-view', 'leads-merge')

const merges = () => mergesOf(server)
const leadOf = async (id: number) => (await manager.get(`/leads/${id}`)).json<Lead>()
const isDeleted = async (id: number) =>
  (await server.db.selectFrom('lead').select('deleted_at').where('id', '=', id).executeTakeFirstOrThrow())
    .deleted_at !== null
const aPicture = async () =>
  (
    await server.db
      .insertInto('media')
      .values({ external_url: 'https://pictures.example/1.jpg' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

/** A merged pair whose kept lead took the other's home; its own two former pictures are unused since. */
async function withFormerPictures() {
  const { kept, other } = await merges().pair({ property_name: 'Plot 1' }, { property_name: 'Plot 2' })
  const pictures = [await aPicture(), await aPicture()] as const
  await server.db
    .insertInto('lead_image')
    .values(pictures.map((media_id, position) => ({ lead_id: kept, media_id, position })))
    .execute()
  await merges().merge(manager, kept, other, { home: 'other' })
  return { kept, other, pictures }
}

test('a merge can be undone after a picture of the former home was swept', async () => {
  const { kept, other, pictures } = await withFormerPictures()
  await server.context.change(null, ({ db }) => mediaSweepQueries(db).remove(pictures[0]))
  expect((await merges().unmerge(manager, kept)).json()).toEqual({ kept: [] })
  expect((await leadOf(kept)).property).toMatchObject({ name: 'Plot 1', images: [{ id: pictures[1] }] })
  expect(await isDeleted(other)).toBe(false)
})

test('a merge can be undone while a picture of the former home is swept', async () => {
  const { kept, pictures } = await withFormerPictures()
  let undoing: ReturnType<ReturnType<typeof merges>['unmerge']> | undefined
  await server.context.change(null, async ({ db }) => {
    await mediaSweepQueries(db).lock(pictures[1])
    await mediaSweepQueries(db).remove(pictures[1])
    undoing = merges().unmerge(manager, kept)
    await waitForLockWaiters(server.db)
  })
  expect((await undoing)?.json()).toEqual({ kept: [] })
  expect((await leadOf(kept)).property?.images).toMatchObject([{ id: pictures[0] }])
})

test('403 for a merge of a lead that the caller may not open; nothing changes', async () => {
  const shower = await caller(server, 'viewings-view', 'leads-merge')
  const { kept, other } = await merges().pair({ status: 5, notes: 'Rang.' }, { status: 1, notes: 'Wrote.' })
  await merges().merge(manager, kept, other, { notes: 'other' })
  expect((await merges().unmerge(shower, kept, manager)).statusCode).toBe(403)
  expect([await isDeleted(other), (await leadOf(kept)).notes]).toEqual([true, 'Wrote.'])
  expect((await merges().unmerge(manager, kept)).json()).toEqual({ kept: [] })
})

test('of two concurrent calls one undoes the merge', async () => {
  const { kept, other } = await merges().pair()
  await merges().merge(manager, kept, other)
  const responses = await Promise.all([merges().unmerge(manager, kept), merges().unmerge(manager, kept)])
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(responses.filter((response) => response.json() !== false)).toHaveLength(1)
})
