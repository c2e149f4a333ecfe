import { createServer } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import type { Permission } from '@latchkey/domain/permissions/permission.enums'
import pg from 'pg'
import { io, type Socket } from 'socket.io-client'
import type { Actor } from '../../src/platform/http/actor.ts'
import { clientAddresses } from '../../src/platform/http/client-address.ts'
import { createHub, type Hub } from '../../src/live/hub.ts'
import { sharedHubAdapter } from '../../src/live/shared-adapter.ts'
import { anActor } from '../_calls.ts'
import { serverOfFile, startTestServer } from '../_harness.ts'
import { openHubPeer } from '../_hub-peer.ts'

const people: Record<string, Actor> = {}
const sockets: Socket[] = []

const server = await serverOfFile({
  isListening: true,
  features: () => ({ authenticate: (token) => Promise.resolve(people[token] ?? null) }),
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close()
})

/** Resolves with the arguments of the next event. */
const once = (socket: Socket, event: string) =>
  new Promise<unknown[]>((resolve) => {
    socket.once(event, (...args: unknown[]) => resolve(args))
  })

/** Received events without the end marker, of which one of the test before may arrive late. */
const known = (heard: string[]) => heard.filter((event) => event !== 'roles-refresh')

let sessions = 0

/** The token belongs to a new session of this user. */
function person(token: string, userId: number, ...permissions: Permission[]): Actor {
  sessions += 1
  return (people[token] = anActor({ userId, sessionId: sessions, permissions: new Set(permissions) }))
}

function socketWith(auth: object, headers: Record<string, string> = {}, url = server.url): Socket {
  const socket = io(url, {
    transports: ['websocket'],
    auth,
    extraHeaders: headers,
    reconnection: false,
    forceNew: true,
  })
  sockets.push(socket)
  return socket
}

/** A connected socket with the names of received events. */
async function listening(auth: object, on = server) {
  const socket = socketWith(auth, {}, on.url)
  const heard: string[] = []
  socket.onAny((event: string) => heard.push(event))
  await once(socket, 'connect')
  return { socket, heard }
}

async function connectError(socket: Socket): Promise<string> {
  const [error] = (await once(socket, 'connect_error')) as [Error]
  return error.message
}

/** Resolves when all former pushes have arrived: pushes an end marker to everyone signed in. */
async function arrived(socket: Socket, on = server): Promise<void> {
  const last = once(socket, 'roles-refresh')
  on.hub.push('roles-refresh', {})
  await last
}

test.each([{}, { token: '' }, { token: 'unknown' }, { token: 5 }, { token: ['a'] }, { token: null }])(
  'a socket with %j is rejected as unauthenticated',
  async (auth) => {
    expect(await connectError(socketWith(auth))).toBe('unauthenticated')
  },
)

test('a token in the URL is ignored', async () => {
  person('addressed', 1)
  const socket = io(server.url, {
    transports: ['websocket'],
    query: { token: 'addressed' },
    reconnection: false,
    forceNew: true,
  })
  sockets.push(socket)
  expect(await connectError(socket)).toBe('unauthenticated')
})

test('pages of other origins cannot open a socket, our own can', async () => {
  person('page', 1)
  expect(await connectError(socketWith({ token: 'page' }, { origin: 'https://evil.example' }))).not.toBe(
    'unauthenticated',
  )
  await once(socketWith({ token: 'page' }, { origin: server.url }), 'connect')
  await once(socketWith({ token: 'page' }, { origin: server.context.config.publicUrl }), 'connect')
})

test('a push reaches its recipients, once each', async () => {
  person('viewings', 1, 'viewings-view', 'enquiries-view')
  person('homes', 2, 'properties-view')
  const viewings = await listening({ token: 'viewings' })
  const second = await listening({ token: 'viewings' })
  const homes = await listening({ token: 'homes' })
  server.hub.push('leads-refresh', {})
  server.hub.push('property-refresh', {})
  server.hub.push('profile-refresh', {}, 2)
  server.hub.push('property-error', { projectId: 3, lastError: 'Row 2' }, 1)
  await Promise.all([arrived(viewings.socket), arrived(second.socket), arrived(homes.socket)])
  // In any order: a push to everyone waits if an earlier test has just pushed the same.
  const heardBy = ({ heard }: typeof viewings) => known(heard).toSorted()
  await expect.poll(() => heardBy(viewings)).toEqual(['leads-refresh', 'property-error'])
  await expect.poll(() => heardBy(second)).toEqual(['leads-refresh', 'property-error'])
  await expect.poll(() => heardBy(homes)).toEqual(['profile-refresh', 'property-refresh'])
})

test('many equal pushes are coalesced, and the last one arrives', async () => {
  person('busy', 41, 'enquiries-view')
  const { socket, heard } = await listening({ token: 'busy' })
  // To one person: pushes of earlier tests to everyone are not coalesced with these.
  for (let save = 0; save < 200; save += 1) server.hub.push('leads-refresh', {}, 41)
  await expect.poll(() => known(heard)).toHaveLength(2)
  await arrived(socket)
  expect(known(heard)).toEqual(['leads-refresh', 'leads-refresh'])
})

