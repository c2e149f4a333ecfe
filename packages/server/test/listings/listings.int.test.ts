import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import { beforeEach, describe, expect, test } from 'vitest'
import { anonymous, caller, type Caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertMedia, insertProject } from '../_homes.ts'
import { insertLead } from '../_leads.ts'
import { insertHomeToLet, LETTING, listingOf, publishHome, saveListing } from '../_listings.ts'
import { sendForm } from '../_pictures.ts'
import { HEADER, xlsx } from '../_sheets.ts'

const server = await serverOfFile()
let agent: Caller
beforeEach(async () => {
  await server.db.deleteFrom('listing').execute()
  agent = await caller(server, 'properties-view', 'reservations-view')
})

const stored = (id: number) =>
  server.db.selectFrom('listing').selectAll().where('property_id', '=', id).executeTakeFirst()
const publish = (id: number) => agent.post(`/listings/${id}/publish`)
const setHome = async (id: number, over: Record<string, unknown>) => {
  const { body } = await agent.get(`/properties/${id}`)
  const response = await agent.post(`/properties/${id}/update`, { ...JSON.parse(body), ...over })
  expect(response.body).toBe('true')
}
const auditOf = async (id: number) =>
  (
    await server.db
      .selectFrom('audit')
      .select('action')
      .where('entity', '=', 'property')
      .where('entity_id', '=', id)
      .where('action', 'like', 'listing.%')
      .orderBy('id')
      .execute()
  ).map(({ action }) => action)

describe('the acceptance of I3', () => {
  test('1: a letting without summary and council tax band is not published, and both are named', async () => {
    const id = await insertHomeToLet(server)
    await saveListing(agent, id, { ...LETTING, summary: '', councilTaxBand: null })
    const refused = await publish(id)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ error: 'not-ready', missing: ['summary', 'councilTaxBand'] })
    const listing = await listingOf(agent, id)
    expect(listing.missing).toEqual(['summary', 'councilTaxBand'])
    expect(listing.checks.filter(({ ok }) => !ok).map(({ name }) => name)).toEqual(listing.missing)
    expect(listing.state).toBe('missing')
    expect((await stored(id))?.published_at).toBeNull()
  })

  test.each([
    [1250, 1442.3, true],
    [1250, 1442.31, false],
    [4166.67, 5769.23, true],
    [4166.67, 5769.24, false],
  ])('2: with a rent of %d, a deposit of %d is ready: %s', async (rentalPrice, rentalDeposit, isReady) => {
    const id = await insertHomeToLet(server)
    await setHome(id, { rentalPrice, rentalDeposit })
    await saveListing(agent, id)
    expect((await listingOf(agent, id)).missing).toEqual(isReady ? [] : ['deposit'])
  })

  test('3: Let agreed when its lead completes, off when it is rented, and off it stays', async () => {
    const id = await publishHome(server, agent)
    const lead = await insertLead(server.db, {
      property_id: id,
      status: LEAD_STATUS.ReservationConsider,
    })
    const { body } = await agent.post(`/leads/${lead}/verify-lead`, { rightToRentOverride: 'x'.repeat(20) })
    expect(body).toBe('true')
    expect(await listingOf(agent, id)).toMatchObject({ state: 'let-agreed', missing: [] })
    await setHome(id, { availability: 7 })
    expect((await listingOf(agent, id)).state).toBe('missing')
    await setHome(id, { availability: 6 })
    expect((await listingOf(agent, id)).state).toBe('ready')
    expect(await auditOf(id)).toEqual(['listing.update', 'listing.publish', 'listing.take-off'])
  })

  test('4: words that may be unlawful are named, and Publish stays possible', async () => {
    const id = await insertHomeToLet(server, { description: 'Sorry, No DSS.' })
    await saveListing(agent, id)
    expect((await listingOf(agent, id)).advice).toContainEqual({ name: 'words', words: ['no DSS'] })
    expect((await publish(id)).body).toBe('true')
  })

  test('5: a picture moves changedAt, and not publishedAt', async () => {
    const id = await publishHome(server, agent)
    const before = await listingOf(agent, id)
    server.clock.advance(5000)
    const { images } = (await agent.get(`/properties/${id}`)).json<{ images: { id: number }[] }>()
    await setHome(id, { images: [...images, { id: await insertMedia(server.db) }] })
    const added = await listingOf(agent, id)
    expect(added.publishedAt).toBe(before.publishedAt)
    expect(added.changedAt).toBeGreaterThan(before.changedAt ?? 0)
  })

  test('6: of two Publish at once one is true, one false, and there is one line in the trail', async () => {
    const id = await insertHomeToLet(server)
    await saveListing(agent, id)
    const bodies = (await Promise.all([publish(id), publish(id)])).map(({ body }) => body)
    expect(bodies.toSorted()).toEqual(['false', 'true'])
    expect(await auditOf(id)).toEqual(['listing.update', 'listing.publish'])
  })

  test('6: 401 and 403 without the permission', async () => {
    const id = await insertHomeToLet(server)
    const others = [
      [anonymous(server), 401],
      [await caller(server, 'enquiries-view'), 403],
    ] as const
    for (const [person, status] of others)
      for (const response of [
        await person.get('/listings/1/25'),
        await person.get('/listings/to-mend'),
        await person.get(`/listings/${id}`),
        await person.post(`/listings/${id}`, { version: 0 }),
        await person.post(`/listings/${id}/publish`),
        await person.post(`/listings/${id}/take-off`),
      ])
        expect(response.statusCode).toBe(status)
  })

  test('7: a sheet that empties a rent is uploaded, and the home counts as one to mend', async () => {
    const projectId = await insertProject(server.db)
    const id = await publishHome(server, agent, { project_id: projectId })
    expect((await agent.get('/listings/to-mend')).json()).toEqual({ total: 0 })
    const cells: Partial<Record<string, string | number>> = {
      ID: id,
      Name: 'Harbour View 12',
      Availability: 'For Rent',
    }
    const bytes = await xlsx(
      HEADER,
      HEADER.map((heading) => cells[heading] ?? null),
    )
    const keeper = await server.signIn(['properties-view', 'units-download'])
    const upload = { name: 'upload', fileName: 'units.xlsx', bytes }
    expect((await sendForm(server, keeper, `/projects/${projectId}/upload-units`, upload)).body).toBe('true')
    await server.settled()
    const home = (await agent.get(`/properties/${id}`)).json<{ rentalPrice: number | null }>()
    expect(home.rentalPrice).toBeNull()
    expect((await agent.get('/listings/to-mend')).json()).toEqual({ total: 1 })
    const listing = await listingOf(agent, id)
    expect(listing.state).toBe('published')
    expect(listing.missing).toContain('price')
  })
})

