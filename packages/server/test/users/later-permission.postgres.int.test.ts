import { ADMINISTRATION } from '@latchkey/domain/permissions/permission.enums'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { mirrorPermissions } from '../../src/db/permission-rows.ts'
import { caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { administrator, administratorRoleId } from '../_staff.ts'
import { enrol } from '../_two-factor.ts'

const server = await serverOfFile()
const admin = await administrator(server)
/** By a role of the office, which a deploy does not change. */
const equal = await caller(server, ...ADMINISTRATION)
// As a later version with one more permission does at its start.
await sql`insert into permission (name, description, group_name) values ('later', 'Later', 'Office')`.execute(
  server.db,
)
await server.db.transaction().execute(mirrorPermissions)

test('who could read the audit trail and decide about two-factor sign-in still can', async () => {
  const agent = await caller(server)
  await enrol(server, agent)
  const role = { name: 'Guarded', status: 1, permissions: [], requiresTwoFactor: true }
  for (const who of [admin, equal]) expect((await who.get('/audit/1/25')).statusCode).toBe(200)
  const { id } = (await equal.post('/roles/create', role)).json<{ id: number }>()
  expect((await equal.post(`/roles/${id}/two-factor`, { required: false })).body).toBe('true')
  expect((await equal.post(`/users/${agent.userId}/reset-two-factor`)).body).toBe('true')
})

test('but not against holders of more: false, and nothing changes (rules R3 and U8)', async () => {
  const other = await administrator(server)
  await enrol(server, other)
  expect((await equal.post(`/users/${other.userId}/reset-two-factor`)).body).toBe('false')
  expect((await admin.get(`/users/${other.userId}`)).json()).toMatchObject({ hasTwoFactor: true })
  const roleId = await administratorRoleId(server)
  expect((await equal.post(`/roles/${roleId}/two-factor`, { required: true })).body).toBe('false')
  expect((await admin.get(`/roles/${roleId}`)).json()).toMatchObject({ requiresTwoFactor: false })
  expect((await admin.post(`/users/${other.userId}/reset-two-factor`)).body).toBe('true')
})
