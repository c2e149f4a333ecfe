import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { serverOfFile } from '../_harness.ts'
import { homeBody, insertProject } from '../_homes.ts'
import { insertHome, insertLead } from '../_leads.ts'
import { importedStock, importCalls, makeDraft, outcomesOf, type MadeImport } from './_imports.ts'

const server = await serverOfFile()
const agent = await server.signIn(['data-import', 'properties-view'])
const { call, check, rows, run, start, undo } = importCalls(server, agent)

const COLUMNS = [
  'Development > project.name',
  'Unit Ref > externalId',
  'Unit > name',
  'Beds > bedrooms',
  'Rent PCM > rentalPrice',
  'Floor Area > size',
  'Status > availability',
  'Project City > project.city',
]

let files = 0
let system = ''
beforeEach(() => {
  files += 1
  system = `Old units ${files}`
})

const development = (name: string): string => `${name} ${files}`

const unit = (number: number, over: Record<number, string> = {}): string[] =>
  [development('Quayside'), `U${number}`, `Plot ${number}`, '2', '£1,250', '75.5', 'To let', 'Leeds'].map(
    (cell, place) => over[place] ?? cell,
  )

const draft = (lines: readonly (readonly string[])[], made: MadeImport = {}) =>
  makeDraft(server, agent, COLUMNS, lines, { kind: 'projects', system, ...made })

const unitsOf = (importId: number) => importedStock(server, importId)

const projectsNamed = (name: string) =>
  server.db
    .selectFrom('project')
    .selectAll()
    .where(sql<boolean>`lower(name) = lower(${development(name)})`)
    .orderBy('id')
    .execute()

const post = (path: string, payload: object = {}) =>
  server.app.inject({ method: 'POST', url: `/api/${path}`, headers: agent.headers, payload })

test('units come with their projects, each made once and without a picture', async () => {
  const lines = [
    unit(1),
    unit(2, { 0: development('QUAYSIDE') }),
    unit(3, { 0: development('Other') }),
    unit(4, { 0: '' }),
  ]
  const id = await draft(lines)
  const pushed = server.pushed.length
  expect(await run(id)).toMatchObject({ written: { created: 3 }, counts: { create: 3, problems: 1 } })
  expect(outcomesOf(await rows(id, '?outcome=problem'))).toEqual([[5, 'problem', 'project.name required']])
  const [[quayside], [other]] = [await projectsNamed('Quayside'), await projectsNamed('Other')]
  expect(quayside).toMatchObject({ city: 'Leeds', media_id: null, address_line1: null })
  const units = await unitsOf(id)
  expect(units.map(({ name, project_id: projectId }) => [name, projectId])).toEqual([
    ['Plot 1', quayside?.id],
    ['Plot 2', quayside?.id],
    ['Plot 3', other?.id],
  ])
  expect(units[0]).toMatchObject({ bedrooms: 2, rental_price_pence: 125_000, size: '75.50', availability: 6 })
  const audited = await server.db
    .selectFrom('audit')
    .select(['action', 'user_id'])
    .where('entity', '=', 'project')
    .where('entity_id', '=', quayside?.id ?? 0)
    .execute()
  expect(audited).toEqual([{ action: 'project.import', user_id: agent.userId }])
  const events = server.pushed.slice(pushed).map(({ event }) => event)
  expect(new Set(events)).toEqual(new Set(['imports-refresh', 'property-refresh', 'project-refresh']))
  const shown = await server.app.inject({ url: `/api/projects/${quayside?.id}`, headers: agent.headers })
  expect(shown.statusCode).toBe(200)
})

test('the same file again changes nothing, and a new value is taken over where nobody changed it here', async () => {
  const first = await draft([unit(1), unit(2)])
  await run(first)
  expect((await check(await draft([unit(1), unit(2)]))).counts).toMatchObject({ same: 2, remarks: 0 })
  const [one, two] = await unitsOf(first)
  await post(`properties/${two?.id}/update`, homeBody({ name: 'Plot 2', rentalPrice: 900 }))
  const [project] = await projectsNamed('Quayside')
  await server.db
    .updateTable('project')
    .set({ city: 'Hull' })
    .where('id', '=', project?.id ?? 0)
    .execute()
  const again = await draft([
    unit(1, { 0: development('Elsewhere'), 4: '1300' }),
    unit(2, { 7: 'York' }),
    unit(3),
  ])
  await check(again)
  const found = await rows(again)
  expect(found.map(({ outcome }) => outcome)).toEqual(['update', 'same', 'create'])
  const kept = found.map(({ remarks }) =>
    remarks.filter(({ name }) => name === 'kept').map(({ field }) => field),
  )
  expect(kept[0]).toEqual(['project.name'])
  expect(kept[1]).toEqual(expect.arrayContaining(['rentalPrice', 'project.city']))
  expect(await start(again)).toMatchObject({ written: { created: 1, updated: 1 } })
  expect(await projectsNamed('Elsewhere')).toEqual([])
  expect(await unitsOf(again)).toMatchObject([{ name: 'Plot 3', project_id: project?.id }])
  expect((await unitsOf(first)).map((each) => [each.id, each.project_id, each.rental_price_pence])).toEqual([
    [one?.id, project?.id, 130_000],
    [two?.id, project?.id, 90_000],
  ])
})