test('a new listing begins with what follows from the home, and is stored by its first save', async () => {
  const feed = await server.db
    .insertInto('feed')
    .values([
      { name: 'Website', kind: 1 },
      { name: 'Portal', kind: 2 },
    ])
    .returning('id')
    .execute()
  const id = await insertHomeToLet(server)
  expect(await listingOf(agent, id)).toMatchObject({
    kind: 'let',
    shownAddress: 'Quay Road, Bristol',
    propertyKind: 1,
    feedIds: [feed[0]?.id],
    summary: null,
    state: 'none',
    version: 0,
    changedAt: null,
  })
  expect(await stored(id)).toBeUndefined()
  await saveListing(agent, id, { shownAddress: '', feedIds: [] })
  expect(await listingOf(agent, id)).toMatchObject({
    shownAddress: null,
    propertyKind: 1,
    feedIds: [],
    state: 'missing',
    version: 1,
  })
  await server.db.deleteFrom('feed').execute()
})

describe('a save', () => {
  test('needs the version, and answers 409 to an old one', async () => {
    const id = await insertHomeToLet(server)
    for (const version of [undefined, null]) {
      const missing = await agent.post(`/listings/${id}`, { summary: 'New.', version })
      expect(missing.json()).toEqual([{ attribute: 'version', errors: [{ name: 'required' }] }])
    }
    await saveListing(agent, id)
    const stale = await agent.post(`/listings/${id}`, { summary: 'Old.', version: 0 })
    expect([stale.statusCode, stale.json<{ error: string }>().error]).toEqual([409, 'conflict'])
    expect((await listingOf(agent, id)).summary).toBe(LETTING.summary)
  })

  test('names every wrong field', async () => {
    const id = await insertHomeToLet(server)
    const wrong = {
      kind: 'swap',
      summary: 'x'.repeat(1001),
      features: ['x', 'x'.repeat(201)],
      shownAddress: 'x'.repeat(121),
      propertyKind: 16,
      availableOn: '2026-02-30',
      furnishing: 'x',
      councilTaxBand: 'I',
      tenure: 5,
      energyState: 4,
      certificateId: 999_999,
      planIds: [999_999],
      tour: 'http://tours.example',
      registrationNumber: 'x'.repeat(65),
      feedIds: [999_999],
    }
    const response = await saveListing(agent, id, wrong)
    expect(response.statusCode).toBe(422)
    const errors = response.json<{ attribute: string; errors: { name: string }[] }[]>()
    expect(
      Object.fromEntries(errors.map(({ attribute, errors: [first] }) => [attribute, first?.name])),
    ).toEqual({
      kind: 'enumerable',
      summary: 'maxlength',
      'features.1': 'maxlength',
      shownAddress: 'maxlength',
      propertyKind: 'enumerable',
      availableOn: 'date',
      furnishing: 'enumerable',
      councilTaxBand: 'enumerable',
      tenure: 'enumerable',
      energyState: 'enumerable',
      certificateId: 'enumerable',
      planIds: 'enumerable',
      tour: 'pattern',
      registrationNumber: 'maxlength',
      feedIds: 'enumerable',
    })
    const eleven = await saveListing(agent, id, {
      features: Array.from({ length: 11 }, () => 'x'),
      planIds: Array.from({ length: 11 }, (_, nr) => nr + 1),
    })
    expect(eleven.json()).toEqual([
      { attribute: 'features', errors: [{ name: 'maxlength' }] },
      { attribute: 'planIds', errors: [{ name: 'maxlength' }] },
    ])
  })

  test('keeps the kind of a published home, and a letting has no price shown as', async () => {
    const id = await publishHome(server, agent)
    const other = await saveListing(agent, id, { kind: 'sale' })
    expect(other.json()).toEqual([{ attribute: 'kind', errors: [{ name: 'enumerable' }] }])
    await saveListing(agent, id, { priceShownAs: 3 })
    expect((await listingOf(agent, id)).priceShownAs).toBeNull()
  })

  test('keeps plans in their order, drops blank features, and is in the trail of the home', async () => {
    const id = await insertHomeToLet(server)
    const [one, two] = [await insertMedia(server.db), await insertMedia(server.db)]
    await saveListing(agent, id, {
      planIds: [two, one],
      features: ['Lift', ' ', 'Balcony'],
      certificateId: one,
    })
    const { planIds, features, certificate } = await listingOf(agent, id)
    expect([planIds, features, certificate?.id]).toEqual([[two, one], ['Lift', 'Balcony'], one])
    expect(await auditOf(id)).toEqual(['listing.update'])
    expect(server.pushed.at(-1)?.event).toBe('property-refresh')
  })
})