test('a new page receives the pushes since it was opened, if it may; another socket none', async () => {
  person('new', 45, 'enquiries-view')
  const fresh = await startTestServer({
    isListening: true,
    features: () => ({ authenticate: (token) => Promise.resolve(people[token] ?? null) }),
  })
  fresh.hub.push('leads-refresh', {})
  fresh.hub.push('property-refresh', {})
  fresh.hub.push('property-error', { projectId: 3, lastError: 'Row 2' }, 45)
  fresh.hub.push('profile-refresh', {}, 46)
  const opened = await listening({ token: 'new', ageMs: 60_000 }, fresh)
  const others = await Promise.all(
    [{}, { ageMs: 0 }, { ageMs: '60000' }].map((age) => listening({ token: 'new', ...age }, fresh)),
  )
  await Promise.all([opened, ...others].map(({ socket }) => arrived(socket, fresh)))
  expect(known(opened.heard)).toEqual(['leads-refresh', 'property-error'])
  for (const { heard } of others) expect(known(heard)).toEqual([])
  await fresh.close()
})

test('a push to one person needs a user id', () => {
  expect(() => server.hub.push('profile-refresh', {})).toThrow('userId is missing')
})

test('a push is sent after the commit, so a refetch sees the change', async () => {
  person('reader', 1)
  const { socket, heard } = await listening({ token: 'reader' })
  const seen = new Promise<string | undefined>((resolve, reject) => {
    socket.on('users-refresh', () => {
      server.db
        .selectFrom('setting')
        .select('value')
        .where('key', '=', 'pushed')
        .executeTakeFirst()
        .then((row) => resolve(row?.value), reject)
    })
  })
  await server.context.change(null, async (change) => {
    change.push('users-refresh', {})
    await change.db.insertInto('setting').values({ key: 'pushed', value: 'yes' }).execute()
    await arrived(socket)
    expect(known(heard)).toEqual([])
  })
  expect(await seen).toBe('yes')
})

test('a rolled-back change pushes nothing and disconnects no socket', async () => {
  const { sessionId } = person('kept', 1)
  const { socket, heard } = await listening({ token: 'kept' })
  const change = server.context.change(null, async (work) => {
    work.push('users-refresh', {})
    work.disconnect([sessionId])
    throw new Error('no')
  })
  await expect(change).rejects.toThrow('no')
  await arrived(socket)
  expect(known(heard)).toEqual([])
  expect(socket.connected).toBe(true)
})

test('the end of a session closes its sockets and no others', async () => {
  const { sessionId } = person('ended', 1)
  person('other', 1)
  const ended = await listening({ token: 'ended' })
  const other = await listening({ token: 'other' })
  const gone = once(ended.socket, 'disconnect')
  server.hub.disconnect([])
  server.hub.disconnect([sessionId])
  expect((await gone)[0]).toBe('io server disconnect')
  await arrived(other.socket)
})

test('changed permissions change what a connected socket receives', async () => {
  const before = person('changing', 41, 'enquiries-view')
  const { socket, heard } = await listening({ token: 'changing' })
  people['changing'] = { ...before, permissions: new Set<Permission>(['properties-view']) }
  await server.hub.review([41])
  server.hub.push('leads-refresh', {})
  server.hub.push('project-refresh', {})
  await arrived(socket)
  expect(known(heard)).toEqual(['project-refresh'])
})

test('an expired session is disconnected at the next review', async () => {
  person('expiring', 42)
  const { socket } = await listening({ token: 'expiring' })
  delete people['expiring']
  const gone = once(socket, 'disconnect')
  await server.hub.review(null)
  expect((await gone)[0]).toBe('io server disconnect')
})

/** To the test database. */
async function connect(): Promise<pg.Client> {
  const client = new pg.Client(server.address)
  await client.connect()
  return client
}

/** Waits until this many hubs listen on the test database: earlier pushes do not reach them. */
async function untilListening(hubs: number): Promise<void> {
  const client = await connect()
  const countHubs = async () => {
    const { rowCount } = await client.query(
      `select from pg_stat_activity where datname = current_database() and query ilike 'listen %socket.io%' and state = 'idle'`,
    )
    return rowCount
  }
  await expect.poll(countHubs).toBe(hubs)
  await client.end()
}

/** An HTTP server with the sockets of a hub. */
async function attach(hub: Hub) {
  const http = createServer()
  hub.attach(http, (token) => Promise.resolve(people[token] ?? null), clientAddresses({ trustedProxies: [] }))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as { port: number }
  return { http, url: `http://127.0.0.1:${port}` }
}

