import { chromiumPath, isPinnedChromium } from './chromium.ts'
import { stopToolsOnSignals } from './lib/run-tool.ts'
import { closingLine } from './testing/outcome.ts'
import { compare, OTHER_BROWSER } from './testing/visual.ts'

stopToolsOnSignals()
if (chromiumPath === undefined) {
  console.error('This machine has no Chromium (CHROMIUM_PATH can name one), so there is nothing to compare.')
  process.exit(1)
}
const isAccepting = process.argv.includes('--accept')
if (!isPinnedChromium && isAccepting) {
  console.error(`Nothing is accepted: ${OTHER_BROWSER}`)
  process.exit(1)
}
if (!isPinnedChromium) console.warn(`Expect differences without a change: ${OTHER_BROWSER}\n`)
const outcome = await compare(isAccepting ? ['--update-snapshots=changed'] : [])
if (isAccepting && outcome.failed > 0) console.error('\nStories that failed keep the baselines they had.')
console.log(`\n${closingLine(outcome)}`)
process.exitCode = outcome.failed === 0 ? 0 : 1
