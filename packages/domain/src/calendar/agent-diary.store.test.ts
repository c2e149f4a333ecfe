import { expect, it, vi } from 'vitest'
import { anEnv, failing } from '../root/env.fixtures.ts'
import { AgentDiaryModel } from './agent-diary.store.ts'
import type { CalendarEnv } from './calendar.calls.ts'

const JUNE = { from: '2026-06-01', to: '2026-07-12', agent: '7' }
const ANN = { id: 1, firstName: 'Ann', lastName: 'Lee', viewingDate: 1_780_306_200 }

it('keeps the viewings of a window when a refetch fails, and clears them on forget', async () => {
  const leads = vi.fn<CalendarEnv['calendar']['leads']>(() => Promise.resolve([ANN]))
  const diary = AgentDiaryModel.create({}, anEnv({ calendar: { leads } }))
  expect(diary.viewingsOf(JUNE)).toBeUndefined()
  await diary.read(JUNE)
  leads.mockImplementation(failing('offline'))
  await diary.read(JUNE)
  expect(diary.viewingsOf(JUNE)).toEqual([ANN])
  expect(diary.viewingsOf({ ...JUNE, agent: '8' })).toBeUndefined()
  diary.forget()
  expect(diary.viewingsOf(JUNE)).toBeUndefined()
})