test('sockets are broken when pushes of other processes stop arriving, and when they arrive again', async () => {
  person('missing', 44, 'enquiries-view')
  const { pool } = server.services
  const { log } = server.context
  const [first, next] = [await connect(), Promise.withResolvers<pg.Client>()]
  let asked = 0
  const connection = () => (asked++ === 0 ? Promise.resolve(first) : next.promise)
  const hub = createHub({ log, publicUrl: server.url, adapter: sharedHubAdapter({ pool, connection, log }) })
  await untilListening(1)
  await first.query('select 1')
  const { http, url } = await attach(hub)
  const connected = async () => {
    const socket = socketWith({ token: 'missing' }, {}, url)
    await once(socket, 'connect')
    return once(socket, 'disconnect')
  }
  const broken = connected()
  await expect.poll(() => hub.connections()).toBe(1)
  await first.end()
  expect((await broken)[0]).toBe('transport close')
  const brokenAgain = connected()
  await expect.poll(() => hub.connections()).toBe(1)
  const second = await connect()
  next.resolve(second)
  expect((await brokenAgain)[0]).toBe('transport close')
  await hub.close()
  await second.end()
  http.close()
})

test('pushes and disconnects of one process reach the sockets of another', async () => {
  const { sessionId } = person('shared', 43, 'enquiries-view')
  const { pool } = server.services
  const { log } = server.context
  const clients: pg.Client[] = [await connect(), await connect()]
  const hubs: Hub[] = clients.map((client) => {
    const connection = () => Promise.resolve(client)
    return createHub({ log, publicUrl: server.url, adapter: sharedHubAdapter({ pool, connection, log }) })
  })
  const [near, far] = hubs as [Hub, Hub]
  await untilListening(hubs.length)
  // Answered after LISTEN, which breaks the sockets of before.
  await Promise.all(clients.map((client) => client.query('select 1')))
  const { http, url } = await attach(near)
  const socket = socketWith({ token: 'shared' }, {}, url)
  await once(socket, 'connect')
  const heard = once(socket, 'leads-refresh')
  far.push('leads-refresh', {})
  expect(await heard).toEqual([{}])
  const opened = socketWith({ token: 'shared', ageMs: 60_000 }, {}, url)
  expect(await once(opened, 'leads-refresh')).toEqual([{}])
  const lastError = 'é'.repeat(5_000)
  const long = once(socket, 'property-error')
  far.push('property-error', { projectId: 3, lastError }, 43)
  expect(await long).toEqual([{ projectId: 3, lastError }])
  const gone = once(socket, 'disconnect')
  far.disconnect([sessionId])
  expect((await gone)[0]).toBe('io server disconnect')
  await Promise.all(hubs.map((hub) => hub.close()))
  await Promise.all(clients.map((client) => client.end()))
  http.close()
})

test('a push is one notification to the other processes, so that no part of it arrives later', async () => {
  const { log } = server.context
  const client = await connect()
  const notified: string[] = []
  const query = async (_text: string, [, message]: [string, string]) => void notified.push(message)
  const pool = { query } as unknown as pg.Pool
  const connection = () => Promise.resolve(client)
  const hub = createHub({ log, publicUrl: server.url, adapter: sharedHubAdapter({ pool, connection, log }) })
  hub.push('leads-refresh', {})
  await hub.close()
  expect(notified.filter((message) => message.includes('leads-refresh'))).toHaveLength(1)
  await client.end()
})

test.each([
  ['waits for its connection', true],
  ['begins to listen', false],
])('a hub that is closed while it %s leaves nothing on it', async (_stage, isClosedFirst) => {
  const { log } = server.context
  const client = await connect()
  const { promise, resolve } = Promise.withResolvers<pg.Client>()
  const connection = () => promise
  const { pool } = server.services
  const hub = createHub({ log, publicUrl: server.url, adapter: sharedHubAdapter({ pool, connection, log }) })
  if (!isClosedFirst) resolve(client)
  await Promise.resolve()
  await hub.close()
  resolve(client)
  // Answered after whatever the hub has sent.
  await client.query('select 1')
  expect(client.listenerCount('notification')).toBe(0)
  await client.end()
})

test('a hub whose connection is lost listens on the next one', async () => {
  const [near, far] = [openHubPeer(server.address), openHubPeer(server.address)]
  const client = await connect()
  const heardAnew = async () => {
    const before = near.delaysMs.length
    await expect
      .poll(() => {
        far.send()
        return near.delaysMs.length
      })
      .toBeGreaterThan(before)
  }
  await heardAnew()
  for (let losses = 0; losses < 2; losses += 1) {
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
       where datname = current_database() and application_name = 'latchkey-watch'`,
    )
    expect(rowCount).toBe(3)
    await heardAnew()
  }
  await Promise.all([near.close(), far.close()])
  await client.end()
})

test('a server that stops closes its sockets in a way that clients reconnect', async () => {
  const stopping = await startTestServer({
    isListening: true,
    features: () => ({ authenticate: () => Promise.resolve(anActor()) }),
  })
  const socket = io(stopping.url, {
    transports: ['websocket'],
    auth: { token: 'any' },
    reconnection: false,
    forceNew: true,
  })
  sockets.push(socket)
  await once(socket, 'connect')
  const gone = once(socket, 'disconnect')
  await stopping.close()
  const [reason] = (await gone) as [string]
  expect(reason).toBe('transport close')
})
