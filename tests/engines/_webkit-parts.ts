import { type WebDriver, WebElement } from 'selenium-webdriver'
import type { Naming, Role } from './_screen.ts'

/** The elements that can have a role; which of them have it, and by which name, says the browser. */
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

/** One step on the way to a part, from the parts before it. */
export type Step =
  | { readonly kind: 'role'; readonly role: Role; readonly naming: Naming }
  | { readonly kind: 'label'; readonly naming: Naming }
  | { readonly kind: 'text'; readonly text: string; readonly exact: boolean }
  | { readonly kind: 'selector'; readonly selector: string }
  | { readonly kind: 'nth'; readonly index: number }

/** The elements that a way leads to at this moment, in the order of the page. */
export async function partsAt(driver: WebDriver, way: readonly Step[]): Promise<WebElement[]> {
  let places: WebElement[] | null = null
  for (const step of way) places = await next(driver, places, step)
  return places ?? []
}

async function next(driver: WebDriver, places: WebElement[] | null, step: Step): Promise<WebElement[]> {
  switch (step.kind) {
    case 'nth':
      return (places ?? []).slice(step.index, step.index + 1)
    case 'text':
      return driver.executeScript(findText, places, step.text, step.exact)
    case 'selector':
      return driver.executeScript(findAll, places, step.selector, false)
    case 'label':
      return named(await driver.executeScript(findAll, places, FIELDS, true), step.naming)
    case 'role':
      return named(await driver.executeScript(findAll, places, SELECTORS[step.role], true), step.naming)
  }
}

/** Those of the elements whose accessible name, as WebKit computes it, fits. */
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

// The next two run in the page, as text: they can use nothing from outside themselves.

function findAll(places: Element[] | null, selector: string, isReachable: boolean): Element[] {
  const found = (places ?? [document.documentElement]).flatMap((place) => [...place.querySelectorAll(selector)])
  if (!isReachable) return found
  return found.filter(
    (element) =>
      element.closest('[aria-hidden="true"], [inert]') === null &&
      element.checkVisibility({ visibilityProperty: true }),
  )
}

function findText(places: Element[] | null, wanted: string, isExact: boolean): Element[] {
  const has = (element: Element) => {
    const text = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
    return isExact ? text === wanted : text.toLowerCase().includes(wanted.toLowerCase())
  }
  return (places ?? [document.body])
    .flatMap((place) => [...place.querySelectorAll('*:not(script, style)')])
    .filter((element) => has(element) && ![...element.children].some(has))
}
