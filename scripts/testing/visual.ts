import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { chromiumLaunch } from '../chromium.ts'
import { buildWhenChanged } from '../lib/build-when-changed.ts'
import { inRoot } from '../lib/root.ts'
import { storybookBuild } from '../lib/storybook-build.ts'
import { skipped } from './skipped.ts'
import type { Outcome } from './outcome.ts'
import { runPlaywright } from './runners.ts'

/** Where the browser that made the accepted pictures is written down. */
const BROWSER_FILE = inRoot('tests/visual/browser.json')

/** Compares pictures where this browser draws as the one that made the accepted ones did; elsewhere says why not. `options` go to Playwright. */
export async function runVisualWhereComparable(options: readonly string[] = []): Promise<Outcome> {
  const [made, here] = [acceptedBrowser(), await thisBrowser()]
  if (made === here) return compare(options)
  return skipped(
    made === undefined
      ? 'no pictures have been accepted yet; `npm run visual -- --accept` makes them.'
      : `the accepted pictures were made with Chromium ${made} and this is ${here}, which draws differently. ` +
          '`npm run visual` compares all the same.',
  )
}

/** Compares a picture of each captured story with the accepted one, whatever the browser. */
export async function compare(options: readonly string[] = []): Promise<Outcome> {
  await buildWhenChanged(storybookBuild)
  return runPlaywright('visual', 'tests/visual/playwright.config.ts', options)
}

/** Takes today's pictures as the accepted ones. */
export async function accept(): Promise<Outcome> {
  await buildWhenChanged(storybookBuild)
  const outcome = await runPlaywright('visual', 'tests/visual/playwright.config.ts', [
    '--update-snapshots=changed',
  ])
  if (outcome.failed === 0) {
    writeFileSync(BROWSER_FILE, `${JSON.stringify({ chromium: await thisBrowser() }, null, 2)}\n`)
  }
  return outcome
}

/** The version of the browser that the accepted pictures were made with; undefined when there are none. */
export function acceptedBrowser(): string | undefined {
  if (!existsSync(BROWSER_FILE)) return undefined
  const { chromium: version } = JSON.parse(readFileSync(BROWSER_FILE, 'utf8')) as { chromium?: string }
  return version
}

/** The version of the browser of this machine. */
export async function thisBrowser(): Promise<string> {
  const browser = await chromium.launch(chromiumLaunch)
  try {
    return browser.version()
  } finally {
    await browser.close()
  }
}
