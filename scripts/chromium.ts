import { findChromium, findHeadlessShell } from './bootstrap/machine-tools.mjs'
import { findPinnedChromium } from './bootstrap/pinned-chromium.mjs'
import { inRoot } from './lib/root.ts'

/** The browser that tests drive, or undefined where there is none. */
export const chromiumPath = findChromium()

const pinned = findPinnedChromium()

/** True where tests drive the browser of the lockfile, which draws the same pixels on every machine. */
export const isPinnedChromium = chromiumPath !== undefined && chromiumPath === pinned?.program

/**
 * Launch options of Playwright for every browser that a test starts: headless, on a machine without graphics, sandbox or
 * internet access, with the fonts of `fonts.conf` instead of the machine's, and with scroll bars.
 */
export const chromiumLaunch = {
  ...(chromiumPath === undefined ? {} : { executablePath: chromiumPath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
  // A page without them would be wider than most people see it.
  ignoreDefaultArgs: ['--hide-scrollbars'],
  env: {
    ...process.env,
    FONTCONFIG_FILE: inRoot('scripts/fonts.conf'),
    ...(isPinnedChromium ? { LD_LIBRARY_PATH: pinned?.libraries } : {}),
  },
}

/** The same with Chromium's headless shell where the machine has it, which takes a fifth less processor time. */
export const headlessShellLaunch = {
  ...chromiumLaunch,
  executablePath: findHeadlessShell() ?? chromiumPath,
}

/** Launch options of Playwright for a browser that takes screenshots, which are the same in Chromium and in its headless shell. */
export const screenshotLaunch = {
  ...headlessShellLaunch,
  args: [
    ...headlessShellLaunch.args,
    // Otherwise the browser keeps what it drew before of a changed area, and the edges of curves depend on its history.
    '--disable-partial-raster',
    // The headless shell does not read this from `fonts.conf`.
    '--font-render-hinting=slight',
  ],
}
