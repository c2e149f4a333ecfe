import type { WebDriver, WebElement } from 'selenium-webdriver'
import type { Naming, Role } from './_screen.ts'

/** Candidate elements for each role; the browser decides which of them have it, and their name. */
const SELECTORS: Readonly<Record<Role, string>> = {
  alert: '[role="alert"]',
  alertdialog: '[role="alertdialog"]',
  article: 'article',
  button: 'button, [role="button"]',
  dialog: '[role="dialog"]',
  group: '[role="group"], fieldset',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  menuitem: '[role="menuitem"]',
  navigation: 'nav',
  radio: 'input[type="radio"], [role="radio"]',
  radiogroup: '[role="radiogroup"]',
  region: 'section, [role="region"]',
  row: 'tr',
  status: '[role="status"], output',
  table: 'table',
  textbox: 'input, textarea',
}

const FIELDS = 'input, textarea, select, [role="radiogroup"], [role="combobox"]'

/** One step of a locator, from the parts of the steps before it. */
export type Step =
  | { readonly kind: 'role'; readonly role: Role; readonly naming: Naming }
  | { readonly kind: 'label'; readonly naming: Naming }
  | { readonly kind: 'text'; readonly text: string; readonly exact: boolean }
  | { readonly kind: 'selector'; readonly selector: string }
  | { readonly kind: 'nth'; readonly index: number }

/** The elements that match at this moment, in document order. */
export async function partsAt(driver: WebDriver, way: readonly Step[]): Promise<WebElement[]> {
  let found = [await driver.findElement({ css: 'body' })]
  for (const step of way) if (found.length > 0) found = await next(driver, found, step)
  return found
}

async function next(driver: WebDriver, places: WebElement[], step: Step): Promise<WebElement[]> {
  if (step.kind === 'nth') return places.slice(step.index, step.index + 1)
  // One argument each: WebKit's driver does not resolve elements in an array.
  if (step.kind === 'text') return driver.executeScript(findText, step.text, step.exact, ...places)
  const all = (selector: string, isReachable: boolean) =>
    driver.executeScript<WebElement[]>(findAll, selector, isReachable, ...places)
  if (step.kind === 'selector') return all(step.selector, false)
  return named(await all(step.kind === 'label' ? FIELDS : SELECTORS[step.role], true), step.naming)
}

/** The elements whose accessible name, as WebKit computes it, matches. */
async function named(elements: WebElement[], { name, exact = false }: Naming): Promise<WebElement[]> {
  if (name === undefined) return elements
  const names = await Promise.all(elements.map((element) => element.getAccessibleName()))
  return elements.filter((_, index) => fits(names[index] ?? '', name, exact))
}

function fits(found: string, wanted: string | RegExp, exact: boolean): boolean {
  const plain = found.replaceAll(/\s+/g, ' ').trim()
  if (typeof wanted !== 'string') return wanted.test(plain)
  return exact ? plain === wanted : plain.toLowerCase().includes(wanted.toLowerCase())
}

// The next two functions are serialised into the page, so they must not use anything outside themselves.

function findAll(selector: string, isReachable: boolean, ...places: Element[]): Element[] {
  const found = places.flatMap((place) => [...place.querySelectorAll(selector)])
  if (!isReachable) return found
  return found.filter(
    (element) =>
      element.closest('[aria-hidden="true"], [inert]') === null &&
      element.checkVisibility({ visibilityProperty: true }),
  )
}

function findText(wanted: string, isExact: boolean, ...places: Element[]): Element[] {
  const has = (element: Element) => {
    const text = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
    return isExact ? text === wanted : text.toLowerCase().includes(wanted.toLowerCase())
  }
  return places
    .flatMap((place) => [...place.querySelectorAll('*:not(script, style)')])
    .filter((element) => has(element) && ![...element.children].some(has))
}
