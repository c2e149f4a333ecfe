import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installWithApt, mayInstall, onPath } from './machine-tools.mjs'

/** Debian's packages of the other browsers and their drivers. */
const APT_PACKAGES = [
  'firefox-esr',
  'webkit2gtk-driver',
  'python3-gi',
  'gir1.2-webkit2-4.1',
  'xvfb',
  'xdotool',
]

/** Tries to install missing browsers (Firefox, WebKitGTK); never fails. */
export function ensureEngines() {
  const isComplete = [findFirefox(), findWebKit(), findDisplayTools()].every((tool) => tool !== undefined)
  if (!isComplete && mayInstall()) installWithApt(APT_PACKAGES)
}

/** The Firefox of `FIREFOX_PATH`, else the first on the machine. */
export function findFirefox() {
  const requested = process.env['FIREFOX_PATH']
  if (requested) return existsSync(requested) ? requested : undefined
  return [onPath('firefox-esr'), onPath('firefox'), '/Applications/Firefox.app/Contents/MacOS/firefox'].find(
    (candidate) => candidate !== undefined && existsSync(candidate),
  )
}

/** Playwright sends commands of WebDriver BiDi that Firefox has from this version on. */
export const FIREFOX_VERSION = 143

/** True if this Firefox can run the journeys. */
export function isFirefoxRecent(/** @type {string} */ executable) {
  const [, major] = /(\d+)\./.exec(execFileSync(executable, ['--version'], { encoding: 'utf8' })) ?? []
  return Number(major) >= FIREFOX_VERSION
}

/** A virtual display and a pointer for it, which both browsers need; undefined unless both are installed. */
export function findDisplayTools() {
  const [xvfb, xdotool] = [onPath('Xvfb'), onPath('xdotool')]
  return xvfb && xdotool ? { xvfb, xdotool } : undefined
}

/** WebKitGTK's driver; undefined unless the library can be used from Python too. */
export function findWebKit() {
  const usesLibrary = "import gi; gi.require_version('WebKit2', '4.1')"
  return spawnSync('/usr/bin/python3', ['-c', usesLibrary]).status === 0
    ? onPath('WebKitWebDriver')
    : undefined
}
