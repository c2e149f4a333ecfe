import type { Permission } from '@latchkey/domain/permissions/permission.enums'
import { beforeEach, describe, expect, test } from 'vitest'
import { caller, type Caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { administrator } from '../_staff.ts'

const RIGHTS: readonly Permission[] = [
  'users-view',
  'users-roles-view',
  'users-roles-create',
  'users-roles-update',
  'users-roles-delete',
]

/** Has all permissions about roles, and a role that requires two factors. */
let holder: Caller
let colleague: Caller
let strict: number
let roles = 0
const server = await serverOfFile()
const admin = await administrator(server)
const all = (await admin.get('/roles/permissions')).json<{ id: number; name: Permission }[]>()
const permissions = all.filter(({ name }) => RIGHTS.includes(name)).map(({ id }) => id)

const bodyOf = (over: object = {}) => {
  roles += 1
  return { name: `Role ${roles}`, status: 1, permissions, ...over }
}
const aRole = async (who: Caller, over: object = {}) =>
  (await who.post('/roles/create', bodyOf(over))).json<{ id: number }>().id
const give = async (who: Caller, to: Caller, ...ids: number[]) =>
  (await who.post(`/users/${to.userId}/roles`, { roles: ids })).json<boolean>()
const isRequired = async (who: Caller) =>
  (await who.get('/users/two-factor')).json<{ isRequired: boolean }>().isRequired
const rolesOf = async (who: Caller) =>
  (await admin.get(`/users/${who.userId}`)).json<{ roles: { id: number }[] }>().roles.map(({ id }) => id)

beforeEach(async () => {
  holder = await caller(server)
  colleague = await caller(server)
  strict = await aRole(admin, { requiresTwoFactor: true })
  await give(admin, holder, strict)
  await give(admin, colleague, strict)
})

/** Attempts with permissions about roles only, to end a requirement of two factors. */
const acts: [string, () => Promise<unknown>][] = [
  [
    'copies the role without it, takes the copy and drops the original',
    async () => {
      const copy = await aRole(holder)
      expect(await give(holder, holder, strict, copy)).toBe(true)
      return give(holder, holder, copy)
    },
  ],
  ['drops all roles', () => give(holder, holder)],
  ['gives a colleague a copy instead', async () => give(holder, colleague, await aRole(holder))],
  ['disables the role', async () => (await holder.post(`/roles/${strict}/toggle-active`)).json()],
  [
    'saves the role as inactive',
    async () => (await holder.post(`/roles/${strict}`, bodyOf({ status: 0 }))).json(),
  ],
  ['deletes the role', async () => (await holder.delete(`/roles/${strict}`)).json()],
  [
    'deletes the role with others',
    async () => {
      const ids = [strict, await aRole(holder)]
      return (await holder.post('/roles/mass-delete', { ids })).json()
    },
  ],
]

describe('an actor who is no administrator cannot end a requirement of two factors', () => {
  test.each(acts)('%s: false, and nothing changes', async (_, act) => {
    expect(await act()).toBe(false)
    expect([await isRequired(holder), await isRequired(colleague)]).toEqual([true, true])
    expect(await rolesOf(holder)).toContain(strict)
    expect(await rolesOf(colleague)).toEqual([strict])
    expect((await admin.get(`/roles/${strict}`)).json()).toMatchObject({ status: true })
  })

  test('nor by changing it directly: 403', async () => {
    const body = bodyOf({ requiresTwoFactor: false })
    expect((await holder.post(`/roles/${strict}`, body)).statusCode).toBe(403)
    expect((await holder.post(`/roles/${strict}/two-factor`, { required: false })).statusCode).toBe(403)
    expect(await isRequired(holder)).toBe(true)
  })

  test('nor that of an inactive user', async () => {
    await give(admin, holder, strict, await aRole(admin, { requiresTwoFactor: true }))
    await admin.post(`/users/${colleague.userId}/toggle-active`)
    expect((await holder.delete(`/roles/${strict}`)).json()).toBe(false)
    expect(await rolesOf(colleague)).toEqual([strict])
  })
})

describe('an actor who is no administrator can', () => {
  test('change roles while another role still requires it', async () => {
    const other = await aRole(admin, { requiresTwoFactor: true })
    await give(admin, holder, strict, other)
    await give(admin, colleague, strict, other)
    expect(await give(holder, colleague, other)).toBe(true)
    expect((await holder.post(`/roles/${strict}/toggle-active`)).json()).toBe(true)
    expect((await holder.delete(`/roles/${strict}`)).json()).toBe(true)
    expect([await isRequired(holder), await isRequired(colleague)]).toEqual([true, true])
  })

  test('enable such a role, save it unchanged, assign it, and delete one without holders', async () => {
    const other = await aRole(admin, { requiresTwoFactor: true, status: 0 })
    expect((await holder.post(`/roles/${other}/toggle-active`)).json()).toBe(true)
    expect((await holder.post(`/roles/${other}`, bodyOf())).json()).toBe(true)
    expect((await holder.delete(`/roles/${other}`)).json()).toBe(true)
    const fresh = await caller(server)
    expect(await give(holder, fresh, strict)).toBe(true)
    expect(await isRequired(fresh)).toBe(true)
  })

  test('change the roles of a user without a requirement', async () => {
    const fresh = await caller(server)
    expect(await give(holder, fresh, await aRole(holder))).toBe(true)
    expect(await give(holder, fresh)).toBe(true)
  })
})

test('an administrator can end it', async () => {
  expect(await give(admin, colleague, await aRole(admin))).toBe(true)
  expect(await isRequired(colleague)).toBe(false)
  expect((await admin.post(`/roles/${strict}/toggle-active`)).json()).toBe(true)
  expect(await isRequired(holder)).toBe(false)
})
