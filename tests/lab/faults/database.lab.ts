import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startEmbedded } from '../../../packages/server/src/db/embedded/embedded.ts'
import { openFolder } from '../../../packages/server/test/_embedded-folders.ts'
import { startSmtpSink } from '../../../packages/server/test/_smtp-sink.ts'
import { report } from '../_report.ts'
import { Load } from './_load.ts'
import { countMails } from './_mails.ts'
import { untilReady, withKillableServer } from './_killable-server.ts'

const AWAY_MS = 30_000

const folder = path.join(openFolder('fault-database'), 'data')
let database = await startEmbedded(folder)
const { host, user, database: name } = database.connection
const address = `postgresql://${user}@localhost/${name}?host=${encodeURIComponent(host)}`
const sink = await startSmtpSink()
await withKillableServer({ SMTP_URL: sink.url, DATABASE_URL: address }, async (killable) => {
  const load = new Load(killable.url, await killable.signIn())
  const stop = load.start(6)
  await delay(3_000)
  await database.stop()
  await delay(AWAY_MS)
  database = await startEmbedded(folder)
  const readyAfterMs = Math.round(await untilReady(killable.url))
  await delay(3_000)
  await stop()
  const { outcomes, slowestMs } = load
  report('PostgreSQL stopped', {
    awayMs: AWAY_MS,
    readyAfterMs,
    slowestMs,
    outcomes,
    ...(await load.check()),
    ...(await countMails(load, [sink])),
  })
})
await database.stop()
await sink.close()
