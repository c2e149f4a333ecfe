import { PROOF_HEADER } from '@latchkey/domain/session/identity-proof'
import type { User } from '@latchkey/domain/users/user.contract'
import { expect, test } from 'vitest'
import { caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { administratorRoleId, fieldError } from '../_staff.ts'

/** Default validity of a proof. */
const PROOF_MS = 2 * 60 * 60_000

const server = await serverOfFile()
const manager = await caller(server, 'users-view')
const read = async (id: number) => (await manager.get(`/users/${id}`)).json<User>()

test('a user is created with a name and roles in one step, or not at all', async () => {
  const { userId } = await caller(server, 'enquiries-view')
  const roles = (await read(userId)).roles
  const roleIds = roles.map(({ id }) => id)
  const body = {
    username: 'whole@latchkey.example',
    active: 0,
    firstName: ' Ada ',
    lastName: 'Byron',
    roleIds,
  }
  // Neither the permission nor the right to give what the role holds.
  for (const other of [manager, await caller(server, 'users-view', 'users-roles-update')]) {
    expect((await other.put('/users', body)).statusCode).toBe(403)
  }
  const both = await caller(server, 'users-view', 'users-roles-update', 'enquiries-view')
  const administratorRole = [await administratorRoleId(server)]
  expect((await both.put('/users', { ...body, roleIds: administratorRole })).statusCode).toBe(403)
  expect((await both.put('/users', { ...body, roleIds: [0] })).json()).toEqual(
    fieldError('roleIds', 'enumerable'),
  )
  const left = await server.db
    .selectFrom('app_user')
    .select('id')
    .where('username', '=', body.username)
    .execute()
  expect(left).toEqual([])
  const user = (await both.put('/users', body)).json<User>()
  expect(user).toMatchObject({ name: 'Ada Byron', roles, permissions: ['enquiries-view'] })
  expect(await read(user.id)).toEqual(user)
})

test('giving roles to a new user needs a recent proof of identity, creating one alone does not', async () => {
  const { userId } = await caller(server, 'enquiries-view')
  const roleIds = (await read(userId)).roles.map(({ id }) => id)
  const giver = await caller(server, 'users-view', 'users-roles-update', 'enquiries-view')
  server.clock.advance(PROOF_MS)
  const response = await giver.put('/users', { username: 'unproved@latchkey.example', active: 0, roleIds })
  expect([response.statusCode, response.headers[PROOF_HEADER]]).toEqual([403, 'required'])
  const alone = await giver.put('/users', { username: 'unproved@latchkey.example', active: 0, roleIds: [] })
  expect(alone.statusCode).toBe(200)
})
