import { expect, it, vi } from 'vitest'
import { ProblemError } from '../platform/problem.ts'
import { anEnv } from '../root/env.fixtures.ts'
import type { Report } from './report.contract.ts'
import { aReport, aSelection } from './report.fixtures.ts'
import type { ReportSelection } from './reports.calls.ts'
import { ReportsStoreModel } from './reports.store.ts'

const storeWith = (over: Parameters<typeof anEnv>[0]) => ReportsStoreModel.create({}, anEnv(over))

it('takes the choices from all of the period', async () => {
  const whole = aReport()
  const read = vi.fn<(selection: ReportSelection) => Promise<Report>>(({ project }) =>
    Promise.resolve(project === null ? whole : aReport({ byProject: whole.byProject.slice(0, 1) })),
  )
  const store = storeWith({ reports: { read } })
  await store.show(aSelection())
  expect(read).toHaveBeenCalledTimes(1)
  await store.show(aSelection({ project: '3' }))
  expect(read).toHaveBeenCalledTimes(3)
  expect(store.report?.byProject).toHaveLength(1)
  expect(store.options.project.map(({ value, label }) => [value, label])).toEqual([
    ['3', 'River Court'],
    ['4', 'Mill Yard'],
    ['none', 'No project'],
  ])
  expect(store.options.source.at(-1)).toEqual({ value: 'other', label: 'Other' })
})

it('a late response does not replace a newer one', async () => {
  const slow = Promise.withResolvers<Report>()
  const responses = [slow.promise, Promise.resolve(aReport({ asOf: 2 }))]
  const store = storeWith({ reports: { read: () => responses.shift() ?? slow.promise } })
  const first = store.show(aSelection())
  await store.show(aSelection({ from: '2026-01-05' }))
  slow.resolve(aReport({ asOf: 1 }))
  await first
  expect(store.report?.asOf).toBe(2)
})

it('after a push the figures stay until they are refreshed', async () => {
  let asOf = 0
  const store = storeWith({ reports: { read: () => Promise.resolve(aReport({ asOf: (asOf += 1) })) } })
  store.markOutdated()
  expect(store.isOutdated).toBe(false)
  await store.show(aSelection())
  store.markOutdated()
  expect([store.isOutdated, store.report?.asOf]).toEqual([true, 1])
  await store.refresh()
  expect([store.isOutdated, store.report?.asOf]).toEqual([false, 2])
})

it('reads the leads behind a figure, page by page', async () => {
  const leads = vi.fn<() => Promise<object>>(() =>
    Promise.resolve({ models: [], page: 1, limit: 25, total: 0, lastPage: 1 }),
  )
  const store = storeWith({ reports: { leads: leads as never } })
  const figure = { ...aSelection(), figure: 'viewing', week: null } as const
  await store.open(figure)
  expect(leads).toHaveBeenCalledExactlyOnceWith(figure, expect.objectContaining({ page: 1 }))
  await store.open(null)
  expect(store.behind.phase).toBe('idle')
})

it('a failed export is an outcome', async () => {
  const store = storeWith({
    reports: {
      read: () => Promise.resolve(aReport()),
      exportTable: () => Promise.reject(new ProblemError({ kind: 'offline' })),
    },
  })
  await store.show(aSelection())
  expect(await store.exportTable('funnel', 'csv')).toMatchObject({ kind: 'failed' })
})
