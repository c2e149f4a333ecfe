import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { screenshotLaunch } from '../chromium.ts'
import { buildWhenChanged } from '../lib/build-when-changed.ts'
import { inRoot } from '../lib/root.ts'
import { storybookBuild } from '../lib/storybook-build.ts'
import { skipped } from './skipped.ts'
import type { Outcome } from './outcome.ts'
import { runPlaywright } from './runners.ts'

/** Says which browser made the baselines. */
const BROWSER_FILE = inRoot('tests/visual/browser.json')

/** Compares the captured stories with their baselines where this browser is the one that made them; elsewhere says why not. `options` go to Playwright. */
export async function runVisualWhereComparable(options: readonly string[] = []): Promise<Outcome> {
  const [made, here] = [browserOfBaselines(), await thisBrowser()]
  if (made === here) return compare(options)
  return skipped(
    made === undefined
      ? 'there are no baselines yet; `npm run visual -- --accept` makes them.'
      : `the baselines were made with ${made} and this is ${here}, which draws differently. ` +
          '`npm run visual` compares all the same.',
  )
}

/** Compares screenshots of each captured story with their baselines, whatever the browser. */
export async function compare(options: readonly string[] = []): Promise<Outcome> {
  await buildWhenChanged(storybookBuild)
  return runPlaywright('visual', 'tests/visual/playwright.config.ts', options)
}

/** Makes what the captured stories look like now their baselines; a story that fails keeps those it has. */
export async function accept(): Promise<Outcome> {
  await buildWhenChanged(storybookBuild)
  const outcome = await runPlaywright('visual', 'tests/visual/playwright.config.ts', [
    '--update-snapshots=changed',
  ])
  if (outcome.failed === 0) {
    writeFileSync(BROWSER_FILE, `${JSON.stringify({ browser: await thisBrowser() }, null, 2)}\n`)
  }
  return outcome
}

/** The browser that made the baselines, as `thisBrowser` names it; undefined when there are none. */
export function browserOfBaselines(): string | undefined {
  if (!existsSync(BROWSER_FILE)) return undefined
  const { browser } = JSON.parse(readFileSync(BROWSER_FILE, 'utf8')) as { browser?: string }
  return browser
}

/** Name, version and platform of the browser of this machine, such as `Chromium 156.0.8078.79 on linux x64`. */
export async function thisBrowser(): Promise<string> {
  const browser = await chromium.launch(screenshotLaunch)
  try {
    return `Chromium ${browser.version()} on ${process.platform} ${process.arch}`
  } finally {
    await browser.close()
  }
}
