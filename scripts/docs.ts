import fs from 'node:fs/promises'
import { PERMISSIONS_DOC, permissionsDoc } from './lib/permissions-doc.ts'
import { inRoot } from './lib/root.ts'
import { runTool } from './lib/run-tool.ts'

await fs.writeFile(inRoot(PERMISSIONS_DOC), await permissionsDoc())
process.exitCode = await runTool('oxfmt', [PERMISSIONS_DOC])
console.log(`${PERMISSIONS_DOC} is written.`)
