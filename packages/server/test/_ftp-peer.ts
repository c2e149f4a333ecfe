import { once } from 'node:events'
import net, { type AddressInfo, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import { SELF_SIGNED } from '../src/outbound/self-signed.fixtures.ts'

export const FTP_PASSWORD = 'harbour-7 Passw0rd'

/** An FTP server on this machine, with a folder `in`. */
export interface FtpPeer {
  readonly port: number
  /** The stored bytes by path, also of files that were not completed. */
  readonly stored: Map<string, Buffer[]>
  /** Oldest first, of all connections. */
  readonly commands: string[]
  /** The answers to these commands from now on, instead of its own: null is none. */
  answers: Partial<Record<string, string | null>>
  /** The answers to these commands wait for the promises. */
  waits: Partial<Record<string, Promise<void>>>
  /** The address that PASV names. */
  named: string
  /** Ends both connections when so much of a file has arrived. */
  cutAfter: number
  /** Between two parts of a file. */
  pauseMs: number
  /** Of the last file. */
  isEncrypted: boolean
  /** Paths of those with their final name. */
  files(): string[]
  contentOf(path: string): Buffer
  /** Ends all connections. */
  cut(): void
  close(): void
}

export async function startFtpPeer({ isImplicit = false } = {}): Promise<FtpPeer> {
  const open = new Set<{ destroy(): void }>()
  const server = net.createServer((socket) => {
    open.add(socket)
    serve(peer, isImplicit ? secured(socket) : socket, open)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const peer: FtpPeer = {
    port: (server.address() as AddressInfo).port,
    stored: new Map(),
    commands: [],
    answers: {},
    waits: {},
    named: '127.0.0.1',
    cutAfter: Infinity,
    pauseMs: 0,
    isEncrypted: false,
    files: () => [...peer.stored.keys()].filter((name) => !name.endsWith('.part')),
    contentOf: (name) => Buffer.concat(peer.stored.get(name) ?? []),
    cut: () => open.forEach((each) => each.destroy()),
    close() {
      peer.cut()
      server.close()
    },
  }
  return peer
}

const secured = (socket: Socket): TLSSocket => new TLSSocket(socket, { isServer: true, ...SELF_SIGNED })

/** One control connection. */
function serve(peer: FtpPeer, first: Socket, open: Set<{ destroy(): void }>): void {
  let control = first
  const session = { user: '', folder: '', isProtected: first instanceof TLSSocket, renamed: '' }
  let data: Promise<Socket> = new Promise(() => undefined)
  const say = (line: string) => void control.write(`${line}\r\n`)
  const at = (name: string) => (name.startsWith('/') ? name : `${session.folder}/${name}`)
  const set = (values: Partial<typeof session>, line: string) => {
    Object.assign(session, values)
    return line
  }

  /** Waits for the data connection of the next transfer; resolves with its port. */
  async function passive(): Promise<number> {
    const listener = net.createServer()
    open.add({ destroy: () => listener.close() })
    data = once(listener, 'connection').then(([socket]) => {
      listener.close()
      open.add(socket as Socket)
      return session.isProtected ? secured(socket as Socket) : (socket as Socket)
    })
    listener.listen(0, '127.0.0.1')
    await once(listener, 'listening')
    return (listener.address() as AddressInfo).port
  }

  async function store(path: string): Promise<void> {
    const parts: Buffer[] = []
    peer.stored.set(path, parts)
    const socket = await data
    peer.isEncrypted = socket instanceof TLSSocket
    let size = 0
    socket.on('data', (part: Buffer) => {
      parts.push(part)
      size += part.length
      if (size >= peer.cutAfter) for (const each of [socket, control]) each.destroy()
      if (peer.pauseMs === 0) return
      socket.pause()
      setTimeout(() => socket.resume(), peer.pauseMs)
    })
    socket.on('error', () => say('426 The connection was lost.'))
    socket.on('end', () => {
      socket.end()
      say('226 Stored.')
    })
  }

  const commands: Record<string, (argument: string) => string | Promise<string>> = {
    AUTH: () => {
      say('234 Begin.')
      control.removeAllListeners('data')
      control = secured(control)
      return listen()
    },
    PROT: (level) => set({ isProtected: level === 'P' }, '200 Yes.'),
    USER: (user) => set({ user }, '331 And the password?'),
    PASS: (password) =>
      session.user === 'agency' && password === FTP_PASSWORD ? '230 Welcome.' : '530 Login incorrect.',
    CWD: (name) => (at(name) === '/in' ? set({ folder: '/in' }, '250 Yes.') : '550 No such folder.'),
    EPSV: async () => `229 Entering Extended Passive Mode (|||${await passive()}|)`,
    PASV: async () => {
      const port = await passive()
      return `227 Passive (${peer.named.replaceAll('.', ',')},${Math.floor(port / 256)},${port % 256})`
    },
    STOR: (name) => {
      void store(at(name))
      return '150 Send it.'
    },
    SIZE: (name) => `213 ${Buffer.concat(peer.stored.get(at(name)) ?? []).length}`,
    RNFR: (name) =>
      peer.stored.has(at(name)) ? set({ renamed: at(name) }, '350 And to?') : '550 No such file.',
    RNTO: (name) => {
      peer.stored.set(at(name), peer.stored.get(session.renamed) ?? [])
      peer.stored.delete(session.renamed)
      return '250 Renamed.'
    },
    ...Object.fromEntries(['TYPE', 'STRU', 'OPTS', 'PBSZ'].map((name) => [name, () => '200 Yes.'])),
  }

  async function answer(line: string): Promise<void> {
    const [, name = '', argument = ''] = /^(\w+) ?(.*)$/.exec(line) ?? []
    peer.commands.push(line)
    await peer.waits[name]
    const given = peer.answers[name]
    const own = () => commands[name]?.(argument) ?? '502 Not here.'
    const said = given === undefined ? await own() : given
    if (said) say(said)
  }

  function listen(): string {
    control.on('error', () => undefined)
    control.on('data', (bytes: Buffer) => {
      for (const line of bytes.toString().split('\r\n').filter(Boolean)) void answer(line)
    })
    return ''
  }

  listen()
  say('220 Ready.')
}
