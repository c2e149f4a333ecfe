import { findChromium } from './bootstrap/machine-tools.mjs'

/** The browser that tests drive, or undefined where the machine has none. */
export const chromiumPath = findChromium()

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
