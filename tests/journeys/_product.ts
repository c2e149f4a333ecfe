import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { appBuild } from '../../scripts/lib/app-build.ts'
import { LONG_WAIT_MS } from '../../scripts/testing/limits.ts'
import { deployAnotherBuild } from './_deployment.ts'

const SERVER = fileURLToPath(new URL('_server.ts', import.meta.url))

/** The environment variable that names a folder of demo data, of which each product begins with a copy; without it, a product makes its own. */
export const DEMO_DATA = 'JOURNEYS_DEMO_DATA'

/** What the server prints once it listens. */
const READY = 'Latchkey is ready'

/** The product as an agency runs it: a server of its own, with a database and a build of the app of its own. */
export interface Product {
  readonly url: string
  /** Folder of its data. */
  readonly dataDir: string
  /** Starts it, again on the same data if it ran before; resolves when it can work. */
  start(): Promise<void>
  /** Ends it in the middle of whatever it is doing, as a power cut would. */
  kill(): Promise<void>
  /** Puts another build of the app in place while it runs. */
  deploy(): void
  /** Ends it in good order. */
  stop(): Promise<void>
  /** Ends it for good and takes its data away. */
  remove(): Promise<void>
}

/** A port that nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** Resolves when the server says that it is ready, or ends; answers all it said. */
async function untilReady(child: ChildProcess): Promise<string> {
  let said = ''
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, LONG_WAIT_MS)
    const hear = (bytes: Buffer) => {
      said += bytes.toString()
      if (said.includes(READY)) resolve()
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', () => resolve())
    child.once('exit', () => clearTimeout(timer))
  })
  return said
}

/** Makes a product on a free port, with the demo data in a folder of its own; it is not started yet. */
export async function makeProduct(settings: Readonly<Record<string, string>> = {}): Promise<Product> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'latchkey-journey-'))
  // The database's own account must get through to its folder; nobody can list it all the same.
  fs.chmodSync(folder, 0o711)
  const [dataDir, appFolder] = [path.join(folder, 'data'), path.join(folder, 'app')]
  const demoData = process.env[DEMO_DATA]
  // Not with Node, whose copies do not belong to the database's account.
  if (demoData !== undefined) execFileSync('cp', ['-a', demoData, dataDir])
  fs.cpSync(appBuild.output, appFolder, { recursive: true })
  let running: ChildProcess | null = null

  async function end(signal: NodeJS.Signals) {
    if (running === null || running.exitCode !== null) return
    const gone = once(running, 'exit')
    running.kill(signal)
    await gone
    running = null
  }

  return {
    url,
    dataDir,
    async start() {
      const child = spawn(process.execPath, [SERVER, appFolder], {
        env: {
          ...process.env,
          PORT: String(port),
          HOST: '127.0.0.1',
          PUBLIC_URL: url,
          DATA_DIR: dataDir,
          DEMO: '1',
          OVERLOAD_SECONDS: '0',
          ...settings,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      running = child
      const said = await untilReady(child)
      if (!said.includes(READY)) throw new Error(`The server did not start. It said:\n${said}`)
    },
    kill: () => end('SIGKILL'),
    deploy: () => deployAnotherBuild(appFolder),
    stop: () => end('SIGTERM'),
    async remove() {
      await end('SIGTERM')
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
