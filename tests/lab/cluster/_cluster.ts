import { rmSync } from 'node:fs'
import path from 'node:path'
import { withRealPostgres } from '../../../scripts/real-postgres.ts'
import { openFolder } from '../../../packages/server/test/_embedded-folders.ts'
import { startS3Peer } from '../../../packages/server/test/_s3-peer.ts'
import { countJobs } from '../../../packages/server/test/_jobs.ts'
import { freePort, spawnServer, type ServerProcess } from '../../../packages/server/test/_server-process.ts'
import { startSmtpSink, type SmtpSink } from '../../../packages/server/test/_smtp-sink.ts'
import { signIn as beginAgent } from '../../bench/_agent.ts'
import { untilReady } from '../faults/_killable-server.ts'
import { startNginx } from './_nginx.ts'

/** Seconds during which a stopping server still accepts requests. */
const SHUTDOWN_DELAY = 2

/** Three processes on one PostgreSQL behind nginx, with pictures in an S3-compatible store. */
export interface Cluster {
  readonly url: string
  readonly urls: readonly string[]
  readonly mails: SmtpSink
  /** The number of waiting and running jobs, of all processes. */
  jobsLeft(): Promise<number>
  process(index: number): ServerProcess
  start(index: number): Promise<void>
  /** Sends a process the signal to stop and waits; resolves with its exit code. */
  stop(index: number): Promise<number | string | null>
}

/** Runs the work with a cluster on a PostgreSQL of its own. */
export const withCluster = (work: (cluster: Cluster) => Promise<void>): Promise<void> =>
  withRealPostgres((databaseUrl) => withProcesses({ DATABASE_URL: databaseUrl }, work))

export interface DatabaseSettings {
  readonly DATABASE_URL: string
  readonly DATABASE_POOL_URL?: string
  readonly DATABASE_READ_URL?: string
}

/** Runs the work with processes with these settings; the first fills the database. */
export async function withProcesses(
  database: DatabaseSettings,
  work: (cluster: Cluster) => Promise<void>,
  count = 3,
): Promise<void> {
  const folder = openFolder('cluster')
  const [mails, pictures] = await Promise.all([startSmtpSink(), startS3Peer()])
  const ports: number[] = []
  while (ports.length < count) ports.push(await freePort())
  const urls = ports.map((port) => `http://127.0.0.1:${port}`)
  const proxyPort = await freePort()
  const settings = {
    ...database,
    DEMO: '1',
    PUBLIC_URL: `http://127.0.0.1:${proxyPort}`,
    SMTP_URL: mails.url,
    TRUSTED_PROXIES: '127.0.0.1',
    SHUTDOWN_DELAY: String(SHUTDOWN_DELAY),
    PROOF_KEYS: 'the key of proofs in the tests of the cluster',
    MEDIA_URL: pictures.settings.mediaUrl ?? '',
    AWS_ACCESS_KEY_ID: pictures.settings.mediaKeys?.accessKeyId ?? '',
    AWS_SECRET_ACCESS_KEY: pictures.settings.mediaKeys?.secretAccessKey ?? '',
  }
  const processes: ServerProcess[] = []
  const processAt = (index: number) => {
    const found = processes[index]
    if (found === undefined) throw new Error(`There is no process ${index}.`)
    return found
  }
  const start = async (index: number) => {
    // Separate folders, as on machines without a shared disk.
    const DATA_DIR = path.join(folder, `data-${index}`)
    processes[index] = spawnServer({ ...settings, DATA_DIR, PORT: String(ports[index]) })
    await processAt(index).ready()
    await untilReady(urls[index] ?? '')
  }
  const jobsLeft = () => countJobs(database.DATABASE_URL)
  const stop = (index: number) => {
    processAt(index).child.kill('SIGTERM')
    return processAt(index).ended
  }
  try {
    for (const index of ports.keys()) await start(index)
    const proxy = await startNginx(folder, proxyPort, ports)
    try {
      await work({ url: proxy.url, urls, mails, jobsLeft, process: processAt, start, stop })
    } finally {
      await proxy.close()
    }
  } finally {
    await Promise.all([...processes.keys()].map(stop))
    await Promise.all([mails.close(), pictures.close()])
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Calls the API of a process or of the proxy. */
export async function call(
  base: string,
  address: string,
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${base}/api${address}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

/** Signs in a demo account. */
export const signIn = async (base: string, name: 'admin' | 'agent'): Promise<string> =>
  (await beginAgent(base, `${name}@latchkey.example`)).token
