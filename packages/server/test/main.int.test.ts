import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { clusterPid, isRunning, openFolder } from './_embedded-folders.ts'
import { freePort, spawnServer, type ServerProcess } from './_server-process.ts'

let parent: string
/** A data directory after its first start. */
let dataDir: string
const started: ServerProcess[] = []

beforeAll(() => {
  parent = openFolder('main')
  dataDir = path.join(parent, 'data')
})
afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGKILL')
    await ended
  }
})
afterAll(() => fs.rmSync(parent, { recursive: true }))

async function start(settings: Record<string, string> = {}, cwd?: string): Promise<ServerProcess> {
  const server = spawnServer(
    { PORT: String(await freePort()), DATA_DIR: dataDir, DEMO: '0', ...settings },
    cwd,
  )
  started.push(server)
  return server
}

/** True while a port accepts connections. */
function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.connect(port, '127.0.0.1')
    probe.once('connect', () => resolve(true))
    probe.once('error', () => resolve(false))
    probe.once('close', () => probe.destroy())
    probe.end()
  })
}

describe('a running server', () => {
  test('prints its address, answers, and stops cleanly with its database', async () => {
    const server = await start()
    await server.ready()
    expect(server.output()).toContain(`Latchkey is ready at http://localhost:${new URL(server.url).port}`)
    expect(server.output()).toContain(`Mail is written to ${path.join(dataDir, 'outbox')}`)
    expect(server.output()).not.toContain('Latchkey1!')
    expect((await fetch(`${server.url}/api/ready`)).status).toBe(200)
    expect((await fetch(`${server.url}/dev/mail`)).status).toBe(404)
    const postgres = clusterPid(dataDir)
    expect(isRunning(postgres)).toBe(true)
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(isRunning(postgres)).toBe(false)
  })

  test('finishes the current request before it stops, and keeps no connection afterwards', async () => {
    const server = await start()
    await server.ready()
    const { port } = new URL(server.url)
    const body = JSON.stringify({ username: 'a@b.example', password: 'x' })
    const socket = net.connect(Number(port), '127.0.0.1')
    socket.write(
      `POST /api/users/login HTTP/1.1\r\nhost: localhost\r\nexpect: 100-continue\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
    )
    // After '100 Continue' the request is in progress.
    const asked = await new Promise((resolve) => socket.once('data', resolve))
    expect(String(asked)).toMatch(/^HTTP\/1\.1 100/)
    server.child.kill('SIGINT')
    await expect.poll(() => isListening(Number(port))).toBe(false)
    socket.write(body)
    let answer = ''
    for await (const chunk of socket) answer += String(chunk)
    expect(answer).toMatch(/^HTTP\/1\.1 200/)
    expect(await server.ended).toBe(0)
  })

  test('is ready again after kill -9', async () => {
    const killed = await start()
    await killed.ready()
    killed.child.kill('SIGKILL')
    await killed.ended
    const next = await start()
    await next.ready()
    expect((await fetch(`${next.url}/api/ready`)).status).toBe(200)
  })

  test('ends with a message when its database is gone for good', async () => {
    const server = await start()
    await server.ready()
    process.kill(clusterPid(dataDir), 'SIGKILL')
    expect(await server.ended).toBe(1)
    expect(server.output()).toContain('The embedded database has ended by itself')
    expect(server.output()).toContain(
      '\nLatchkey has stopped because its database has ended. Start it again.\n',
    )
  })

  test('reads .env for settings that are not set', async () => {
    const cwd = path.join(parent, 'cwd')
    fs.mkdirSync(cwd)
    fs.writeFileSync(path.join(cwd, '.env'), 'PUBLIC_URL=https://from.file.example\nDEMO=1\n')
    const server = await start({}, cwd)
    await server.ready()
    expect(server.output()).toContain('Latchkey is ready at https://from.file.example')
    expect(server.output()).not.toContain('Sign in with')
    const { headers } = await fetch(`${server.url}/api/health`)
    expect(headers.get('strict-transport-security')).toContain('max-age=')
  })
})

/** The message of a server that cannot start. */
async function complaint(settings: Record<string, string>, cwd?: string): Promise<string> {
  const server = await start(settings, cwd)
  expect(await server.ended).toBe(1)
  const message = server.output().trim()
  expect(message).not.toMatch(/\n\s+at /)
  return message
}

describe('a server that cannot start prints one line and exits with 1', () => {
  test('a port that is taken', async () => {
    const other = net.createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as net.AddressInfo
    expect(await complaint({ PORT: String(port) })).toMatch(
      new RegExp(`^PORT ${port} is already in use on 127\\.0\\.0\\.1: .*\\.$`),
    )
    other.close()
  })

  test('invalid settings, one line each', async () => {
    const message = await complaint({ PORT: 'x', TIME_ZONE: 'Nowhere' })
    expect(message.split('\n')).toEqual([
      expect.stringMatching(/^PORT is "x"/),
      expect.stringMatching(/^TIME_ZONE is "Nowhere"/),
    ])
  })

  test('the demo on an address that others can reach', async () => {
    expect(await complaint({ DEMO: '1', HOST: '0.0.0.0' })).toMatch(
      /^HOST is "0\.0\.0\.0"; expected a loopback address/,
    )
  })

  test('an unreachable database server, without its password', async () => {
    const port = await freePort()
    const message = await complaint({ DATABASE_URL: `postgres://app:hunter2@127.0.0.1:${port}/latchkey` })
    expect(message).toMatch(/^DATABASE_URL names a database that cannot be used: .*ECONNREFUSED.*\.$/)
    expect(message).not.toContain('hunter2')
  })

  test('a misspelt setting in .env, also after a byte order mark', async () => {
    const cwd = path.join(parent, 'misspelt')
    fs.mkdirSync(cwd)
    fs.writeFileSync(path.join(cwd, '.env'), '\u{FEFF}DATABASE_URI=postgres://app:hunter2@db/latchkey\n')
    expect(await complaint({}, cwd)).toBe(
      '.env has DATABASE_URI, which is no setting; did you mean DATABASE_URL?',
    )
  })

  test('a data directory in whose place there is a file', async () => {
    const file = path.join(parent, 'file')
    fs.writeFileSync(file, '')
    expect(await complaint({ DATA_DIR: file })).toBe(
      `${file} cannot be used: a file is in its place; move that away, or set DATA_DIR to a folder.`,
    )
  })

  test('a damaged data directory', async () => {
    const damaged = path.join(parent, 'damaged')
    fs.mkdirSync(path.join(damaged, 'database', 'cluster', 'base'), { recursive: true })
    expect(await complaint({ DATA_DIR: damaged })).toContain('is damaged: its file PG_VERSION is missing')
  })

  test('an S3 store without keys', async () => {
    expect(await complaint({ MEDIA_URL: 's3://bucket' })).toMatch(/AWS_ACCESS_KEY_ID[\s\S]*MEDIA_URL is set/)
  })
})
