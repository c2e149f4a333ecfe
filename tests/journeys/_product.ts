import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { appBuild } from '../../scripts/lib/app-build.ts'
import { serverBuild } from '../../scripts/lib/server-build.ts'
import { LONG_WAIT_MS } from '../../scripts/testing/limits.ts'
import { deployAnotherBuild } from './_deployment.ts'
import { freePort } from '../../packages/server/test/_server-process.ts'
import { startSmtpSink, type SmtpSink } from '../../packages/server/test/_smtp-sink.ts'

const SERVER = path.join(serverBuild.output, 'server.js')

/** Environment variable with the folder of demo data that each product copies; without it, a product makes its own. */
export const DEMO_DATA = 'JOURNEYS_DEMO_DATA'

/** The server's output once it listens. */
const READY = 'Latchkey is ready'

/** The product as an agency runs it: its own server, database, mail server and build of the app. */
export interface Product {
  readonly url: string
  readonly dataDir: string
  readonly mails: Pick<SmtpSink, 'mailsTo' | 'addresses'>
  /** Starts the server, on the existing data if there is any; resolves when it is ready. */
  start(): Promise<void>
  /** Kills the server at any point, like a power cut. */
  kill(): Promise<void>
  /** Replaces the build of the app while the server runs. */
  deploy(): void
  /** Shuts the server down properly. */
  stop(): Promise<void>
  /** Stops the server and removes its data. */
  remove(): Promise<void>
}

/** Resolves with the output when the server is ready or exits. */
async function untilReady(child: ChildProcess): Promise<string> {
  let output = ''
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, LONG_WAIT_MS)
    const collect = (bytes: Buffer) => {
      output += bytes.toString()
      if (output.includes(READY)) resolve()
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.once('exit', () => resolve())
    child.once('exit', () => clearTimeout(timer))
  })
  return output
}

/** Creates a product on a free port with its own demo data, not yet started. */
export async function makeProduct(settings: Readonly<Record<string, string>> = {}): Promise<Product> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'latchkey-journey-'))
  // PostgreSQL's account must be able to enter; no other account can list the folder.
  fs.chmodSync(folder, 0o711)
  const [dataDir, appFolder] = [path.join(folder, 'data'), path.join(folder, 'app')]
  const demoData = process.env[DEMO_DATA]
  // Not with Node, whose copies would lose PostgreSQL's ownership.
  if (demoData !== undefined) execFileSync('cp', ['-a', demoData, dataDir])
  fs.cpSync(appBuild.output, appFolder, { recursive: true })
  const mails = await startSmtpSink()
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
    mails,
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
          SMTP_URL: mails.url,
          ...settings,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      running = child
      const output = await untilReady(child)
      if (!output.includes(READY)) throw new Error(`The server did not start. Its output:\n${output}`)
    },
    kill: () => end('SIGKILL'),
    deploy: () => deployAnotherBuild(appFolder),
    stop: () => end('SIGTERM'),
    async remove() {
      await end('SIGTERM')
      await mails.close()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
