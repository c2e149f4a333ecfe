import { existsSync } from 'node:fs'

/** Where a Chromium may be, the one named by `CHROMIUM_PATH` first. */
const CANDIDATES = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The browser that tests drive, or undefined where the machine has none. */
export const chromiumPath = CANDIDATES.find((path) => path !== undefined && existsSync(path))

/** Flags for a headless browser on a machine without graphics, sandbox or outside network. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
