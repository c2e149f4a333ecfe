import { afterTimers } from '@latchkey/ui/stories/after-timers.ts'
import { hasOverflow, misfitsIn } from '@latchkey/ui/stories/long-text.ts'
import { expect } from 'storybook/test'
import { page } from 'vitest/browser'

/** Without a place to break. */
const WORD = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh'

/** Words of our own, which are short: labels of buttons and beside selects, headings of columns and facts, taken times, units. */
const OUR_OWN = [
  'style, svg, option',
  '[data-variant], button[aria-label]',
  'span:has(+ div > [role="combobox"])',
  '[scope="col"], dt, li > button[aria-pressed] > span',
  '[data-own], [data-words]',
].join()

/** A text without words, or a month. */
const IS_SHORT = /^(?:[^\p{Letter}]|\p{Letter}{1,2}(?!\p{Letter}))*$|^\p{Letter}+ \d{4}$/u

const NARROWEST_PX = 320

const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="tooltip"]'

/** Appends the word to each text that has words; returns a function that removes it. */
function lengthenTexts(): () => void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  const changed = texts
    .filter((text) => !IS_SHORT.test(text.data) && !text.parentElement?.closest(OUR_OWN))
    .map((text) => [text, text.data] as const)
  for (const [text, data] of changed) text.data = `${data} ${WORD}`
  return () => {
    for (const [text, data] of changed) text.data = data
  }
}

/** Elements that hide the end of their content without an ellipsis. */
const cutOff = () =>
  [...document.body.querySelectorAll('*')].filter((element) => {
    if (!hasOverflow(element)) return false
    const { overflowX, textOverflow } = getComputedStyle(element)
    return /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis'
  })

const misfits = () => [
  ...[document.body, ...document.querySelectorAll(OVERLAYS)].flatMap(misfitsIn),
  ...cutOff(),
]

/**
 * Fails if a story no longer fits the narrowest window when each of its texts ends in a long word. What scrolls sideways
 * there without the word is made to. The page is then as before.
 */
export async function expectLongTextsToFit(): Promise<void> {
  const { innerWidth: width, innerHeight: height } = window
  await document.fonts.ready
  await page.viewport(NARROWEST_PX, height)
  await afterTimers(0)
  const scrollers = misfits().filter((element) => element !== document.body)
  const restore = lengthenTexts()
  try {
    const found = misfits().filter((element) => !scrollers.some((scroller) => scroller.contains(element)))
    await expect(found.map(({ outerHTML }) => outerHTML)).toEqual([])
  } finally {
    restore()
    await page.viewport(width, height)
    await afterTimers(0)
  }
}
