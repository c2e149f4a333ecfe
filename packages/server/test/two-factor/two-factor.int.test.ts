import fs from 'node:fs'
import path from 'node:path'
import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import type { Role } from '@latchkey/domain/roles/role.contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { caller, anonymous } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { mailCount, mailsAfter } from '../_mails.ts'
import { TEST_PASSWORD } from '../_people.ts'
import { administrator, administratorRoleId, auditOf, pushesOf, fieldError } from '../_staff.ts'
import { codeOf, enrol, wrongCode } from '../_two-factor.ts'

const server = await serverOfFile()
beforeEach(() => server.db.deleteFrom('attempt').execute())

const password = TEST_PASSWORD
const stateOf = async (person: Awaited<ReturnType<typeof caller>>) =>
  (await person.get('/users/two-factor')).json<unknown>()

describe('enabling', () => {
  test('needs the password, then a code of the app, and returns ten recovery codes', async () => {
    const person = await caller(server)
    expect(await stateOf(person)).toEqual({ isOn: false, isRequired: false, recoveryCodesLeft: 0 })
    const wrong = await person.post('/users/two-factor/set-up', { password: 'wrong' })
    expect([wrong.statusCode, wrong.json()]).toEqual([422, fieldError('password', 'invalid')])
    const { secret } = (await person.post('/users/two-factor/set-up', { password })).json<{
      secret: string
    }>()
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(await stateOf(person)).toMatchObject({ isOn: false })
    const rejected = await person.post('/users/two-factor/switch-on', { code: wrongCode(server, secret) })
    expect([rejected.statusCode, rejected.json()]).toEqual([422, fieldError('code', 'invalid')])
    const on = await person.post('/users/two-factor/switch-on', { code: codeOf(server, secret) })
    const { recoveryCodes } = on.json<{ recoveryCodes: string[] }>()
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/)
    expect(await stateOf(person)).toEqual({ isOn: true, isRequired: false, recoveryCodesLeft: 10 })
    expect(await auditOf(server, 'user', person.userId)).toContainEqual({
      action: 'user.two-factor-on',
      by: person.userId,
      changes: [],
    })
  })

  test('the secret is never returned again, and one in force cannot be replaced', async () => {
    const person = await caller(server)
    await enrol(server, person)
    expect((await person.post('/users/two-factor/set-up', { password })).body).toBe('false')
    const again = await person.post('/users/two-factor/switch-on', { code: '123456' })
    expect(again.statusCode).toBe(422)
  })

  test('a new secret replaces an unconfirmed one', async () => {
    const person = await caller(server)
    const begin = async () =>
      (await person.post('/users/two-factor/set-up', { password })).json<{ secret: string }>().secret
    const [first, second] = [await begin(), await begin()]
    const on = (secret: string) =>
      person.post('/users/two-factor/switch-on', { code: codeOf(server, secret) })
    expect((await on(first)).statusCode).toBe(422)
    expect((await on(second)).statusCode).toBe(200)
  })

  test('secrets are encrypted with a key that only the server’s account can read', async () => {
    const person = await caller(server)
    const { secret } = await enrol(server, person)
    const file = path.join(server.context.config.dataDir, 'two-factor.key')
    expect(fs.statSync(file).mode & 0o777).toBe(0o600)
    const row = await server.db
      .selectFrom('two_factor')
      .select('sealed_secret')
      .where('user_id', '=', person.userId)
      .executeTakeFirstOrThrow()
    expect(row.sealed_secret.toString('latin1')).not.toContain(secret)
  })

  test('429 after ten wrong codes in a quarter of an hour', async () => {
    const person = await caller(server)
    const { secret } = (await person.post('/users/two-factor/set-up', { password })).json<{
      secret: string
    }>()
    const on = (code: string) => person.post('/users/two-factor/switch-on', { code })
    for (let tries = 0; tries < 10; tries += 1) await on(wrongCode(server, secret))
    expect((await on(codeOf(server, secret))).statusCode).toBe(429)
  })
})

