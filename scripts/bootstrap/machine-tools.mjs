import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { findPinnedChromium } from './pinned-chromium.mjs'

/**
 * A program that tests need and that no npm package provides on every machine.
 * @typedef {object} Tool
 * @property {string} name display name
 * @property {string} purpose what is skipped without it
 * @property {string} aptPackage
 * @property {string} otherwise how to install it by hand
 * @property {(findPinned: typeof findPinnedChromium) => string | undefined} find
 */

/** @type {Tool[]} */
const TEST_TOOLS = [
  {
    name: 'Chromium',
    purpose: 'tests in a real browser',
    aptPackage: 'chromium',
    otherwise: 'Install Chromium or Google Chrome, or set CHROMIUM_PATH to one.',
    find: findChromium,
  },
  {
    name: 'A PostgreSQL server',
    purpose: 'server tests on a PostgreSQL of the machine',
    aptPackage: 'postgresql',
    otherwise: 'Install PostgreSQL 15 or newer, or set PG_BIN to the folder that holds its initdb.',
    find: () => findPostgresBin(),
  },
]

/** Chromium without windows: journeys take a fifth less processor time. */
const HEADLESS_SHELL = 'chromium-headless-shell'

/** Installs a missing browser or PostgreSQL, or prints how to; never fails. */
export function ensureTestTools(findPinned = findPinnedChromium) {
  ensureNeededTools(findPinned)
  if (findHeadlessShell(findPinned) !== undefined || !mayInstall()) return
  // Optional, so one attempt is enough: not every distribution has the package.
  console.log(`Installing ${HEADLESS_SHELL} with apt-get, which makes journeys faster ...`)
  tryApt('install', HEADLESS_SHELL)
}

/** @param {typeof findPinnedChromium} findPinned */
function ensureNeededTools(findPinned) {
  const missing = TEST_TOOLS.filter((tool) => tool.find(findPinned) === undefined)
  if (missing.length === 0) return
  if (mayInstall()) installWithApt(missing.map((tool) => tool.aptPackage))
  for (const tool of missing.filter((each) => each.find(findPinned) === undefined)) {
    console.warn(`${tool.name} is missing: ${tool.purpose} will be skipped. ${tool.otherwise}`)
  }
}

/** The browser for tests: that of `CHROMIUM_PATH`, else of the lockfile, else the first on the machine. */
export function findChromium(findPinned = findPinnedChromium) {
  const requested = process.env['CHROMIUM_PATH']
  if (requested) return existsSync(requested) ? requested : undefined
  return findPinned()?.program ?? findInstalledChromium()
}

function findInstalledChromium() {
  return [
    ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map((name) => onPath(name)),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ].find((candidate) => candidate !== undefined && existsSync(candidate))
}

/** The same, but a headless shell, which takes less processor time; undefined without one. */
export function findHeadlessShell(findPinned = findPinnedChromium) {
  if (process.env['CHROMIUM_PATH']) return findChromium()
  return findPinned()?.program ?? onPath(HEADLESS_SHELL)
}

/** The folder with `initdb` and `postgres`: that of `PG_BIN`, else the newest on the machine. */
export function findPostgresBin() {
  const requested = process.env['PG_BIN']
  if (requested) return hasServer(requested) ? requested : undefined
  return [...debianPostgresBins(), postgresBinByConfig()].find(
    (folder) => folder !== undefined && hasServer(folder),
  )
}

function debianPostgresBins() {
  const versions = '/usr/lib/postgresql'
  if (!existsSync(versions)) return []
  return readdirSync(versions)
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => path.join(versions, version, 'bin'))
}

function postgresBinByConfig() {
  const response = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  return response.status === 0 ? response.stdout.trim() : undefined
}

/** @param {string} folder */
function hasServer(folder) {
  return existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres'))
}

/**
 * The path of a program, or undefined.
 * @param {string} command
 */
export function onPath(command) {
  return (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => path.join(folder, command))
    .find(isExecutable)
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** True if apt-get is installed and may be used. */
export function mayInstall() {
  return process.platform === 'linux' && process.getuid?.() === 0 && onPath('apt-get') !== undefined
}

/**
 * Installs Debian packages, with an update of the package list if necessary; never fails.
 * @param {string[]} packages
 */
export function installWithApt(packages) {
  console.log(`Installing ${packages.join(' and ')} with apt-get, for the tests ...`)
  if (tryApt('install', ...packages)) return
  tryApt('update')
  tryApt('install', ...packages)
}

/**
 * Runs apt-get without prompts; true on success.
 * @param {'install' | 'update'} command
 * @param {string[]} packages
 */
function tryApt(command, ...packages) {
  const args = command === 'install' ? ['--yes', '--no-install-recommends', ...packages] : []
  const { status } = spawnSync('apt-get', [command, ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return status === 0
}
