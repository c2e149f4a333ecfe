import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { explainInstallFailure } from './install-failure.mjs'

const ON_WINDOWS = process.platform === 'win32'

/** Length of the tail of pnpm's output that is searched for the cause of a failure, in characters. */
const TAIL_LENGTH = 20_000

/**
 * Installs the packages of the lockfile, unless the stamp in `node_modules` is up to date.
 * The caller confirms success with `remember`, so that a partial installation is retried.
 * @param {string} root
 * @throws when the installation fails, with a sentence for the terminal
 */
export async function ensureInstalled(root) {
  const stampFile = path.join(root, 'node_modules', '.bootstrap-stamp')
  const wanted = installStamp(root)
  const remembered = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : ''
  if (remembered === wanted) return { remember: () => {} }

  console.log('Bringing the packages (only after a change of the manifests) ...')
  await installPackages(root)
  return {
    remember: () => {
      mkdirSync(path.dirname(stampFile), { recursive: true })
      writeFileSync(stampFile, wanted)
    },
  }
}

/**
 * Hash of all that decides what is installed.
 * @param {string} root
 */
export function installStamp(root) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`)
  for (const file of manifestsOf(root)) {
    const full = path.join(root, file)
    if (existsSync(full)) hash.update(`\0${file}\0`).update(readFileSync(full))
  }
  return hash.digest('hex')
}

/** @param {string} root */
function manifestsOf(root) {
  const packages = readdirSync(path.join(root, 'packages')).toSorted()
  return [
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    ...packages.map((name) => `packages/${name}/package.json`),
  ]
}

/**
 * Installs what the lockfile of a folder says, with the pnpm of the root.
 * @param {string} root
 * @param {string} folder
 * @throws when the installation fails, with a sentence for the terminal
 */
export async function installPackages(root, folder = root) {
  const pin = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).packageManager
  const [command, ...before] = hasPnpm(folder, pin) ? ['pnpm'] : ['npx', '--yes', '--prefer-offline', pin]
  const { status, output } = await runAndListen(folder, command, [
    ...before,
    'install',
    '--frozen-lockfile',
    '--reporter=append-only',
  ])
  if (status !== 0) throw new Error(explainInstallFailure(output, pin))
}

/**
 * True when the pinned pnpm is already installed.
 * @param {string} folder
 * @param {string} pin
 */
function hasPnpm(folder, pin) {
  const own = spawnSync('pnpm', ['--version'], { cwd: folder, encoding: 'utf8', shell: ON_WINDOWS })
  return own.status === 0 && `pnpm@${own.stdout.trim()}` === pin
}

/**
 * Runs a command with its output on the terminal, and returns the end of that output.
 * @param {string} folder
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<{ status: number | null, output: string }>}
 */
function runAndListen(folder, command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: folder,
      shell: ON_WINDOWS,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, CI: process.env['CI'] || 'true' }, // no prompts
    })
    let output = ''
    const listen = (/** @type {NodeJS.WriteStream} */ terminal) => (/** @type {Buffer} */ chunk) => {
      terminal.write(chunk)
      output = (output + chunk).slice(-TAIL_LENGTH)
    }
    child.stdout.on('data', listen(process.stdout))
    child.stderr.on('data', listen(process.stderr))
    child.on('error', (error) => resolve({ status: null, output: String(error) }))
    child.on('close', (status) => resolve({ status, output }))
  })
}
