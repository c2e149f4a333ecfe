import { expect } from 'storybook/test'

/** A person with a very long name; the last part and the email address have no place to break. */
export const LONG_PERSON = {
  firstName: 'Hubert Blaine',
  lastName: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
  email: 'hubert.blaine.wolfeschlegelsteinhausenbergerdorff@featherstonehaughandsons.example.com',
}

export const LONG_NAME = `${LONG_PERSON.firstName} ${LONG_PERSON.lastName}`

/** An address of more than 120 characters, with the longest place name in the country. */
export const LONG_ADDRESS = {
  addressLine1: 'Apartment 407, The Old Print Works and Bindery',
  addressLine2: '112-118 Upper Station Terrace',
  city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch',
  postcode: 'LL61 5UJ',
}

/** The narrowest supported window, 320 px (WCAG 2.2, 1.4.10). */
export const narrowest = { globals: { viewport: { value: 'w320' } } }

/** True for an element whose content is wider than itself. */
export const hasOverflow = (element: Element) => element.scrollWidth > element.clientWidth + 1

/** Descendants that scroll sideways. */
const scrollersIn = (element: Element) =>
  [...element.querySelectorAll('*')].filter(
    (each) => hasOverflow(each) && /auto|scroll/.test(getComputedStyle(each).overflowX),
  )

const isOutOfWindow = ({ left, right, width }: DOMRect) =>
  width > 1 && (left < -0.5 || right > innerWidth + 0.5)

/** Interactive elements outside the window. */
const pushedOutOf = (element: Element) =>
  [...element.querySelectorAll('a, button, input, select, textarea')].filter((each) =>
    isOutOfWindow(each.getBoundingClientRect()),
  )

/**
 * Finds what does not fit: an element that exceeds the window or is cut, and descendants that scroll sideways
 * or are outside.
 */
export function misfitsIn(element: Element): Element[] {
  const isMisfit = hasOverflow(element) || isOutOfWindow(element.getBoundingClientRect())
  return [...(isMisfit ? [element] : []), ...scrollersIn(element), ...pushedOutOf(element)]
}

/** Fails if an element or one of its descendants exceeds the window or scrolls sideways. */
export async function expectToFit(element: Element): Promise<void> {
  // Fallback fonts are wider.
  await document.fonts.ready
  await expect(misfitsIn(element).map(({ outerHTML }) => outerHTML)).toEqual([])
}
