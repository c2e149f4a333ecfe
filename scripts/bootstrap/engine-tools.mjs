import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { installWithApt, mayInstall, onPath } from './machine-tools.mjs'

/** What Debian calls the browsers other than Chromium and what drives them. */
const APT_PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xdotool']

/** Tries to bring Firefox and WebKitGTK where one is missing; never fails. */
export function ensureEngines() {
  const isComplete = [findFirefox(), findWebKit(), findDisplayTools()].every((tool) => tool !== undefined)
  if (!isComplete && mayInstall()) installWithApt(APT_PACKAGES)
}

/** The Firefox named by `FIREFOX_PATH`, else the first that the machine has. */
export function findFirefox() {
  const asked = process.env['FIREFOX_PATH']
  if (asked) return existsSync(asked) ? asked : undefined
  return [
    onPath('firefox-esr'),
    onPath('firefox'),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ].find((candidate) => candidate !== undefined && existsSync(candidate))
}

/** A display without a screen and its pointer, which both need for windows; undefined unless both are there. */
export function findDisplayTools() {
  const [xvfb, xdotool] = [onPath('Xvfb'), onPath('xdotool')]
  return xvfb && xdotool ? { xvfb, xdotool } : undefined
}

/** WebKitGTK's driver and its small browser; undefined unless both are there. */
export function findWebKit() {
  const [driver, browser] = [onPath('WebKitWebDriver'), findMiniBrowser()]
  return driver && browser ? { driver, browser } : undefined
}

/** The browser lies beside the library, not on the path. */
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
