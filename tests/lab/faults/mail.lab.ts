import { setTimeout as delay } from 'node:timers/promises'
import { startSmtpSink } from '../../../packages/server/test/_smtp-sink.ts'
import { report } from '../_report.ts'
import { Load } from './_load.ts'
import { countMails } from './_mails.ts'
import { withKillableServer } from './_killable-server.ts'

const AWAY_MS = 60_000

const first = await startSmtpSink()
const port = Number(new URL(first.url).port)
await withKillableServer({ SMTP_URL: first.url }, async (killable) => {
  const load = new Load(killable.url, await killable.signIn())
  const stop = load.start(2)
  await delay(2_000)
  await first.close()
  await delay(2_000)
  await stop()
  await delay(AWAY_MS)
  const second = await startSmtpSink(port)
  const { outcomes } = load
  report('mail server away', {
    awayMs: AWAY_MS,
    outcomes,
    ...(await load.check()),
    ...(await countMails(load, [first, second])),
  })
  await second.close()
})
