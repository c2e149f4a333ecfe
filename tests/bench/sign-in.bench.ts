import { receive } from '@latchkey/domain/platform/validation/request-body'
import { SignInBody } from '@latchkey/domain/session/session.contract'
import { openDatabase } from '../../packages/server/src/db/open-database.ts'
import { seedDemo } from '../../packages/server/src/demo/seed-demo.ts'
import { createLog } from '../../packages/server/src/platform/process/log.ts'
import { openServices } from '../../packages/server/src/services.ts'
import { sessionService } from '../../packages/server/src/session/session.service.ts'
import { secondStepFor } from '../../packages/server/src/two-factor/second-step.ts'
import { figure, percentile, rounded, timesOf } from './_figures.ts'
import { withOwnFolder } from './_product.ts'

/** Attempts of each kind; each hashes a password. */
const TRIES = 100

// The time of a denied sign-in must not reveal which accounts exist: the ratio of the medians should be near 1.
await withOwnFolder(async (config) => {
  const database = await openDatabase(config)
  const services = await openServices({ config, log: createLog('fatal'), address: database.address })
  const { context } = services
  await seedDemo(context)
  const session = sessionService(context, secondStepFor)
  let tries = 0

  const timeOf = async (username: string): Promise<number> => {
    // Clears lock-outs and rate limits, so that every attempt checks the password.
    await context.change(null, async ({ db }) => {
      await db.deleteFrom('sign_in_failure').execute()
      await db.deleteFrom('attempt').execute()
    })
    tries += 1
    const from = { address: `203.0.113.${tries}`, device: null }
    const [ms = Number.NaN] = await timesOf(1, () =>
      session.signIn(receive(SignInBody, { username, password: 'not the one' }), from),
    )
    return ms
  }

  const people = { known: 'agent@latchkey.example', unknown: 'stranger@latchkey.example' }
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let turn = 0; turn < TRIES; turn += 1) {
    // In turns, so that other load on the machine affects both alike.
    for (const who of ['known', 'unknown'] as const) times[who].push(await timeOf(people[who]))
  }
  for (const who of ['known', 'unknown'] as const) {
    figure('sign-in', {
      who,
      p50Ms: rounded(percentile(times[who], 0.5)),
      p95Ms: rounded(percentile(times[who], 0.95)),
    })
  }
  const ratio = percentile(times.known, 0.5) / percentile(times.unknown, 0.5)
  figure('sign-in', { ratioOfMedians: Math.round(ratio * 1000) / 1000 })
  await services.close()
  await database.stop()
})
