import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import { expect, test } from 'vitest'
import { serverOfFile } from '../_harness.ts'
import { insertProject } from '../_homes.ts'

const server = await serverOfFile()
const manager = await server.signIn(PERMISSIONS)
const project = await insertProject(server.db)

const statusOf = async (path: string) =>
  (await server.app.inject({ url: `/api${path}`, headers: manager.headers })).statusCode

/** A lone surrogate, an object, a list, and a text longer than any field. */
const ODD = [
  'filter[name]=%ED%A0%80&filter[text]=%ED%A0%80&sort=%ED%A0%80&handler=%ED%A0%80&waiting=%ED%A0%80',
  'filter[name][a]=1&sort[column]=name&handler[toString]=1&waiting[]=1',
  'filter[name]=a&filter[name]=b&sort=name&sort=email&handler=me&handler=none&waiting=1&waiting=2',
  `filter[name]=${'x'.repeat(10_000)}&filter[text]=${'x'.repeat(10_000)}&filter[from]=x&handler=${'9'.repeat(99)}`,
  'handler=2147483648',
]

const lists = () => [
  '/leads/enquiries/1/25',
  '/leads/viewings/1/25',
  '/leads/reservations/1/25',
  `/projects/${project}/units/1/25`,
  '/users/1/25',
  '/audit/1/25',
]

test.each(ODD)('no list fails on %.60s', async (query) => {
  for (const list of lists()) expect([list, await statusOf(`${list}?${query}`)]).toEqual([list, 200])
})

test('no list fails on a character that cannot be stored', async () => {
  for (const list of lists()) expect(await statusOf(`${list}?filter[name]=%00&sort=%00`)).toBe(400)
})

test('404 for units of an impossible project', async () => {
  for (const id of [2_147_483_648, 2 ** 53, -1])
    expect(await statusOf(`/projects/${id}/units/1/25`)).toBe(404)
})
