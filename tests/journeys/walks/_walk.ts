import type { Page } from '@playwright/test'
import fc from 'fast-check'

const RUNS = Number(process.env['SEQUENCE_RUNS'] ?? 40)
/** The same each time, so that a merge never fails for what another change did; other seeds search for faults. */
const SEED = Number(process.env['SEQUENCE_SEED'] ?? 1)
const LENGTH = 14
/** Drawn three times as often as the others. */
const OFTEN = ['open', 'type', 'escape', 'back']
/** Acts that load a page, which costs more than all others of a walk: each walk has one of them at most. */
const LOADING = ['reload', 'second tab']
/** Walks in one signed-in tab. */
const PER_TAB = 10

/** Does something, chosen by a drawn number; a text says what. */
type Act = (drawn: number) => Promise<unknown>

export interface Walk {
  /** Lists the possible actions; one that is not possible now is false. */
  readonly acts: () => Readonly<Record<string, Act | false>>
  /** Compares what is shown with what is expected. */
  readonly compare: () => Promise<void>
  /** Goes back to where walks begin, and compares what is stored. */
  readonly finish: () => Promise<void>
}

const numbers = fc.array(fc.nat(), { minLength: LENGTH, maxLength: LENGTH, size: 'max' })
/** Each walk is a list of numbers that choose among the possible actions. */
const walks = fc.sample(fc.noBias(numbers), { seed: SEED, numRuns: RUNS })

/** The numbers of the walks of one kind, by tab. */
export function tabsOf(kind: number, kinds: number): readonly (readonly number[])[] {
  const own = [...walks.keys()].filter((nr) => nr % kinds === kind)
  return own.flatMap((_nr, place) => (place % PER_TAB === 0 ? [own.slice(place, place + PER_TAB)] : []))
}

/** Makes a walk; a failure says what was done, and with which seed it can be repeated. */
export async function go(nr: number, { acts, compare, finish }: Walk): Promise<void> {
  const done: string[] = []
  try {
    for (const drawn of walks[nr] ?? []) {
      const hasLoaded = done.some((name) => LOADING.includes(name))
      const possible = Object.entries(acts()).flatMap(([name, act]) =>
        act && !(hasLoaded && LOADING.includes(name))
          ? Array.from({ length: OFTEN.includes(name) ? 3 : 1 }, () => ({ name, act }))
          : [],
      )
      const { name, act } = possible[drawn % possible.length] ?? {}
      done.push(name ?? 'nothing')
      done.push(
        ...[await act?.(Math.floor(drawn / possible.length))].filter((said) => typeof said === 'string'),
      )
      await compare()
    }
    await finish()
  } catch (caught) {
    const seed = `SEQUENCE_SEED=${SEED} SEQUENCE_RUNS=${RUNS}`
    // In one line, which is all that the summary of a run shows.
    const [what] = String(caught).split('\n', 1)
    throw new Error(`${what} after ${done.join(', ')} (${seed}, walk ${nr})`, { cause: caught })
  }
}

/** The names of the open dialogs, from below, and where the focus is. */
export const shownIn = (page: Page) =>
  page.evaluate(() => {
    const open = [...document.querySelectorAll('[data-modal][data-open]')]
    const { activeElement: focused, body } = document
    const isInside = open.at(-1)?.contains(focused) ?? true
    return {
      dialogs: open.map(
        (each) => document.getElementById(each.getAttribute('aria-labelledby') ?? '')?.textContent,
      ),
      focus: focused === null || focused === body ? 'lost' : isInside ? 'inside' : 'behind',
    }
  })

/** Goes back or forward as the browser's buttons do; resolves when the page has heard of it. */
export const travel = (page: Page, by: -1 | 1) =>
  page.evaluate(
    (steps) =>
      new Promise<void>((resolve) => {
        addEventListener('popstate', () => resolve(), { once: true })
        history.go(steps)
      }),
    by,
  )

/** Replaces the text of a field as a person does, by keys or from the clipboard. */
export async function enter(page: Page, text: string, isPasted: boolean): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a')
  if (!isPasted) return page.keyboard.type(text)
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('ControlOrMeta+v')
}

/** Compares what another tab shows at the address of this one. */
export async function inSecondTab(page: Page, compare: (tab: Page) => Promise<void>): Promise<void> {
  const tab = await page.context().newPage()
  await tab.goto(page.url())
  await compare(tab)
  await tab.close()
}
