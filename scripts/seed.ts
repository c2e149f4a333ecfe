import { readSettings } from '../packages/server/src/config/env.ts'
import { startReason } from '../packages/server/src/config/start-reason.ts'
import { readAmounts } from './lib/seed-amounts.ts'
import { seedDatabase } from './lib/seed-database.ts'

try {
  const from = performance.now()
  const amounts = readAmounts(process.argv.slice(2))
  await seedDatabase(readSettings(), amounts, (line) => console.log(line))
  console.log(`Done in ${((performance.now() - from) / 1000).toFixed(1)} s.`)
} catch (error) {
  console.error(`\n${startReason(error)}`)
  process.exitCode = 1
}
