import { expect, it, vi } from 'vitest'
import { anEnv, failing } from '../root/env.fixtures.ts'
import { CARDS_PER_PAGE } from '../platform/lists/page.ts'
import { fill } from '../forms/fill.fixtures.ts'
import { aPageOf } from '../platform/lists/page.fixtures.ts'
import { projectDraftOf } from './project.draft.ts'
import { aProject, aProjectDraft } from './project.fixtures.ts'
import { ProjectModel } from './project.model.ts'
import { projectAddressLines } from './project-names.ts'
import type { ProjectsEnv } from './projects.calls.ts'
import { ProjectsStoreModel } from './projects.store.ts'

const created = () => Promise.resolve(aProject({ id: 9 }))
const list = () => vi.fn<ProjectsEnv['projects']['list']>(() => Promise.resolve(aPageOf([aProject()])))

it('requests six per page', async () => {
  const ask = list()
  const store = ProjectsStoreModel.create({}, anEnv({ projects: { list: ask } }))
  await store.list.show(store.list.startingQuery())
  expect(ask).toHaveBeenCalledWith(expect.objectContaining({ page: 1, limit: CARDS_PER_PAGE }))
})

it('refetches the list after a write, and after a push', async () => {
  const ask = list()
  const store = ProjectsStoreModel.create({}, anEnv({ projects: { list: ask, create: created } }))
  await store.list.show(store.list.startingQuery())
  await store.openNew()
  fill(store.editor.opened?.form, aProjectDraft())
  expect(await store.editor.save()).toMatchObject({ kind: 'created', row: { id: 9 } })
  expect(ask).toHaveBeenCalledTimes(2)
  await store.list.refresh()
  ask.mockClear()
  await store.receiveRefresh()
  expect(ask).toHaveBeenCalledOnce()
})

it('keeps the project whose units are displayed until it is deleted', async () => {
  const get = vi.fn<ProjectsEnv['projects']['get']>(() => Promise.resolve(aProject({ id: 4 })))
  const store = ProjectsStoreModel.create({}, anEnv({ projects: { get } }))
  await store.visit(4)
  get.mockImplementationOnce(failing('offline'))
  await store.receiveRefresh()
  expect(store.host).toMatchObject({ problem: null, saved: { id: 4 } })
  get.mockImplementationOnce(failing('gone'))
  await store.receiveRefresh()
  expect(store.host?.problem).toEqual({ kind: 'gone' })
  store.depart()
  expect(store.host).toBeNull()
})

it('formats the address of a project and the title of its units', () => {
  const project = ProjectModel.create(aProject())
  expect(project.unitsTitle).toBe('River Court Units')
  expect(project.draft).toEqual(projectDraftOf(aProject()))
  expect(projectAddressLines(aProject())).toEqual(['1 Quayside', 'Bristol, BS1 4RB', 'United Kingdom'])
  expect(projectAddressLines(aProject({ addressLine1: ' ', city: null, country: '' }))).toEqual(['BS1 4RB'])
})
