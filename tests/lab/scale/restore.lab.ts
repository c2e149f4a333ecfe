import { setTimeout as delay } from 'node:timers/promises'
import { readConfig } from '../../../packages/server/src/config/env.ts'
import { bulkSeed } from '../../../packages/server/src/demo/bulk-seed.ts'
import { ask } from '../../../packages/server/test/_embedded-folders.ts'
import { withDatabase } from '../../../scripts/lib/seed-database.ts'
import { rounded } from '../../bench/_figures.ts'
import { call, signIn, withProcesses, type Cluster } from '../cluster/_cluster.ts'
import { report } from '../_report.ts'
import { Load } from '../faults/_load.ts'
import { missingForPatroni, withPatroni, type PatroniCluster } from './_patroni.ts'

const LEADS = Number(process.env['SCALE_LEADS'] ?? 10_000)
const AGENTS = 5

/** Duration of the work before the mistake and after it, in milliseconds. */
const WORK_MS = 5000

/** Between the noted second and the mistake, in milliseconds. */
const APART_MS = 2000

/** A project with its first picture and its units. */
interface Seen {
  readonly status: number
  readonly pictureBytes: number
  readonly units: number
}

// A project is deleted by mistake; three nodes under Patroni are taken back to the second before.
const missing = missingForPatroni()
if (missing === null) {
  await withPatroni(
    async (database) => {
      const urls = { DATABASE_URL: database.url, DATABASE_READ_URL: database.readUrl }
      await withProcesses(urls, async (processes) => {
        await withDatabase(readConfig(urls), (context) =>
          bulkSeed({ leads: LEADS, units: 0 }, context, () => undefined),
        )
        await undoMistake(database, processes)
      })
    },
    { hasRepository: true },
  )
} else {
  console.error(`A restore needs ${missing}.`)
  process.exitCode = 1
}

async function undoMistake(database: PatroniCluster, processes: Cluster): Promise<void> {
  const { url, urls } = processes
  const token = await signIn(url, 'admin')
  const backupSeconds = await timed(() => database.backUp())
  const before = await worked(url, token)
  const project = await firstProject(url, token)
  const seenBefore = await see(url, token, project)
  const time = await now(database)
  await delay(APART_MS)
  await call(url, `/projects/${project}/delete`, { token, body: {} })
  const { status: deleted } = await see(url, token, project)
  const after = await worked(url, token)

  const indices = [...urls.keys()]
  await Promise.all(indices.map((index) => processes.stop(index)))
  const restoreSeconds = await timed(() => database.restoreTo(time))
  const startSeconds = await timed(async () => {
    for (const index of indices) await processes.start(index)
  })
  const seenAfter = await see(url, token, project)
  const statuses = await Promise.all(
    [...after.written.keys()].map(async (id) => (await call(url, `/leads/${id}`, { token })).status),
  )
  report('restored to the second before a deletion', {
    leads: LEADS,
    backupSeconds,
    restoreSeconds,
    startSeconds,
    deleted,
    project: seenAfter,
    projectLost: JSON.stringify(seenAfter) === JSON.stringify(seenBefore) ? 0 : 1,
    before: await before.check(),
    laterLeads: statuses.length,
    laterLeadsLeft: statuses.filter((status) => status !== 404).length,
  })
}

/** Agents create and save leads. */
async function worked(url: string, token: string): Promise<Load> {
  const load = new Load(url, token)
  const stop = load.start(AGENTS)
  await delay(WORK_MS)
  await stop()
  return load
}

async function firstProject(url: string, token: string): Promise<number> {
  const { body } = await call(url, '/projects/1/6', { token })
  const [project] = (body as { models: { id: number; mediaId: number | null }[] }).models.filter(
    ({ mediaId }) => mediaId !== null,
  )
  if (project === undefined) throw new Error('No project has a picture.')
  return project.id
}

async function see(url: string, token: string, project: number): Promise<Seen> {
  const { status, body } = await call(url, `/projects/${project}`, { token })
  if (status !== 200) return { status, pictureBytes: 0, units: 0 }
  const { media } = body as { media: { location: string } }
  const picture = await fetch(url + media.location)
  const units = await call(url, `/projects/${project}/units/1/10`, { token })
  return {
    status,
    pictureBytes: picture.ok ? (await picture.arrayBuffer()).byteLength : 0,
    units: (units.body as { total: number }).total,
  }
}

/** Reads the clock of the database, to the second. */
async function now({ url }: PatroniCluster): Promise<string> {
  const [row] = await ask<{ time: string }>(
    { connection: { connectionString: url } },
    `select date_trunc('second', now() + interval '1 second')::text as time`,
  )
  return row?.time ?? ''
}

/** Returns the duration in seconds. */
async function timed(work: () => Promise<void>): Promise<number> {
  const from = performance.now()
  await work()
  return rounded((performance.now() - from) / 1000)
}
