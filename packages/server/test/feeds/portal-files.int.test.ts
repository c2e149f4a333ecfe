import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import { DAY_MS } from '@latchkey/domain/platform/values/durations'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { feedChoiceQueries } from '../../src/listings/feed-choices.queries.ts'
import { feedFileQueries, numberOfFileState } from '../../src/feeds/portal/feed-file.queries.ts'
import type { PortalBuild } from '../../src/feeds/portal/portal-build.ts'
import { portalFilesOf } from '../../src/feeds/portal/portal-files.ts'
import { caller, type Caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import {
  branchFileOf,
  downloadOf,
  insertPicture,
  insertPortal,
  publishOn,
  publishSaleOn,
  setPictures,
  type BranchFile,
} from '../_portals.ts'

const server = await serverOfFile()
let owner: Caller
beforeEach(async () => {
  await server.db.deleteFrom('listing').execute()
  await server.db.deleteFrom('feed').execute()
  server.clock.reset()
  owner = await caller(server, ...PERMISSIONS)
})

/** Returns the files by branch; with `isSent` the portal then has them. */
async function built(
  feedId: number,
  { everything = false, isSent = false }: { everything?: boolean; isSent?: boolean } = {},
): Promise<PortalBuild & { branches: Record<string, BranchFile> }> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'latchkey-portal-'))
  try {
    const feed = (await feedChoiceQueries(server.db).all()).find(({ id }) => id === feedId)
    if (feed === undefined) throw new Error('There is no such feed.')
    const at = new Date(server.clock.now)
    const made = await portalFilesOf(server.context).build(feed, { everything, at, folder })
    const zips = await Promise.all(
      made.files.map(async ({ name, path: file }) => [name, await fs.readFile(file)] as const),
    )
    expect(zips.reduce((sum, [, { length }]) => sum + length, 0)).toBe(made.bytes)
    if (isSent)
      await feedFileQueries(server.db).insert({
        feed_id: feedId,
        at,
        state: numberOfFileState('sent'),
        homes: made.homes,
        etags: JSON.stringify(made.etags),
        homes_by_branch: JSON.stringify(made.homesByBranch),
      })
    return { ...made, branches: Object.fromEntries(zips.map(([name, zip]) => [name, branchFileOf(zip)])) }
  } finally {
    await fs.rm(folder, { recursive: true })
  }
}

const named = (record: Readonly<Record<string, string>> = {}): string[] =>
  Object.entries(record).flatMap(([name, value]) =>
    /^MEDIA_(IMAGE|FLOOR_PLAN)_\d\d$/.test(name) && value !== '' ? [value] : [],
  )

