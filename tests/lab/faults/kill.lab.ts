import { setTimeout as delay } from 'node:timers/promises'
import { startSmtpSink } from '../../../packages/server/test/_smtp-sink.ts'
import { report } from '../_report.ts'
import { Load } from './_load.ts'
import { countMails } from './_mails.ts'
import { withKillableServer } from './_killable-server.ts'

const KILLS = Number(process.env['FAULT_KILLS'] ?? 50)
const CLIENTS = 6

const sink = await startSmtpSink()
await withKillableServer({ SMTP_URL: sink.url }, async (killable) => {
  const load = new Load(killable.url, await killable.signIn())
  let slowestStartMs = 0
  for (let kill = 0; kill < KILLS; kill += 1) {
    const stop = load.start(CLIENTS)
    await delay(300 + Math.random() * 1_200)
    const { child, ended } = killable.server()
    child.kill('SIGKILL')
    await ended
    await stop()
    const from = performance.now()
    await killable.start()
    slowestStartMs = Math.max(slowestStartMs, Math.round(performance.now() - from))
  }
  report('kill -9', {
    kills: KILLS,
    slowestStartMs,
    outcomes: load.outcomes,
    ...(await load.check()),
    ...(await countMails(load, [sink])),
  })
})
await sink.close()
