import fs from 'node:fs'
import path from 'node:path'
import type { Media } from '@latchkey/domain/media/media.contract'
import { PICTURE_WIDTHS } from '@latchkey/domain/media/media-pictures'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SETTLED_MS } from '../../src/housekeeping/housekeeping.limits.ts'
import { sweepHandlers } from '../../src/housekeeping/sweep.job.ts'
import { mediaSweepQueries } from '../../src/media/media.sweep.queries.ts'
import { openMediaStore } from '../../src/media/open-media-store.ts'
import { startTestServer, type TestServer } from '../_harness.ts'
import { insertProject } from '../_homes.ts'
import { insertHome, insertLead } from '../_leads.ts'
import { waitForLockWaiters } from '../_locks.ts'
import type { SignedIn } from '../_people.ts'
import { picture, sendForm } from '../_pictures.ts'
import { startS3Peer, type S3Peer } from '../_s3-peer.ts'
import { fieldError } from '../_staff.ts'

const SIZES = Object.keys(PICTURE_WIDTHS).length + 1

describe.each(['folder', 'bucket'] as const)('pictures in a %s', (kind) => {
  let peer: S3Peer | undefined
  let server: TestServer
  let agent: SignedIn
  let project: number
  beforeAll(async () => {
    peer = kind === 'bucket' ? await startS3Peer() : undefined
    server = await startTestServer(peer ? { config: peer.settings } : {})
  })
  afterAll(async () => {
    await server.close()
    await peer?.close()
  })
  beforeEach(async () => {
    project = await insertProject(server.db)
    await signIn()
  })
  // The retention outlasts every session.
  const signIn = async () => {
    agent = await server.signIn(['properties-view'])
  }

  const sweep = () => sweepHandlers(server.context)['housekeeping.sweep']({})
  const upload = async () => {
    const file = { name: 'upload', fileName: 'a.jpg', bytes: await picture({ width: 60, height: 40 }) }
    return (await sendForm(server, agent, '/media/upload-image', file)).json<Media>()
  }
  const filesOf = async ({ location }: Media) => {
    const store = openMediaStore(server.context.config)
    const name = path.basename(location ?? '', '.webp')
    const names = [name, ...Object.keys(PICTURE_WIDTHS).map((size) => `${name}-${size}`)]
    const found = await Promise.all(names.map((each) => store.read(`${each}.webp`)))
    return found.filter((bytes) => bytes !== null).length
  }
  const isKnown = async ({ id }: Media) =>
    (await server.db.selectFrom('media').select('id').where('id', '=', id).execute()).length === 1
  const show = (id: number, homeId: number) =>
    server.db
      .insertInto('property_image')
      .values({ property_id: homeId, media_id: id, position: 0 })
      .execute()
  const post = (url: string, payload: object = {}) =>
    server.app.inject({ method: 'POST', url: `/api${url}`, headers: agent.headers, payload })

  test('a picture of an abandoned form is deleted after the retention, no sooner, and others never', async () => {
    const [left, card, standIn, home, lead, own] = await Promise.all(Array.from({ length: 6 }, upload))
    await server.db
      .updateTable('project')
      .set({ media_id: card?.id ?? 0, default_media_id: standIn?.id ?? 0 })
      .where('id', '=', project)
      .execute()
    await show(home?.id ?? 0, await insertHome(server.db))
    const leadId = await insertLead(server.db)
    await server.db
      .insertInto('lead_image')
      .values({ lead_id: leadId, media_id: lead?.id ?? 0, position: 0 })
      .execute()
    await server.db
      .updateTable('app_user')
      .set({ media_id: own?.id ?? 0 })
      .where('id', '=', agent.userId)
      .execute()
    const all = [left, card, standIn, home, lead, own] as Media[]
    const files = async () => Promise.all(all.map(filesOf))

    await sweep()
    server.clock.advance(SETTLED_MS - 1000)
    await sweep()
    expect(await files()).toEqual(all.map(() => SIZES))
    server.clock.advance(1000)
    await sweep()
    expect(await files()).toEqual([0, ...all.slice(1).map(() => SIZES)])
    expect(await Promise.all(all.map(isKnown))).toEqual([false, true, true, true, true, true])
    await sweep()
  })

  test('pictures of a deleted project and its units are deleted, but not those that a lead shows', async () => {
    const [card, ofUnit, copied] = (await Promise.all(Array.from({ length: 3 }, upload))) as [
      Media,
      Media,
      Media,
    ]
    const unit = await insertHome(server.db, { project_id: project })
    await server.db.updateTable('project').set({ media_id: card.id }).where('id', '=', project).execute()
    for (const media of [ofUnit, copied]) await show(media.id, unit)
    await server.db
      .insertInto('lead_image')
      .values({ lead_id: await insertLead(server.db), media_id: copied.id, position: 0 })
      .execute()
    expect((await post(`/projects/${project}/delete`)).json()).toBe(true)
    await sweep()
    server.clock.advance(SETTLED_MS + 1)
    await sweep()
    expect(await Promise.all([card, ofUnit, copied].map(filesOf))).toEqual([0, 0, SIZES])
    expect(await Promise.all([card, ofUnit, copied].map(isKnown))).toEqual([false, false, true])
  })

  test('the retention begins again when a picture was used in between', async () => {
    const [media, home] = [await upload(), await insertHome(server.db)]
    await sweep()
    await show(media.id, home)
    server.clock.advance(SETTLED_MS + 1)
    await sweep()
    await signIn()
    await post(`/properties/${home}/delete-image`, { imageId: media.id })
    await sweep()
    expect(await filesOf(media)).toBe(SIZES)
    server.clock.advance(SETTLED_MS + 1)
    await sweep()
    expect(await filesOf(media)).toBe(0)
  })

  test('422 for a save with a picture that is being swept', async () => {
    const media = await upload()
    const saving = Promise.withResolvers<Awaited<ReturnType<typeof post>>>()
    await server.context.change(null, async ({ db }) => {
      await mediaSweepQueries(db).lock(media.id)
      saving.resolve(post('/properties/create', { name: 'A', images: [{ id: media.id }] }))
      await waitForLockWaiters(server.db)
      await mediaSweepQueries(db).remove(media.id)
    })
    const response = await saving.promise
    expect([response.statusCode, response.json()]).toEqual([422, fieldError('images.0.id', 'enumerable')])
  })

  test('a failing store keeps the row, the others are deleted, and the next sweep finishes', async () => {
    const [first, second] = await Promise.all([upload(), upload()])
    await sweep()
    server.clock.advance(SETTLED_MS + 1)
    const [broken] = [first, second].toSorted((one, other) => one.id - other.id)
    const location = broken?.location ?? ''
    const setLocation = (to: string) =>
      server.db
        .updateTable('media')
        .set({ location: to })
        .where('id', '=', broken?.id ?? 0)
        .execute()
    // Not a stored name: rejected before anything is removed.
    await setLocation('/media/../secret.webp')
    await expect(sweep()).rejects.toThrow('1 pictures could not be swept away')
    expect(await Promise.all([first, second].map(isKnown))).toEqual(
      [first, second].map((media) => media === broken),
    )
    await setLocation(location)
    await sweep()
    expect(await Promise.all([first, second].map(filesOf))).toEqual([0, 0])
  })
})

test('files that a failed upload left are found by its row', async () => {
  const server = await startTestServer()
  const person = await server.signIn([])
  const folder = path.join(server.context.config.dataDir, 'media')
  // A file in place of the folder: nothing can be stored.
  fs.writeFileSync(folder, '')
  const file = { name: 'upload', fileName: 'a.jpg', bytes: await picture({ width: 60, height: 40 }) }
  const response = await sendForm(server, person, '/media/upload-image', file)
  expect(response.statusCode).toBe(500)
  const rows = () => server.db.selectFrom('media').select('id').execute()
  expect(await rows()).toHaveLength(1)
  fs.rmSync(folder)
  const sweep = () => sweepHandlers(server.context)['housekeeping.sweep']({})
  await sweep()
  server.clock.advance(SETTLED_MS + 1)
  await sweep()
  expect(await rows()).toEqual([])
  await server.close()
})
