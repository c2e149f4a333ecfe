import { findChromium, findHeadlessShell } from './bootstrap/machine-tools.mjs'
import { findPinnedChromium } from './bootstrap/pinned-chromium.mjs'
import { inRoot } from './lib/root.ts'

/** The browser for tests; undefined without one. */
export const chromiumPath = findChromium()

const pinned = findPinnedChromium()

/** True with the browser of the lockfile, which renders the same pixels on every machine. */
export const isPinnedChromium = chromiumPath !== undefined && chromiumPath === pinned?.program

/**
 * Playwright's launch options for every browser in tests: headless, without graphics, sandbox or internet access, with
 * the fonts of `fonts.conf` instead of the machine's, and with scroll bars.
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
  // Without scroll bars a page would be wider than on most screens.
  ignoreDefaultArgs: ['--hide-scrollbars'],
  env: {
    ...process.env,
    FONTCONFIG_FILE: inRoot('scripts/fonts.conf'),
    ...(isPinnedChromium ? { LD_LIBRARY_PATH: pinned?.libraries } : {}),
  },
}

/** The same with Chromium's headless shell if installed, which takes a fifth less processor time. */
export const headlessShellLaunch = {
  ...chromiumLaunch,
  executablePath: findHeadlessShell() ?? chromiumPath,
}

/** The same for pages that close before optimised code would pay: without the optimising compilers. */
export const shortLivedLaunch = {
  ...headlessShellLaunch,
  args: [...headlessShellLaunch.args, '--js-flags=--no-maglev,--no-turbofan'],
}

/** Launch options for screenshots, which are the same in Chromium and its headless shell. */
export const screenshotLaunch = {
  ...headlessShellLaunch,
  args: [
    ...headlessShellLaunch.args,
    // Otherwise the browser keeps parts of the previous raster, and the edges of curves depend on it.
    '--disable-partial-raster',
    // The headless shell ignores this setting in `fonts.conf`.
    '--font-render-hinting=slight',
  ],
}
