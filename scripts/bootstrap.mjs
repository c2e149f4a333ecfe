// Runs on the machine's Node without dependencies: installs pnpm, the packages and Node 24,
// then runs the given script on that Node. Usage: node scripts/bootstrap.mjs [--browser] <script> [arguments]
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './bootstrap/install.mjs'
import { ensureTestTools } from './bootstrap/machine-tools.mjs'
import { projectNode, runScript } from './bootstrap/run.mjs'

const OLDEST_NODE = 20
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/**
 * Splits the arguments after `bootstrap.mjs` into its own flag, the script, and the script's arguments.
 * @param {string[]} argv
 */
function parseArguments(argv) {
  const wantsBrowser = argv[0] === '--browser'
  const [script, ...args] = wantsBrowser ? argv.slice(1) : argv
  return { wantsBrowser, script, args }
}

async function main() {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    throw new Error(`Node ${OLDEST_NODE} or newer is needed to begin; this is Node ${process.versions.node}.`)
  }
  const { wantsBrowser, script, args } = parseArguments(process.argv.slice(2))
  if (!script) throw new Error('Usage: node scripts/bootstrap.mjs [--browser] <script> [arguments]')

  const installed = await ensureInstalled(root)
  const environment = projectNode(root)
  installed.remember()
  if (wantsBrowser) ensureTestTools()
  runScript(root, environment, script, args)
}

main().catch((error) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
})
