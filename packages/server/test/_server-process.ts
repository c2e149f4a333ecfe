import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import net from 'node:net'
import { fileURLToPath } from 'node:url'

/** A server in a separate process. */
export interface ServerProcess {
  readonly child: ChildProcess
  readonly url: string
  output(): string
  /** Settles with the exit code or signal. */
  readonly ended: Promise<number | string | null>
  /** Resolves when the server reports that it listens; rejects if it ends before. */
  ready(): Promise<void>
}

/** An unused port. */
export async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as net.AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** The product as `npm start` runs it; from its sources it takes five times as long to start. */
export const SERVER = fileURLToPath(new URL('../dist/server.js', import.meta.url))

/** With the cache, a start takes three quarters of the processor time. */
const PROCESS = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] }

/** Uses exactly these settings. Overload protection is off by default, as the machine may be busy. */
export function spawnServer(
  settings: Readonly<Record<string, string>>,
  cwd = process.cwd(),
  script = SERVER,
): ServerProcess {
  const child = spawn(process.execPath, [script], {
    cwd,
    env: { ...PROCESS, OVERLOAD_SECONDS: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const waiting = new Set<() => void>()
  const hear = (chunk: Buffer) => {
    output += chunk.toString()
    for (const look of waiting) look()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string | null)
  return {
    child,
    url: `http://127.0.0.1:${settings['PORT']}`,
    output: () => output,
    ended,
    ready: () =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (output.includes('Press Ctrl-C to stop')) resolve()
        }
        waiting.add(look)
        look()
        void ended.then((code) => reject(new Error(`The server ended with ${code}: ${output}`)))
      }),
  }
}

/** Returns the message of a server that refuses to start. */
export async function refusalOf(server: ServerProcess): Promise<string> {
  try {
    await server.ready()
  } catch {
    if ((await server.ended) === 1) return server.output().trim()
  }
  server.child.kill('SIGKILL')
  throw new Error(`The server should have ended with 1: ${server.output()}`)
}