test('publishing and taking off twice is false, and a deleted home is 404', async () => {
  const id = await publishHome(server, agent)
  expect((await publish(id)).body).toBe('false')
  const { publishedAt } = await listingOf(agent, id)
  expect((await agent.post(`/listings/${id}/take-off`)).body).toBe('true')
  expect((await agent.post(`/listings/${id}/take-off`)).body).toBe('false')
  expect(await listingOf(agent, id)).toMatchObject({ state: 'ready', publishedAt })
  await publish(id)
  await agent.post(`/properties/${id}/delete-property`)
  expect(await auditOf(id)).toEqual([
    'listing.update',
    'listing.publish',
    'listing.take-off',
    'listing.publish',
    'listing.take-off',
  ])
  for (const response of [
    await agent.get(`/listings/${id}`),
    await agent.post(`/listings/${id}`, { version: 1 }),
    await publish(id),
    await agent.post(`/listings/${id}/take-off`),
    await agent.get('/listings/999999'),
  ])
    expect(response.statusCode).toBe(404)
})

describe('what changes a home from outside', () => {
  test('deleting its project takes it off', async () => {
    const projectId = await insertProject(server.db)
    const id = await publishHome(server, agent, { project_id: projectId })
    await agent.post(`/projects/${projectId}/delete`)
    expect(await auditOf(id)).toContain('listing.take-off')
  })

  test('the default picture of its project counts, and moves changedAt', async () => {
    const media = await insertMedia(server.db)
    const projectId = await insertProject(server.db, { media_id: media, default_media_id: media })
    const id = await publishHome(server, agent, { project_id: projectId })
    await server.db.deleteFrom('property_image').where('property_id', '=', id).execute()
    await setHome(id, { images: [] })
    expect((await listingOf(agent, id)).missing).toEqual([])
    const { changedAt } = await listingOf(agent, id)
    server.clock.advance(5000)
    const { body } = await agent.get(`/projects/${projectId}`)
    const other = await insertMedia(server.db)
    await server.db
      .updateTable('media')
      .set({ location: '/media/other.webp' })
      .where('id', '=', other)
      .execute()
    const saved = await agent.post(`/projects/${projectId}/update`, {
      ...JSON.parse(body),
      defaultMediaId: other,
    })
    expect(saved.body).toBe('true')
    expect((await listingOf(agent, id)).changedAt).toBeGreaterThan(changedAt ?? 0)
  })

  test('nothing that is not shown moves changedAt', async () => {
    const id = await publishHome(server, agent)
    const { changedAt } = await listingOf(agent, id)
    server.clock.advance(5000)
    await setHome(id, { accessNotes: 'Key under the mat.', disclaimer: 'None.' })
    expect((await listingOf(agent, id)).changedAt).toBe(changedAt)
  })

  test('a home that is coming leaves portals and stays on websites', async () => {
    const feeds = await server.db
      .insertInto('feed')
      .values([
        { name: 'Website', kind: 1 },
        { name: 'Portal', kind: 2 },
      ])
      .returning('id')
      .execute()
    const ids = feeds.map(({ id }) => id)
    const id = await publishHome(
      server,
      agent,
      { availability: 1, purchase_price_pence: 25_000_000 },
      { ...LETTING, kind: 'sale', tenure: 2, feedIds: ids },
    )
    await setHome(id, { availability: 4 })
    expect(await listingOf(agent, id)).toMatchObject({ state: 'published', feedIds: ids.slice(0, 1) })
    await server.db.deleteFrom('feed').execute()
  })
})
