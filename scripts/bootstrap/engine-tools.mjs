import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { installWithApt, mayInstall, onPath } from './machine-tools.mjs'

/** Debian's packages of the other browsers and their drivers. */
const APT_PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xdotool']

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

/** WebKitGTK's driver and its minimal browser; undefined unless both are installed. */
export function findWebKit() {
  const [driver, browser] = [onPath('WebKitWebDriver'), findMiniBrowser()]
  return driver && browser ? { driver, browser } : undefined
}

/** Not on the path: it is installed beside the library. */
function findMiniBrowser() {
  const libraries = '/usr/lib'
  return (existsSync(libraries) ? readdirSync(libraries) : [])
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map((library) =>
        path.join(libraries, folder, library, 'MiniBrowser'),
      ),
    )
    .find((candidate) => existsSync(candidate))
}
