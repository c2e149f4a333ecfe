import type { Role } from '@latchkey/domain/roles/role.contract'
import { io, type Socket } from 'socket.io-client'
import { afterEach, expect, test } from 'vitest'
import { caller, type Caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { signInAs } from '../_people.ts'
import { administrator } from '../_staff.ts'

const sockets: Socket[] = []
let people = 0
const server = await serverOfFile({ isListening: true })
const admin = await administrator(server)
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close()
})

const once = (socket: Socket, event: string) =>
  new Promise<void>((resolve) => {
    socket.once(event, () => resolve())
  })

/** A person with one role of their own, made through the API, and a socket. */
async function listener(permission: string) {
  const all = (await admin.get('/roles/permissions')).json<{ id: number; name: string }[]>()
  const permissions = all.filter(({ name }) => name === permission).map(({ id }) => id)
  people += 1
  const role = (
    await admin.post('/roles/create', { name: `Live ${people}`, status: 1, permissions })
  ).json<Role>()
  const person = await caller(server)
  await admin.post(`/users/${person.userId}/roles`, { roles: [role.id] })
  const token = await signInAs(server.app, person.username)
  const socket = io(server.url, {
    transports: ['websocket'],
    auth: { token },
    reconnection: false,
    forceNew: true,
  })
  sockets.push(socket)
  const heard: string[] = []
  socket.onAny((event: string) => heard.push(event))
  await once(socket, 'connect')
  return { person, role, socket, heard }
}

/** True if the socket receives pushes about leads. */
async function hearsOfLeads({ socket, heard }: { socket: Socket; heard: string[] }): Promise<boolean> {
  heard.length = 0
  server.hub.push('leads-refresh', {})
  const last = once(socket, 'roles-refresh')
  server.hub.push('roles-refresh', {})
  await last
  return heard.includes('leads-refresh')
}

test.each([
  ['a role is taken away', (person: Caller) => admin.post(`/users/${person.userId}/roles`, { roles: [] })],
  ['a role is disabled', (_: Caller, role: Role) => admin.post(`/roles/${role.id}/toggle-active`)],
  ['a role is deleted', (_: Caller, role: Role) => admin.delete(`/roles/${role.id}`)],
  [
    'a role loses a permission',
    (_: Caller, role: Role) =>
      admin.post(`/roles/${role.id}`, { name: role.name, status: 1, permissions: [] }),
  ],
])('when %s, a connected socket receives no more of it', async (_, take) => {
  const listening = await listener('enquiries-view')
  expect(await hearsOfLeads(listening)).toBe(true)
  expect((await take(listening.person, listening.role)).body).toBe('true')
  await expect.poll(() => hearsOfLeads(listening)).toBe(false)
  expect(listening.socket.connected).toBe(true)
})

test.each(['toggle-active', 'delete', 'reset-password'])(
  '%s closes the sockets of the person',
  async (call) => {
    const { person, socket } = await listener('enquiries-view')
    const cut = once(socket, 'disconnect')
    expect((await admin.post(`/users/${person.userId}/${call}`)).body).toBe('true')
    await cut
  },
)
