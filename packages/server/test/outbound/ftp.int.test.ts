import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { OutboundConfig } from '../../src/outbound/called-address.ts'
import { ftpOn, type FtpParts, type FtpServer } from '../../src/outbound/ftp.ts'
import { SELF_SIGNED } from '../../src/outbound/self-signed.fixtures.ts'
import { FTP_PASSWORD, startFtpPeer, type FtpPeer } from '../_ftp-peer.ts'

const CONFIG: OutboundConfig = {
  outboundTargets: [],
  demo: false,
  port: 4000,
  databaseUrl: null,
  databasePoolUrl: null,
  databaseReadUrl: null,
}

const unknownName = () => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }))

const ZIP = Buffer.alloc(300_000, 'A zip. ')

async function peerOfTest(options: Parameters<typeof startFtpPeer>[0] = {}): Promise<FtpPeer> {
  const peer = await startFtpPeer(options)
  onTestFinished(() => peer.close())
  return peer
}

/** A zip of a branch, removed after the test. */
function fileOfTest(name = '1001_2026030201.zip') {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'latchkey-ftp-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  const file = path.join(folder, name)
  fs.writeFileSync(file, ZIP)
  return { name, path: file }
}

const PLAIN = {
  host: '127.0.0.1',
  isEncrypted: false,
  username: 'agency',
  password: FTP_PASSWORD,
  folder: 'in',
}

const send = (
  peer: FtpPeer,
  over: Partial<FtpServer> = {},
  { parts = {}, signal = new AbortController().signal }: { parts?: FtpParts; signal?: AbortSignal } = {},
) => {
  const server = { ...PLAIN, port: peer.port, ...over }
  const targets = [`${server.host}:${server.port}`]
  return ftpOn({ ...CONFIG, outboundTargets: targets }, parts).send(server, [fileOfTest()], signal)
}

/** The certificate is of this name, and vouches for itself. */
const ENCRYPTED = { host: 'localhost', isEncrypted: true }
const TRUSTING: FtpParts = { ca: SELF_SIGNED.cert }

describe('a host', () => {
  test.each([
    ['', 'nothing'],
    ['ftp://ftp.example.org', 'a scheme'],
    ['agency@ftp.example.org', 'an account'],
    ['ftp.example.org:21', 'a port'],
    ['ftp.example.org/in', 'a path'],
    ['ftp example', 'a space'],
    ['ftp.example.org\r\nDELE', 'another command'],
    ['256.1.1.1', 'no number of an address'],
    ['fe80::1%eth0', 'a zone'],
  ])('%j is none: %s', async (host) => {
    expect(await ftpOn(CONFIG).refusalOf(host, 21)).toBe('pattern')
  })

  test.each([
    ['10.0.0.1', 21],
    ['0xa.0.0.1', 21],
    ['167772161', 21],
    ['10.0.0.1.', 21],
    ['１0.0.0.1', 21],
    ['127.0.0.1', 2121],
    ['::1', 21],
    ['[::ffff:10.0.0.1]', 990],
    ['64:ff9b::a00:1', 21],
    ['localhost', 21],
    ['8.8.8.8', 22],
  ])('%s:%i is not called', async (host, port) => {
    expect(await ftpOn(CONFIG).refusalOf(host, port)).toBe('range')
  })

  test('of which one address is private is not called', async () => {
    const ftp = ftpOn(CONFIG, { resolve: () => Promise.resolve(['8.8.8.8', '10.0.0.1']) })
    expect(await ftp.refusalOf('ftp.example', 21)).toBe('range')
  })

  test.each([
    ['8.8.8.8', 21],
    ['2606:4700::1111', 990],
    ['ftp.example.org', 1024],
  ])('%s:%i is called', async (host, port) => {
    const ftp = ftpOn(CONFIG, { resolve: () => Promise.resolve(['8.8.8.8']) })
    expect(await ftp.refusalOf(host, port)).toBeNull()
  })

  test('the demo may call 127.0.0.1 written so, never itself or its database', async () => {
    const ftp = ftpOn({ ...CONFIG, demo: true, databaseUrl: 'postgresql://localhost:5444/latchkey' })
    expect(await ftp.refusalOf('127.0.0.1', 2121)).toBeNull()
    for (const [host, port] of [
      ['127.1', 2121],
      ['127.0.0.1', 4000],
      ['127.0.0.1', 5444],
      ['127.0.0.1', 80],
    ] as const)
      expect(await ftp.refusalOf(host, port)).toBe('range')
  })
})

