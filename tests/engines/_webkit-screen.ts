import { error, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import type { Box, Part, Screen } from './_screen.ts'
import { resize } from './_webkit-driver.ts'
import { partsAt, type Step } from './_webkit-parts.ts'

/** Longest wait of an action for its part, in milliseconds. */
const ACTS_WITHIN_MS = 10_000

const KEYS: Readonly<Record<string, string>> = {
  Control: Key.CONTROL,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
}

/** A combination of named keys, for WebDriver: held until the last one. */
const keysOf = (names: string): string => Key.chord(...names.split('+').map((name) => KEYS[name] ?? name))

/** WebKit's implementation of a screen. */
export function screenOf(driver: WebDriver, productUrl: string): Screen {
  return {
    ...partOf(driver, []),
    goto: (path) => driver.get(new URL(path, productUrl).href),
    setViewportSize: (size) => resize(driver, size),
    keyboard: {
      press: async (keys) => {
        const element = await driver.switchTo().activeElement()
        await element.sendKeys(keysOf(keys))
      },
    },
    evaluate: (ask) => driver.executeScript(ask),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  }
}

/** Playwright's locator, by WebDriver. */
function partOf(driver: WebDriver, way: readonly Step[]): Part {
  const step = (next: Step) => partOf(driver, [...way, next])

  /** Queries the parts; retries when the page replaces one meanwhile. */
  async function look<Result>(ask: (found: WebElement[]) => Promise<Result>): Promise<Result> {
    const until = performance.now() + ACTS_WITHIN_MS
    for (;;) {
      try {
        return await ask(await partsAt(driver, way))
      } catch (reason) {
        if (!isPassing(reason) || performance.now() > until)
          throw new Error(`WebKit at ${JSON.stringify(way)}`, { cause: reason })
      }
    }
  }
  /** Runs the action on the only match as soon as it exists. */
  const onElement = <Result>(action: (element: WebElement) => Promise<Result>) =>
    look((found) => action(only(found)))
  const type = (text: string) => onElement((element) => element.sendKeys(text))

  return {
    getByRole: (role, naming = {}) => step({ kind: 'role', role, naming }),
    getByLabel: (name, options = {}) => step({ kind: 'label', naming: { name, ...options } }),
    getByText: (text, { exact = false } = {}) => step({ kind: 'text', text, exact }),
    locator: (selector) => step({ kind: 'selector', selector }),
    first: () => step({ kind: 'nth', index: 0 }),
    nth: (index) => step({ kind: 'nth', index }),
    count: () => look((found) => Promise.resolve(found.length)),
    isVisible: () => look(async (found) => found.length > 0 && (await only(found).isDisplayed())),
    textContent: () =>
      onElement((element) => driver.executeScript('return arguments[0].textContent', element)),
    inputValue: () => onElement((element) => driver.executeScript('return arguments[0].value', element)),
    getAttribute: (name) => onElement((element) => element.getDomAttribute(name)),
    evaluate: (ask) => onElement((element) => driver.executeScript(ask, element)),
    boundingBox: () => onElement((element) => driver.executeScript(boxOf, element)),
    scrollIntoViewIfNeeded: () => onElement((element) => driver.executeScript(reveal, element)),
    click: () =>
      onElement(async (element) => {
        await driver.executeScript(reveal, element)
        await element.click()
      }),
    focus: () => onElement((element) => driver.executeScript('arguments[0].focus()', element)),
    press: (keys) => type(keysOf(keys)),
    pressSequentially: type,
    setInputFiles: type,
  }
}

// These functions are serialised into the page.

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}

function reveal(element: Element): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
}

class NotOne extends Error {}

/** True for errors that may pass: the part does not exist yet, is covered, or was replaced. */
const isPassing = (reason: unknown): boolean =>
  reason instanceof NotOne || reason instanceof error.WebDriverError

/** @throws NotOne unless there is exactly one, as Playwright does */
function only([element, another]: WebElement[]): WebElement {
  if (element === undefined) throw new NotOne('No part fits.')
  if (another !== undefined) throw new NotOne('More than one part fits.')
  return element
}