test('a project is filled and changed by the first row that names it, where nobody changed it here', async () => {
  await run(await draft([unit(1, { 7: '' }), unit(2, { 7: '' })]))
  const projectId = (await projectsNamed('Quayside'))[0]?.id
  const projectNow = async () => (await projectsNamed('Quayside'))[0]
  const filled = await draft([unit(1), unit(2, { 7: 'York' })])
  await check(filled)
  expect((await rows(filled)).map(({ outcome }) => outcome)).toEqual(['update', 'same'])
  expect(await start(filled)).toMatchObject({ written: { created: 0, updated: 1 } })
  expect(await projectNow()).toMatchObject({ id: projectId, city: 'Leeds', version: 2 })
  expect((await check(await draft([unit(1), unit(2, { 7: 'York' })]))).counts).toMatchObject({ same: 2 })
  const left = await draft([unit(3, { 7: 'York' })], { options: { known: 'leave' } })
  await run(left)
  expect(await projectNow()).toMatchObject({ city: 'Leeds' })

  // A new value is taken over, by a new unit too; the undo sets it back, and then that of the import before.
  const again = await draft([unit(4, { 7: 'York' })])
  await run(again)
  expect(await projectNow()).toMatchObject({ city: 'York' })
  await undo(again)
  expect(await projectNow()).toMatchObject({ city: 'Leeds' })
  await undo(filled)
  expect(await projectNow()).toMatchObject({ city: null })
  expect((await call<{ total: number }>('GET', `${filled}/stays/1/10`)).total).toBe(0)
})

test('a project that was changed since stays after an undo, and is named', async () => {
  const projectId = await insertProject(server.db, { name: development('Quayside') })
  const id = await draft([unit(1), unit(2, { 0: development('Made') })])
  await run(id)
  await server.db.updateTable('project').set({ city: 'Hull' }).where('id', '=', projectId).execute()
  await undo(id)
  expect(await call('GET', `${id}/stays/1/10`)).toMatchObject({
    models: [{ line: 2, record: { id: projectId, name: development('Quayside') }, reason: 'changed' }],
  })
  expect([await projectsNamed('Made'), await projectsNamed('Quayside')]).toMatchObject([
    [],
    [{ city: 'Hull' }],
  ])
})

test('a unit here is known by project and name; what a project here has stays', async () => {
  const projectId = await insertProject(server.db, { name: development('quayside'), city: 'York' })
  const known = await insertHome(server.db, { name: 'plot 1', project_id: projectId })
  const id = await draft([unit(1), unit(2)])
  await check(id)
  expect((await rows(id)).map(({ outcome, record }) => [outcome, record?.id])).toEqual([
    ['update', known],
    ['create', undefined],
  ])
  await start(id)
  expect(await projectsNamed('Quayside')).toMatchObject([{ id: projectId, city: 'York', version: 1 }])

  await insertProject(server.db, { name: development('Twice') })
  await insertProject(server.db, { name: development('Twice') })
  const several = await draft([unit(9, { 0: development('Twice') })])
  await check(several)
  expect(outcomesOf(await rows(several)).map((row) => (row as unknown[]).slice(1, 3))).toEqual([
    ['problem', 'project.name unique'],
  ])
})

test('an undo removes the projects that it leaves empty', async () => {
  const lines = [unit(1), unit(2, { 0: development('Other') }), unit(3, { 0: development('Used') })]
  const id = await draft(lines)
  await run(id)
  const [, , used] = await unitsOf(id)
  const [other] = await projectsNamed('Other')
  await insertLead(server.db, { property_id: used?.id })
  const added = await insertHome(server.db, { name: 'Added here', project_id: other?.id })
  expect(await undo(id)).toMatchObject({ state: 'undone' })
  expect(await call('GET', `${id}/stays/1/10`)).toMatchObject({
    total: 3,
    models: [
      { line: 3, record: { id: other?.id, name: development('Other') }, reason: 'used' },
      { line: 4, record: { name: development('Used') }, reason: 'used' },
      { line: 4, record: { id: used?.id, name: 'Plot 3' }, reason: 'used' },
    ],
  })
  expect(await projectsNamed('Quayside')).toEqual([])
  expect([await projectsNamed('Other'), await projectsNamed('Used')]).toMatchObject([
    [{ id: other?.id }],
    [{ deleted_at: null }],
  ])
  expect(await unitsOf(id)).toMatchObject([{ id: used?.id }])
  const kept = await server.db
    .selectFrom('property')
    .select('id')
    .where('project_id', '=', other?.id ?? 0)
    .execute()
  expect(kept).toEqual([{ id: added }])
  expect((await check(await draft(lines))).counts).toMatchObject({ create: 2, same: 1 })
})