describe('a file', () => {
  test('gets its name when all of it has arrived, and nothing is deleted', async () => {
    const peer = await peerOfTest()
    expect(await send(peer)).toBeNull()
    expect([...peer.stored.keys()]).toEqual(['/in/1001_2026030201.zip'])
    expect(peer.contentOf('/in/1001_2026030201.zip').equals(ZIP)).toBe(true)
    const order = peer.commands.filter((line) => /^(?:STOR|RNFR|RNTO|CWD)/.test(line))
    expect(order).toEqual([
      'CWD in',
      'STOR 1001_2026030201.zip.part',
      'RNFR 1001_2026030201.zip.part',
      'RNTO 1001_2026030201.zip',
    ])
    expect(peer.commands.filter((line) => /^(?:DELE|RMD|MKD)/.test(line))).toEqual([])
  })

  test.each([
    ['on request', false],
    ['from the first byte', true],
  ])('travels encrypted, %s', async (_how, isImplicit) => {
    const peer = await peerOfTest({ isImplicit })
    const parts = { ...TRUSTING, ...(isImplicit && { implicitPort: peer.port }) }
    expect(await send(peer, ENCRYPTED, { parts })).toBeNull()
    expect([peer.files(), peer.isEncrypted]).toEqual([['/in/1001_2026030201.zip'], true])
    expect(peer.commands).toContain('PROT P')
  })

  test.each(['10.0.0.1', '127.0.0.2'])(
    'goes to the address of the connection, although the server names %s',
    async (named) => {
      const peer = await peerOfTest()
      peer.answers = { EPSV: '502 Not here.' }
      peer.named = named
      expect(await send(peer)).toBeNull()
      expect(peer.files()).toEqual(['/in/1001_2026030201.zip'])
      expect(peer.commands).toContain('PASV')
    },
  )

  test('goes to an address that was checked, whatever the name means by then', async () => {
    let asked = 0
    // Nothing listens there; a second look at the name would find the machine itself.
    const resolve = () => Promise.resolve(asked++ === 0 ? ['2001:4860:4860::dead'] : ['127.0.0.1'])
    const peer = await peerOfTest()
    const ftp = ftpOn(CONFIG, { resolve, silenceMs: 300 })
    const fault = await ftp.send(
      { ...PLAIN, host: 'ftp.example', port: peer.port },
      [fileOfTest()],
      new AbortController().signal,
    )
    expect(['connection', 'timeout']).toContain(fault)
    expect([asked, peer.commands]).toEqual([1, []])
  })

  test('is written over the half of an earlier attempt', async () => {
    const peer = await peerOfTest()
    peer.cutAfter = 100_000
    expect(await send(peer)).toBe('connection')
    expect([...peer.stored.keys()]).toEqual(['/in/1001_2026030201.zip.part'])
    peer.cutAfter = Infinity
    expect(await send(peer)).toBeNull()
    expect([...peer.stored.keys()]).toEqual(['/in/1001_2026030201.zip'])
    expect(peer.contentOf('/in/1001_2026030201.zip').equals(ZIP)).toBe(true)
  })

  test('that arrived in part does not get its name, although the server takes it for all', async () => {
    const peer = await peerOfTest()
    peer.answers = { SIZE: '213 100000' }
    expect(await send(peer)).toBe('connection')
    expect(peer.files()).toEqual([])
  })

  test('is sent to a server that tells no sizes', async () => {
    const peer = await peerOfTest()
    peer.answers = { SIZE: '502 Not here.' }
    expect(await send(peer)).toBeNull()
  })
})

describe('a fault', () => {
  test.each([
    ['the password is refused', 'login', {}, { password: 'another' }],
    ['the user is unknown', 'login', {}, { username: 'nobody' }],
    ['the folder is missing', 'folder', {}, { folder: 'out' }],
    ['the server is full', 'refused', { STOR: '552 Full.' }, {}],
    ['a name is refused', 'refused', { RNTO: '553 Not so.' }, {}],
    ['the service ends', 'connection', { STOR: '421 Good night.' }, {}],
    ['no data connection', 'connection', { STOR: '425 Not open.' }, {}],
    ['there is no encryption', 'encryption', { AUTH: '502 Not here.' }, ENCRYPTED],
    ['encryption is required', 'unencrypted', { USER: '530 Use TLS.' }, {}],
    ['the certificate is of nobody known', 'certificate', {}, ENCRYPTED],
    ['nobody answers', 'connection', {}, { port: 1 }],
  ])('%s: %s', async (_what, fault, answers, over) => {
    const peer = await peerOfTest()
    peer.answers = answers
    expect(await send(peer, over)).toBe(fault)
    expect(peer.files()).toEqual([])
  })

  test('the certificate is of another name', async () => {
    const peer = await peerOfTest()
    expect(await send(peer, { isEncrypted: true }, { parts: TRUSTING })).toBe('certificate')
    expect(peer.commands).not.toContain(`PASS ${FTP_PASSWORD}`)
  })

  test('the port of encryption from the first byte is called without it', async () => {
    const peer = await peerOfTest({ isImplicit: true })
    const parts = { implicitPort: peer.port, silenceMs: 300 }
    expect(await send(peer, {}, { parts })).toBe('unencrypted')
    expect(peer.commands).toEqual([])
  })

  test('what answers is no encrypted server', async () => {
    const peer = await peerOfTest()
    const parts = { implicitPort: peer.port, silenceMs: 300 }
    expect(['encryption', 'timeout']).toContain(await send(peer, ENCRYPTED, { parts }))
  })

  test.each([
    ['name', 'ftp.example'],
    ['address', '10.0.0.1'],
    ['address', 'ftp://ftp.example'],
  ])('%s: %s', async (fault, host) => {
    const server = { ...PLAIN, host, port: 21 }
    const { signal } = new AbortController()
    expect(await ftpOn(CONFIG, { resolve: unknownName }).send(server, [fileOfTest()], signal)).toBe(fault)
  })

  test('a line break in a password begins no other command', async () => {
    const peer = await peerOfTest()
    expect(await send(peer, { password: 'a\r\nDELE b' })).toBe('connection')
    expect(peer.commands.filter((line) => line.startsWith('DELE'))).toEqual([])
  })

  test.each(['USER', 'CWD', 'EPSV', 'STOR', 'RNTO'])('the server falls silent at %s', async (command) => {
    const peer = await peerOfTest()
    peer.answers = { [command]: null }
    expect(await send(peer, {}, { parts: { silenceMs: 100 } })).toBe('timeout')
    expect(peer.files()).toEqual([])
  })

  test('it takes too long in all, though something arrives', async () => {
    const peer = await peerOfTest()
    peer.pauseMs = 200
    expect(await send(peer, {}, { signal: AbortSignal.timeout(300) })).toBe('timeout')
    expect(peer.files()).toEqual([])
  })
})
