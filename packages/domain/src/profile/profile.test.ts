import { expect, it, vi } from 'vitest'
import { anEnv } from '../root/env.fixtures.ts'
import { checkerOf } from '../platform/validation/validation.fixtures.ts'
import { ProfileBody } from '../session/session.contract.ts'
import type { ProfileEnv } from './profile.calls.ts'
import { ProfileStoreModel } from './profile.store.ts'
import { validateProfile } from './profile.suite.ts'

const checkProfile = checkerOf(ProfileBody, validateProfile)

it('requires both names, of at most 255 characters', () => {
  expect(validateProfile({ firstName: ' ', lastName: '' })).toEqual({
    firstName: ['required'],
    lastName: ['required'],
  })
  const [most, tooMany] = ['x'.repeat(255), 'x'.repeat(256)]
  expect(validateProfile({ firstName: most, lastName: tooMany })).toEqual({ lastName: ['maxlength'] })
})

it('decodes only the names', () => {
  expect(checkProfile({ firstName: ' Ann ', lastName: 'Lee', username: 'x', roles: [1] })).toEqual({
    ok: true,
    value: { firstName: 'Ann', lastName: 'Lee' },
  })
  expect(checkProfile({ firstName: 1, lastName: 'Lee' })).toEqual({
    ok: false,
    errors: { firstName: ['invalid'] },
  })
})

it('saves names', async () => {
  const save = vi.fn<ProfileEnv['profile']['save']>(() => Promise.resolve(true))
  const store = ProfileStoreModel.create({}, anEnv({ profile: { save } }))
  const names = { firstName: 'Ann', lastName: 'Lee' }
  const saving = store.save(names)
  expect(store.isSaving).toBe(true)
  expect(await saving).toEqual({ kind: 'done' })
  expect(save).toHaveBeenCalledWith(names)
  expect(store.isSaving).toBe(false)
})