describe('the acceptance of I4', () => {
  test('4: a zip for each branch; the count is right, records fit the definition, and #END# ends it', async () => {
    const portal = await insertPortal(owner)
    const lettings = [await publishOn(server, owner, portal), await publishOn(server, owner, portal)]
    const sale = await publishSaleOn(server, owner, portal)
    const zips = await downloadOf(owner, portal)
    expect(Object.keys(zips)).toEqual(['1001_2026030201.zip', '1002_2026030201.zip'])
    const files = Object.values(zips).map((zip) => branchFileOf(zip))
    expect(files.map(({ head }) => head)).toEqual(
      ['2', '1'].map((count) => ({
        Version: '3',
        EOF: "'^'",
        EOR: "'~'",
        'Property Count': count,
        'Generated Date': '02-MAR-2026 09:00',
      })),
    )
    expect(files.map(({ records }) => records.map(({ AGENT_REF }) => AGENT_REF))).toEqual([
      lettings.map((id) => `1001_${id}`),
      [`1002_${sale}`],
    ])
    for (const { text, definition, widths } of files) {
      expect(new Set(widths)).toEqual(new Set([definition.length]))
      expect(text.endsWith('#END#')).toBe(true)
      expect(text.match(/\^~\n/g)).toHaveLength(widths.length + 1)
    }
  })

  test.each(['utf-8', 'windows-1252'])(
    '5: ^, ~, a line break and € in a text leave the record whole, in %s',
    async (encoding) => {
      const portal = await insertPortal(owner, { encoding })
      const description = 'One ^ two ~ three\nfour: 3 €'
      await publishOn(server, owner, portal, { home: { description } })
      const [zip = Buffer.alloc(0)] = Object.values(await downloadOf(owner, portal))
      const { definition, records, widths } = branchFileOf(zip, encoding)
      expect(widths).toEqual([definition.length])
      expect(records[0]?.['DESCRIPTION']).toBe('One   two   three<br />four: 3 €')
    },
  )

  test('6: each picture in the record is a JPG in the first zip; the second has none and names all', async () => {
    const portal = await insertPortal(owner)
    const [plan, certificate] = [await insertPicture(server), await insertPicture(server)]
    await publishOn(server, owner, portal, {
      pictures: 2,
      fields: { planIds: [plan], certificateId: certificate },
    })
    const first = await built(portal, { isSent: true })
    const { records, pictures } = first.branches['1001_2026030201.zip'] ?? { records: [], pictures: {} }
    expect(named(records[0]).toSorted()).toEqual(Object.keys(pictures).toSorted())
    const { AGENT_REF: ref } = records[0] ?? {}
    expect(named(records[0])).toEqual(
      ['IMG_00', 'IMG_01', 'IMG_60', 'FLP_00'].map((ending) => `${ref}_${ending}.jpg`),
    )
    for (const bytes of Object.values(pictures))
      expect(bytes.subarray(0, 3)).toEqual(Buffer.from('ffd8ff', 'hex'))
    expect(first.pictures).toBe(4)

    const second = await built(portal)
    const again = second.branches['1001_2026030202.zip']
    expect([second.pictures, again?.pictures]).toEqual([0, {}])
    expect(named(again?.records[0])).toEqual(named(records[0]))
    const everything = await built(portal, { everything: true })
    expect(everything.pictures).toBe(4)
    const [zip = Buffer.alloc(0)] = Object.values(await downloadOf(owner, portal))
    expect(Object.keys(branchFileOf(zip).pictures)).toHaveLength(4)
  })

  test('7: let agreed is status 5, and what is taken off is in no later file', async () => {
    const portal = await insertPortal(owner)
    const id = await publishOn(server, owner, portal)
    const setAvailability = async (availability: number) => {
      const { body } = await owner.get(`/properties/${id}`)
      await owner.post(`/properties/${id}/update`, { ...JSON.parse(body), availability })
    }
    const statuses = async () =>
      Object.values((await built(portal)).branches).flatMap(({ records }) =>
        records.map(({ STATUS_ID }) => STATUS_ID),
      )
    expect(await statuses()).toEqual(['0'])
    await setAvailability(2)
    expect(await statuses()).toEqual(['5'])
    await owner.post(`/listings/${id}/take-off`)
    expect(await statuses()).toEqual([])
    expect(await downloadOf(owner, portal)).toEqual({})
  })
})

