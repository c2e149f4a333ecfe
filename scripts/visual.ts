import { chromiumPath } from './chromium.ts'
import { stopToolsOnSignals } from './lib/run-tool.ts'
import { closingLine } from './testing/outcome.ts'
import { accept, browserOfBaselines, compare, thisBrowser } from './testing/visual.ts'

stopToolsOnSignals()
if (chromiumPath === undefined) {
  console.error('This machine has no Chromium (CHROMIUM_PATH can name one), so there is nothing to compare.')
  process.exit(1)
}
const isAccepting = process.argv.includes('--accept')
if (!isAccepting && browserOfBaselines() !== (await thisBrowser())) {
  console.warn('The baselines are from another browser: expect differences that nobody made.\n')
}
const outcome = await (isAccepting ? accept() : compare())
if (isAccepting && outcome.failed > 0) console.error('\nStories that failed keep the baselines they had.')
console.log(`\n${closingLine(outcome)}`)
process.exitCode = outcome.failed === 0 ? 0 : 1
