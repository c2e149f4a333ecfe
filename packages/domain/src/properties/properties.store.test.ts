import { expect, it, vi } from 'vitest'
import { anEnv } from '../root/env.fixtures.ts'
import { fill } from '../forms/fill.fixtures.ts'
import { aPageOf } from '../platform/lists/page.fixtures.ts'
import type { PropertiesEnv } from './properties.calls.ts'
import { PropertiesStoreModel } from './properties.store.ts'
import { aProperty, aPropertyDraft } from './property.fixtures.ts'

it('shows the units of one project at a time', async () => {
  const units = vi.fn<PropertiesEnv['properties']['units']>(() => Promise.resolve(aPageOf([aProperty()])))
  const store = PropertiesStoreModel.create({}, anEnv({ properties: { units } }))
  store.units.setScope(1)
  await store.units.show(store.units.startingQuery())
  expect(units).toHaveBeenLastCalledWith(1, expect.objectContaining({ limit: 25 }))
  expect(store.units.rows).toHaveLength(1)
  store.units.setScope(2)
  expect(store.units.rows, 'nothing of the last project lingers').toHaveLength(0)
  await store.units.show(store.units.startingQuery())
  expect(units).toHaveBeenLastCalledWith(2, expect.anything())
})

it('creates a unit of a project, or a property without one', async () => {
  const create = vi.fn<PropertiesEnv['properties']['create']>(() => Promise.resolve(aProperty({ id: 7 })))
  const createUnit = vi.fn<PropertiesEnv['properties']['createUnit']>(() =>
    Promise.resolve(aProperty({ id: 8 })),
  )
  const store = PropertiesStoreModel.create({}, anEnv({ properties: { create, createUnit } }))
  const saveNew = async (projectId: number | null) => {
    await store.openNew(projectId)
    fill(store.editor.opened?.form, aPropertyDraft())
    return store.editor.save()
  }
  expect(await saveNew(null)).toMatchObject({ kind: 'created', row: { id: 7 } })
  expect(await saveNew(3)).toMatchObject({ kind: 'created', row: { id: 8 } })
  expect(createUnit).toHaveBeenCalledWith(3, aPropertyDraft(), expect.any(String))
})

it('refetches what is displayed after a push, and clears on forget', async () => {
  const list = vi.fn<PropertiesEnv['properties']['list']>(() => Promise.resolve(aPageOf([aProperty()])))
  const units = vi.fn<PropertiesEnv['properties']['units']>(() => Promise.resolve(aPageOf([])))
  const store = PropertiesStoreModel.create({}, anEnv({ properties: { list, units } }))
  await store.list.show(store.list.startingQuery())
  await store.receiveRefresh()
  expect(list).toHaveBeenCalledTimes(2)
  expect(units, 'no units page is open').not.toHaveBeenCalled()
  store.forget()
  expect(store.list.rows).toHaveLength(0)
})
