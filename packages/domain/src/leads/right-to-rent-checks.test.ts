import { expect, test } from 'vitest'
import { CHANGED_MEANWHILE } from '../platform/messages.ts'
import { heard } from '../platform/notify.fixtures.ts'
import { ProblemError } from '../platform/problem.ts'
import { anEnv } from '../root/env.fixtures.ts'
import { createRootStore } from '../root/root.store.ts'
import { saveCheck } from './right-to-rent-checks.ts'

const refused = () => Promise.reject(new ProblemError({ kind: 'rejected', body: {} }))
const values = { adultName: 'Ann Lee', kind: 1, checkedOn: '2026-03-02', expiresOn: '' }

test('one check more than there may be is said, and a change by a colleague', async () => {
  const { notify, said } = heard()
  const { leads } = createRootStore(anEnv({ rightToRent: { record: refused, update: refused }, notify }))
  await saveCheck(leads, 7, null, values)
  await saveCheck(leads, 7, { id: 3, version: 1 }, values)
  expect(said).toEqual([
    ['error', 'There are 100 checks already. Delete one first.'],
    ['error', CHANGED_MEANWHILE],
  ])
})
