import { setTimeout as delay } from 'node:timers/promises'
import type { Import } from '../../../packages/domain/src/imports/import.contract.ts'
import { ask, embeddedIn } from '../../../packages/server/test/_embedded-folders.ts'
import { signIn } from '../../bench/_agent.ts'
import { report } from '../_report.ts'
import { withKillableServer, type KillableServer } from './_killable-server.ts'

const KILLS = Number(process.env['FAULT_KILLS'] ?? 20)

/** Enough that neither the import nor its undo ends before the last kill. */
const ROWS = 1_500 * KILLS

/** After the job has gone on, a kill comes within this time, in milliseconds. */
const KILL_WITHIN_MS = 1_500

interface Found {
  readonly leads: number
  readonly different: number
}

/** Leads of the import as they are in the database, and their different references. */
async function foundIn({ folder }: KillableServer): Promise<Found> {
  const [found] = await ask<Record<keyof Found, number>>(
    embeddedIn(`${folder}/data`),
    `select count(*)::integer as leads, count(distinct imported_from ->> 'reference')::integer as different
      from lead where imported_from ->> 'system' = 'Old CRM'`,
  )
  return found ?? { leads: 0, different: 0 }
}

/** The queue would miss the dead process after half a minute. */
const hurry = ({ folder }: KillableServer) =>
  ask(
    embeddedIn(`${folder}/data`),
    `update pgboss.job set state = 'retry', start_after = now()
      where name in ('imports.run', 'imports.undo') and state in ('active', 'retry')`,
  )

const rows = () =>
  Array.from({ length: ROWS }, (_, nr) => `R${nr},Ann,Lee ${nr},kill${nr}@example.com,0770${1_000_000 + nr}`)

await withKillableServer({}, async (killable) => {
  const agent = await signIn(killable.url)
  const form = new FormData()
  form.set('upload', new Blob([['ID,Forename,Surname,Email,Mobile', ...rows()].join('\n')]), 'leads.csv')
  const headers = { authorization: `Bearer ${agent.token}` }
  const uploaded = await fetch(`${killable.url}/api/imports/enquiries`, {
    method: 'POST',
    headers,
    body: form,
  })
  const { id } = (await uploaded.json()) as Import
  const read = () => agent.get<Import>(`imports/${id}`)

  /** Waits for a state of the import. */
  async function until(is: (value: Import) => boolean): Promise<Import> {
    for (;;) {
      const value = await read()
      if (is(value)) return value
      await delay(20)
    }
  }

  /** Kills the server again and again while a job runs. Returns the kills, and how many rows were there twice. */
  async function killWhile(state: Import['state']) {
    let [kills, twice, done] = [0, 0, 0]
    while (kills < KILLS) {
      const value = await until((now) => now.state !== state || now.progress.done > done)
      if (value.state !== state) break
      done = value.progress.done
      await delay(Math.random() * KILL_WITHIN_MS)
      const { child, ended } = killable.server()
      child.kill('SIGKILL')
      await ended
      kills += 1
      await killable.start()
      await hurry(killable)
      done = Math.max(done, (await read()).progress.done)
      const { leads, different } = await foundIn(killable)
      twice += leads - different
    }
    return { kills, twice }
  }

  await until(({ state }) => state === 'draft')
  await agent.post(`imports/${id}/update`, { system: 'Old CRM' })
  await agent.post(`imports/${id}/check`, {})
  await until(({ state }) => state === 'checked')

  await agent.post(`imports/${id}/start`, {})
  const run = await killWhile('importing')
  await until(({ state }) => state === 'done')
  const { leads, different } = await foundIn(killable)
  report('kill -9 during an import', {
    rows: ROWS,
    kills: run.kills,
    lost: ROWS - different,
    lostToDoubles: run.twice + leads - different,
  })

  await agent.post(`imports/${id}/undo`, {})
  const undo = await killWhile('undoing')
  const undone = await until(({ state }) => state === 'undone')
  report('kill -9 during an undo', {
    rows: ROWS,
    kills: undo.kills,
    lostToLeadsLeft: (await foundIn(killable)).leads,
    lostToProgress: undone.progress.of - undone.progress.done,
  })
})