describe('the files of a portal', () => {
  test('have what the portal knows of a letting', async () => {
    const portal = await insertPortal(owner, { hasNewer: true })
    const id = await publishOn(server, owner, portal, {
      home: { address_line2: 'Harbourside', rental_price_pence: 125_050, postcode: 'bs14rb' },
      fields: { tour: 'https://tours.example/7', isNew: true, propertyKind: 10 },
    })
    const [zip = Buffer.alloc(0)] = Object.values(await downloadOf(owner, portal))
    expect(branchFileOf(zip).records).toEqual([
      {
        AGENT_REF: `1001_${id}`,
        ADDRESS_1: 'Flat 2, 7b Quay Road',
        ADDRESS_2: 'Harbourside',
        TOWN: 'Bristol',
        POSTCODE1: 'BS1',
        POSTCODE2: '4RB',
        FEATURE1: 'Balcony over the water',
        FEATURE2: 'Lift',
        FEATURE3: 'Bike store',
        ...Object.fromEntries([4, 5, 6, 7, 8, 9, 10].map((nr) => [`FEATURE${nr}`, ''])),
        SUMMARY: 'A bright flat on the harbour.',
        DESCRIPTION: 'Facing the harbour.',
        BRANCH_ID: '1001',
        STATUS_ID: '0',
        BEDROOMS: '2',
        PRICE: '1250.50',
        PRICE_QUALIFIER: '0',
        PROP_SUB_ID: '3',
        CREATE_DATE: '2026-03-02 09:00:00',
        UPDATE_DATE: '2026-03-02 09:00:00',
        DISPLAY_ADDRESS: 'Quay Road, Bristol',
        PUBLISHED_FLAG: '1',
        LET_DATE_AVAILABLE: '2026-04-01 00:00:00',
        LET_BOND: '1442.30',
        LET_TYPE_ID: '1',
        LET_FURN_ID: '2',
        LET_RENT_FREQUENCY: '1',
        TENURE_TYPE_ID: '',
        TRANS_TYPE_ID: '2',
        NEW_HOME_FLAG: 'Y',
        BATHROOMS: '1',
        COUNCIL_TAX_BAND: 'C',
        MEDIA_IMAGE_00: `1001_${id}_IMG_00.jpg`,
        MEDIA_IMAGE_60: '',
        MEDIA_IMAGE_TEXT_60: '',
        MEDIA_VIRTUAL_TOUR_00: 'https://tours.example/7',
      },
    ])
  })

  test('have no rent of a sale, and moments in business time', async () => {
    server.clock.advance(Date.UTC(2026, 6, 1, 8) - server.clock.now)
    owner = await caller(server, ...PERMISSIONS)
    const portal = await insertPortal(owner)
    const id = await publishSaleOn(server, owner, portal)
    const [name = '', zip = Buffer.alloc(0)] = Object.entries(await downloadOf(owner, portal))[0] ?? []
    expect(name).toBe('1002_2026070101.zip')
    const { head, records } = branchFileOf(zip)
    expect(head['Generated Date']).toBe('01-JUL-2026 09:00')
    expect(records[0]).toMatchObject({
      AGENT_REF: `1002_${id}`,
      PRICE: '250000',
      PRICE_QUALIFIER: '10',
      CREATE_DATE: '2026-07-01 09:00:00',
      TENURE_TYPE_ID: '5',
      TRANS_TYPE_ID: '1',
      NEW_HOME_FLAG: 'N',
      LET_DATE_AVAILABLE: '',
      LET_BOND: '',
      LET_TYPE_ID: '',
      LET_FURN_ID: '',
      LET_RENT_FREQUENCY: '',
    })
    expect(records[0]).not.toHaveProperty('BATHROOMS')
  })

  test('leave out homes that lack something, are coming or have no branch, and name them', async () => {
    const portal = await insertPortal(owner, { branchSale: null })
    const complete = await publishOn(server, owner, portal)
    const lacking = await publishOn(server, owner, portal, { home: { name: 'Lacking' } })
    const sale = await publishSaleOn(server, owner, portal)
    const coming = await publishSaleOn(server, owner, portal)
    const unseen = await publishOn(server, owner, portal, { home: { name: 'Unseen' } })
    const update = (id: number, columns: object) =>
      server.db.updateTable('property').set(columns).where('id', '=', id).execute()
    await update(lacking, { rental_price_pence: null, description: null })
    await update(coming, { availability: 4 })
    await server.db
      .updateTable('media')
      .set({ location: `/media/${'x'.repeat(32)}.webp` })
      .where('id', 'in', (query) =>
        query.selectFrom('property_image').select('media_id').where('property_id', '=', unseen),
      )
      .execute()
    const { homes, leftOut, branches, etags } = await built(portal)
    expect(homes).toBe(1)
    expect(leftOut).toEqual([
      { id: lacking, name: 'Lacking', reasons: ['price', 'description', 'deposit'] },
      { id: sale, name: 'Harbour View 12', reasons: ['branch'] },
      { id: coming, name: 'Harbour View 12', reasons: ['availability', 'branch'] },
      { id: unseen, name: 'Unseen', reasons: ['pictures'] },
    ])
    const file = branches['1001_2026030201.zip']
    expect(file?.head['Property Count']).toBe('1')
    expect(file?.records.map(({ AGENT_REF }) => AGENT_REF)).toEqual([`1001_${complete}`])
    expect(Object.keys(etags)).toEqual([`1001_${complete}_IMG_00.jpg`])
  })

  test('have the pictures that are new, changed or in another place', async () => {
    const portal = await insertPortal(owner)
    const id = await publishOn(server, owner, portal, { pictures: 2 })
    await built(portal, { isSent: true })
    const images = await server.db
      .selectFrom('property_image')
      .select('media_id')
      .where('property_id', '=', id)
      .orderBy('position')
      .execute()
    const [first = 0, second = 0] = images.map(({ media_id: media }) => media)
    const picturesOf = async (media: readonly number[]) => {
      await setPictures(server, id, media)
      const { branches } = await built(portal)
      return Object.values(branches).flatMap(({ pictures }) => Object.keys(pictures))
    }
    const name = (place: string) => `1001_${id}_IMG_${place}.jpg`
    const third = await insertPicture(server)
    expect(await picturesOf([first, second, third])).toEqual([name('02')])
    expect(await picturesOf([third, second])).toEqual([name('00')])
    expect(await picturesOf([second, first])).toEqual([name('00'), name('01')])
    expect(await picturesOf([first])).toEqual([])
  })

  test('have pictures of 2,400 pixels at most, on white, and 60 of a home', async () => {
    const portal = await insertPortal(owner)
    const id = await publishOn(server, owner, portal)
    const tall = await insertPicture(server, { width: 100, height: 3000 })
    const others = await Promise.all(Array.from({ length: 61 }, () => insertPicture(server)))
    await setPictures(server, id, [tall, ...others])
    const { branches } = await built(portal)
    const file = branches['1001_2026030201.zip']
    expect(Object.keys(file?.pictures ?? {})).toHaveLength(60)
    expect(file?.definition).toContain('MEDIA_IMAGE_59')
    const picture = sharp(file?.pictures[`1001_${id}_IMG_00.jpg`])
    const { width, height, format } = await picture.metadata()
    expect([width, height, format]).toEqual([80, 2400, 'jpeg'])
    const [red = 0] = await picture.raw().toBuffer()
    // Half of the blue shines through.
    expect(red).toBeGreaterThan(0x80)
  })

  test('are numbered by day and branch, also those that are made at once', async () => {
    const portal = await insertPortal(owner, { branchSale: '1001' })
    await publishOn(server, owner, portal)
    await publishSaleOn(server, owner, portal)
    const names = async () => Object.keys(await downloadOf(owner, portal))
    const made = await Promise.all([names(), names(), names()])
    expect(made.flat().toSorted()).toEqual(['01', '02', '03'].map((nr) => `1001_20260302${nr}.zip`))
    server.clock.advance(DAY_MS)
    owner = await caller(server, ...PERMISSIONS)
    expect(await names()).toEqual(['1001_2026030301.zip'])
  })

  test('tell the portal once of a branch that has no homes any more', async () => {
    const portal = await insertPortal(owner)
    const id = await publishOn(server, owner, portal)
    expect((await built(portal, { isSent: true })).homesByBranch).toEqual({ '1001': 1 })
    await owner.post(`/listings/${id}/take-off`)
    const { homes, homesByBranch, branches } = await built(portal, { isSent: true })
    expect([homes, homesByBranch]).toEqual([0, { '1001': 0 }])
    expect(branches['1001_2026030202.zip']?.head['Property Count']).toBe('0')
    expect((await built(portal)).files).toEqual([])
  })

  test('go elsewhere with all their pictures', async () => {
    const to = { host: 'ftp.portal.example', username: 'agency' }
    const portal = await insertPortal(owner, to)
    await publishOn(server, owner, portal)
    await built(portal, { isSent: true })
    const save = (over: object, version: number) =>
      owner.post(`/integrations/feeds/${portal}/update`, {
        name: 'Portal',
        branchLet: '1001',
        ...to,
        ...over,
        version,
      })
    await save({ name: 'Renamed' }, 1)
    expect((await built(portal)).pictures).toBe(0)
    await save({ username: 'other' }, 2)
    expect((await built(portal)).pictures).toBe(1)
  })
})
