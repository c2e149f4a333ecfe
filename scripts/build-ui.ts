import path from 'node:path'
import { ROOT } from './lib/root.ts'
import { stopToolsOnSignals } from './lib/run-tool.ts'
import { buildUiPackage, UI_PACKAGE } from './lib/ui-package.ts'

stopToolsOnSignals()
await buildUiPackage()
console.log(`The design system is ready to be published: npm publish ${path.relative(ROOT, UI_PACKAGE)}`)
