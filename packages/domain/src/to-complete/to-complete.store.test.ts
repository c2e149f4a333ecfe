import { expect, test, vi } from 'vitest'
import { heard } from '../platform/notify.fixtures.ts'
import { anEnv, type EnvOverrides } from '../root/env.fixtures.ts'
import { createRootStore } from '../root/root.store.ts'
import { aLead } from '../leads/lead.fixtures.ts'
import { openEnquiry } from './open-enquiry.ts'
import type { Lead } from '../leads/lead.contract.ts'
import type { ToComplete } from './to-complete.contract.ts'
import { ToCompletePageModel } from './to-complete-page.store.ts'
import { THREE_TO_COMPLETE, toComplete } from './to-complete.fixtures.ts'

function storesWith(calls: EnvOverrides['toComplete'] = {}) {
  const list = vi.fn<() => Promise<ToComplete[]>>(() => Promise.resolve([...THREE_TO_COMPLETE]))
  const { notify, said } = heard()
  const env = anEnv({ toComplete: { list, ...calls }, notify })
  const stores = createRootStore(env)
  return { list, said, stores, page: ToCompletePageModel.create({}, { ...env, stores }) }
}

test('the list follows pushes about what comes and goes until it is closed', async () => {
  const { list, page, stores } = storesWith()
  const leave = page.follow()
  await vi.waitFor(() => expect(page.enquiries).toHaveLength(3))
  // Another lead was saved.
  stores.leads.receivePush({ ids: [7] })
  stores.leads.receivePush({ ids: [], toComplete: true })
  leave()
  stores.leads.receivePush({ ids: [], toComplete: true })
  expect(list).toHaveBeenCalledTimes(2)
})

test.each([
  [true, ['success', 'Enquiry has been ignored.']],
  [false, ['error', 'This enquiry has been dealt with already.']],
])('ignoring one that answers %j is said, and the list is fetched', async (answer, message) => {
  const { list, page, said } = storesWith({ ignore: () => Promise.resolve(answer) })
  await page.ignore(1, 'Spam')
  expect([said, list.mock.calls.length]).toEqual([[message], 1])
})

test('completing one begins with what came, without edits to lose', async () => {
  const complete = vi.fn<() => Promise<Lead>>(() => Promise.resolve(aLead({ id: 9 })))
  const { said, stores } = storesWith({ complete })
  const { creating } = stores.leads
  await openEnquiry(stores.leads, 1)
  const form = creating.opened?.form
  expect(form?.draft).toMatchObject({
    firstName: 'Joe',
    lastName: 'Bloggs',
    phone: '',
    'property.name': 'Harbour View 12',
  })
  expect(creating.hasEdits).toBe(false)
  form?.set('phone', '07700 900123')
  expect((await creating.save()).kind).toBe('created')
  expect(complete).toHaveBeenCalledExactlyOnceWith(
    1,
    expect.objectContaining({ firstName: 'Joe', phone: '07700 900123' }),
    expect.any(String),
  )
  expect(said).toEqual([['success', 'Enquiry has been completed.']])
})

test('one that a colleague has dealt with meanwhile is said, and the form stays', async () => {
  const { said, stores } = storesWith({ complete: () => Promise.resolve(false) })
  await openEnquiry(stores.leads, 1)
  const { creating } = stores.leads
  creating.opened?.form?.set('phone', '07700 900123')
  expect(await creating.save()).toEqual({ kind: 'rejected', isOpen: true })
  expect(said).toEqual([['error', 'This enquiry has been dealt with already.']])
})

test('one that was dealt with before says so when its form opens', async () => {
  const { said, stores } = storesWith({ list: () => Promise.resolve([toComplete()]) })
  await openEnquiry(stores.leads, 2)
  expect(stores.leads.creating.opened?.form).toBeNull()
  expect(said).toEqual([['error', 'This enquiry has been dealt with already.']])
})

test('an own enquiry afterwards has its own words again', async () => {
  const { said, stores } = storesWith()
  await openEnquiry(stores.leads, 1)
  await stores.leads.openNew()
  expect(stores.leads.creating.begun).toBeNull()
  expect(stores.leads.creating.opened?.form?.value('firstName')).toBe('')
  expect(said).toEqual([])
})