describe('disabling', () => {
  test('needs password and code together, and deletes everything', async () => {
    const person = await caller(server)
    const { secret } = await enrol(server, person)
    const off = (body: object) => person.post('/users/two-factor/switch-off', body)
    expect((await off({})).json()).toEqual([
      ...fieldError('password', 'required'),
      ...fieldError('code', 'required'),
    ])
    expect((await off({ password: 'wrong', code: codeOf(server, secret) })).json()).toEqual(
      fieldError('password', 'invalid'),
    )
    expect((await off({ password, code: wrongCode(server, secret) })).json()).toEqual(
      fieldError('code', 'invalid'),
    )
    expect((await off({ password, code: codeOf(server, secret) })).body).toBe('true')
    expect(await stateOf(person)).toEqual({ isOn: false, isRequired: false, recoveryCodesLeft: 0 })
    const trail = (await auditOf(server, 'user', person.userId)).map(({ action }) => action)
    expect(trail).toContain('user.two-factor-off')
    const login = await anonymous(server).post('/users/login', { username: person.username, password })
    expect(login.json()).toHaveProperty('jwt')
  })

  test('false while a role requires it', async () => {
    const admin = await administrator(server)
    const { secret } = await enrol(server, admin)
    const roleId = await administratorRoleId(server)
    await admin.post(`/roles/${roleId}/two-factor`, { required: true })
    expect(await stateOf(admin)).toMatchObject({ isOn: true, isRequired: true })
    const off = await admin.post('/users/two-factor/switch-off', { password, code: codeOf(server, secret) })
    expect(off.body).toBe('false')
    await admin.post(`/roles/${roleId}/two-factor`, { required: false })
  })
})

test('the person gets a mail when it is enabled, disabled, and reset by an administrator', async () => {
  const [admin, person] = [await administrator(server), await caller(server)]
  const skip = await mailCount(server)
  const notices = async () =>
    (await mailsAfter(server, skip)).map(({ subject, to }) => [to?.[0]?.address, subject?.split(':')[0]])
  const { secret } = await enrol(server, person)
  await person.post('/users/two-factor/switch-off', { password, code: wrongCode(server, secret) })
  expect(await notices()).toEqual([[person.username, 'Two-factor sign-in was switched on']])
  await person.post('/users/two-factor/switch-off', { password, code: codeOf(server, secret) })
  await server.settled()
  await enrol(server, person)
  await server.settled()
  await admin.post(`/users/${person.userId}/reset-two-factor`)
  expect(await notices()).toEqual([
    [person.username, 'Two-factor sign-in was switched on'],
    [person.username, 'Two-factor sign-in was switched off'],
    [person.username, 'Two-factor sign-in was switched on'],
    [person.username, 'Two-factor sign-in was reset'],
  ])
})

test('new recovery codes invalidate the old ones', async () => {
  const person = await caller(server)
  const { recoveryCodes: old } = await enrol(server, person)
  const renew = (code: string) => person.post('/users/two-factor/recovery-codes', { password, code })
  const { recoveryCodes } = (await renew(old[0] ?? '')).json<{ recoveryCodes: string[] }>()
  expect(recoveryCodes).toHaveLength(10)
  expect((await renew(old[1] ?? '')).json()).toEqual(fieldError('code', 'invalid'))
  expect(await stateOf(person)).toMatchObject({ recoveryCodesLeft: 10 })
})

