import { chromiumPath } from './chromium.ts'
import { stopToolsOnSignals } from './lib/run-tool.ts'
import { closingLine } from './testing/outcome.ts'
import { accept, acceptedBrowser, compare, thisBrowser } from './testing/visual.ts'

stopToolsOnSignals()
if (chromiumPath === undefined) {
  console.error('This machine has no Chromium (CHROMIUM_PATH can name one), so no pictures can be taken.')
  process.exit(1)
}
const isAccepting = process.argv.includes('--accept')
if (!isAccepting && acceptedBrowser() !== (await thisBrowser())) {
  console.warn(
    'These pictures are from another version of the browser: expect differences that nobody made.\n',
  )
}
const outcome = await (isAccepting ? accept() : compare())
console.log(`\n${closingLine(outcome)}`)
process.exitCode = outcome.failed === 0 ? 0 : 1
