import fs from 'node:fs/promises'
import { COMPONENTS_DOC, componentsDoc } from './lib/components-doc.ts'
import { EXAMPLE_TYPES, KEYS_DOCUMENT, MAKE_TYPES, storeDocument } from './lib/document-for-keys.ts'
import { dependencies, LICENCES_DOC, licencesPage } from './lib/licences.ts'
import { PERMISSIONS_DOC, permissionsDoc } from './lib/permissions-doc.ts'
import { inRoot } from './lib/root.ts'
import { runTool } from './lib/run-tool.ts'

await fs.writeFile(inRoot(PERMISSIONS_DOC), await permissionsDoc())
await fs.writeFile(inRoot(COMPONENTS_DOC), componentsDoc())
await fs.writeFile(inRoot(LICENCES_DOC), licencesPage(dependencies()))
await storeDocument()
const pages = [KEYS_DOCUMENT, PERMISSIONS_DOC, COMPONENTS_DOC, LICENCES_DOC]
const tools = [
  await runTool('oxfmt', pages),
  await runTool(MAKE_TYPES, [KEYS_DOCUMENT, '--output', EXAMPLE_TYPES]),
]
process.exitCode = tools.find((code) => code !== 0) ?? 0
console.log(`Written: ${pages.join(', ')}.`)
