import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { SERVER } from '../../scripts/bootstrap/run.mjs'
import { buildWhenChanged } from '../../scripts/lib/build-when-changed.ts'
import { inRoot } from '../../scripts/lib/root.ts'
import { serverBuild } from '../../scripts/lib/server-build.ts'
import type { Config } from '../../packages/server/src/config/config.ts'

/** The server as `npm start` runs it, without its database. Its memory is read from /proc, on Linux only. */
export interface StartedServer {
  readonly url: string
  residentMb(): number
  /** The most since it started, or since `forgetPeak`. */
  peakMb(): number
  forgetPeak(): void
  stop(): Promise<void>
}

export async function startServer({ dataDir, port }: Config): Promise<StartedServer> {
  await buildWhenChanged(serverBuild)
  const server = spawn('node', [...SERVER.flags, inRoot(SERVER.script)], {
    env: { ...process.env, ...SERVER.settings, DATA_DIR: dataDir, PORT: String(port), DEMO: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // It prints its URL once it listens.
  await once(server.stdout, 'data')
  const memory = (name: 'VmRSS' | 'VmHWM') => {
    const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
    return Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024)
  }
  return {
    url: `http://127.0.0.1:${port}`,
    residentMb: () => memory('VmRSS'),
    peakMb: () => memory('VmHWM'),
    forgetPeak: () => writeFileSync(`/proc/${server.pid}/clear_refs`, '5'),
    stop: async () => {
      const ended = once(server, 'exit')
      server.kill()
      await ended
    },
  }
}
