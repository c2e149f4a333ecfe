import fs from 'node:fs/promises'
import { COMPONENTS_DOC, componentsDoc } from './lib/components-doc.ts'
import { PERMISSIONS_DOC, permissionsDoc } from './lib/permissions-doc.ts'
import { inRoot } from './lib/root.ts'
import { runTool } from './lib/run-tool.ts'

await fs.writeFile(inRoot(PERMISSIONS_DOC), await permissionsDoc())
await fs.writeFile(inRoot(COMPONENTS_DOC), componentsDoc())
process.exitCode = await runTool('oxfmt', [PERMISSIONS_DOC, COMPONENTS_DOC])
console.log(`${PERMISSIONS_DOC} and ${COMPONENTS_DOC} are written.`)
