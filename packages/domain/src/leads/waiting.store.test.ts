import { expect, it } from 'vitest'
import type { WaitingLeads } from './lead.contract.ts'
import { aLeadRow } from './lead.fixtures.ts'
import { WaitingStoreModel } from './waiting.store.ts'

const found = (total: number): WaitingLeads => ({ total, due: 0, overdue: 0, models: [aLeadRow()] })

function aStore() {
  const answers: PromiseWithResolvers<WaitingLeads>[] = []
  const waiting = () => {
    const answer = Promise.withResolvers<WaitingLeads>()
    answers.push(answer)
    return answer.promise
  }
  return { store: WaitingStoreModel.create({}, { leads: { waiting } }), answers }
}

it('keeps the leads when a refetch fails', async () => {
  const { store, answers } = aStore()
  const first = store.load()
  expect(store.phase).toBe('loading')
  answers[0]?.resolve(found(3))
  await first
  expect([store.phase, store.found?.total]).toEqual(['ready', 3])
  const second = store.load()
  answers[1]?.reject(new Error('away'))
  await second
  expect([store.phase, store.hasFailed, store.found?.total]).toEqual(['ready', true, 3])
})

it('fails when nothing was loaded before', async () => {
  const { store, answers } = aStore()
  const loading = store.load()
  answers[0]?.reject(new Error('away'))
  await loading
  expect(store.phase).toBe('failed')
})

it('drops a late answer to an older request', async () => {
  const { store, answers } = aStore()
  const [older, newer] = [store.load(), store.load()]
  answers[1]?.resolve(found(2))
  await newer
  answers[0]?.resolve(found(1))
  await older
  expect(store.found?.total).toBe(2)
})
