import { isPinnedChromium } from '../chromium.ts'
import { buildWhenChanged } from '../lib/build-when-changed.ts'
import { storybookBuild } from '../lib/storybook-build.ts'
import { skip, type Outcome } from './outcome.ts'
import { runPlaywright, type Log } from './runners.ts'

const CONFIG = 'tests/visual/playwright.config.ts'

/** The reason why screenshots of a browser other than that of the lockfile are neither compared nor accepted. */
export const OTHER_BROWSER =
  'the baselines are made with the browser of the lockfile, which runs on Linux x64, and this is another one, ' +
  'which draws differently.'

/** Compares captured stories with their baselines, only in the browser that made them. */
export const runVisualWhereComparable = async (log?: Log): Promise<Outcome> =>
  isPinnedChromium
    ? compare([], log)
    : skip(`no pictures are compared: ${OTHER_BROWSER} \`npm run visual\` compares all the same.`)

/**
 * Compares a screenshot of each captured story with its baseline in any browser; with `--update-snapshots=changed` it
 * makes the current look the baseline, except of stories that fail.
 */
export async function compare(args: readonly string[] = [], log?: Log): Promise<Outcome> {
  await buildWhenChanged(storybookBuild)
  return runPlaywright('visual', CONFIG, { args, log })
}