describe('administrators', () => {
  test('reset the second factor of others, not their own', async () => {
    const [admin, person] = [await administrator(server), await caller(server)]
    await enrol(server, person)
    await enrol(server, admin)
    const pushed = pushesOf(server)
    const reset = (userId: number) => admin.post(`/users/${userId}/reset-two-factor`)
    expect((await reset(person.userId)).body).toBe('true')
    expect((await reset(person.userId)).body).toBe('false')
    expect((await reset(admin.userId)).body).toBe('false')
    expect((await reset(999_999)).statusCode).toBe(404)
    expect(pushed()).toEqual(['users-refresh'])
    expect(await auditOf(server, 'user', person.userId)).toContainEqual({
      action: 'user.two-factor-reset',
      by: admin.userId,
      changes: [],
    })
  })

  test('make a role require it, which is audited; the role contains it', async () => {
    const admin = await administrator(server)
    const { id } = (await admin.post('/roles/create', { name: 'Careful', status: 1, permissions: [] })).json<{
      id: number
    }>()
    expect((await admin.get(`/roles/${id}`)).json()).toMatchObject({ requiresTwoFactor: false })
    expect((await admin.post(`/roles/${id}/two-factor`, { required: 'maybe' })).json()).toEqual(
      fieldError('required', 'enumerable'),
    )
    expect((await admin.post(`/roles/${id}/two-factor`, {})).json()).toEqual(
      fieldError('required', 'required'),
    )
    expect((await admin.post(`/roles/${id}/two-factor`, { required: true })).body).toBe('true')
    expect((await admin.get(`/roles/${id}`)).json()).toMatchObject({ requiresTwoFactor: true })
    expect(await auditOf(server, 'role', id)).toContainEqual({
      action: 'role.two-factor',
      by: admin.userId,
      changes: [{ field: 'requiresTwoFactor', from: false, to: true }],
    })
    expect((await admin.post('/roles/999999/two-factor', { required: true })).statusCode).toBe(404)
  })

  test('either is for administrators, beyond permissions on users and roles', async () => {
    const person = await caller(server, ...PERMISSIONS.filter((name) => name !== 'units-download'))
    expect((await person.post(`/users/${person.userId}/reset-two-factor`)).statusCode).toBe(403)
    const roleId = await administratorRoleId(server)
    expect((await person.post(`/roles/${roleId}/two-factor`, { required: true })).statusCode).toBe(403)
  })

  test('set it in the form of a role; omitted, it stays as it is', async () => {
    const admin = await administrator(server)
    const form = { name: 'Guarded', status: 1, permissions: [] }
    const { id } = (await admin.post('/roles/create', { ...form, requiresTwoFactor: true })).json<{
      id: number
    }>()
    const isRequired = async () => (await admin.get(`/roles/${id}`)).json<Role>().requiresTwoFactor
    expect(await isRequired()).toBe(true)
    expect((await admin.post(`/roles/${id}`, form)).body).toBe('true')
    expect(await isRequired()).toBe(true)
    expect((await admin.post(`/roles/${id}`, { ...form, requiresTwoFactor: false })).body).toBe('true')
    expect(await isRequired()).toBe(false)
    expect(await auditOf(server, 'role', id)).toContainEqual({
      action: 'role.update',
      by: admin.userId,
      changes: [{ field: 'requiresTwoFactor', from: true, to: false }],
    })
    expect((await admin.post(`/roles/${id}`, { ...form, requiresTwoFactor: 'maybe' })).json()).toEqual(
      fieldError('requiresTwoFactor', 'enumerable'),
    )

    const editor = await caller(server, 'users-roles-update', 'users-roles-create')
    expect((await editor.post(`/roles/${id}`, { ...form, requiresTwoFactor: true })).statusCode).toBe(403)
    expect((await editor.post(`/roles/${id}`, { ...form, requiresTwoFactor: false })).body).toBe('true')
    const made = { ...form, name: 'Made by an editor', requiresTwoFactor: true }
    expect((await editor.post('/roles/create', made)).statusCode).toBe(403)
    expect(await isRequired()).toBe(false)
  })

  test('the list of users shows who has a second factor', async () => {
    const [admin, person] = [await administrator(server), await caller(server)]
    await enrol(server, person)
    expect((await admin.get(`/users/${person.userId}`)).json()).toMatchObject({ hasTwoFactor: true })
    expect((await admin.get(`/users/${admin.userId}`)).json()).toMatchObject({ hasTwoFactor: false })
  })
})
