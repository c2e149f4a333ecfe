import { expect } from 'storybook/test'

/** A person whose name is as long as they come, one word of it and the e-mail without a place to break. */
export const LONG_PERSON = {
  firstName: 'Hubert Blaine',
  lastName: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
  email: 'hubert.blaine.wolfeschlegelsteinhausenbergerdorff@featherstonehaughandsons.example.com',
}

/** That person by the whole name. */
export const LONG_NAME = `${LONG_PERSON.firstName} ${LONG_PERSON.lastName}`

/** An address of more than 120 characters, in the town with the longest name in the country. */
export const LONG_ADDRESS = {
  addressLine1: 'Apartment 407, The Old Print Works and Bindery',
  addressLine2: '112-118 Upper Station Terrace',
  city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch',
  postcode: 'LL61 5UJ',
}

/** The narrowest window that everything has to fit into. Source: WCAG 2.2, 1.4.10. */
export const narrowest = { globals: { viewport: { value: 'w320' } } }

const hasOverflow = (element: Element) => element.scrollWidth > element.clientWidth + 1

/** What inside an element can only be reached by scrolling it sideways. */
const scrollersIn = (element: Element) =>
  [...element.querySelectorAll('*')].filter(
    (each) => hasOverflow(each) && /auto|scroll/.test(getComputedStyle(each).overflowX),
  )

const isOutOfWindow = ({ left, right, width }: DOMRect) =>
  width > 1 && (left < -0.5 || right > innerWidth + 0.5)

/** What can be pressed or filled in, but stands beside the window. */
const pushedOutOf = (element: Element) =>
  [...element.querySelectorAll('a, button, input, select, textarea')].filter((each) =>
    isOutOfWindow(each.getBoundingClientRect()),
  )

/** Fails when an element, or something in it, stands out of the window or has to be scrolled sideways. */
export async function expectToFit(element: Element): Promise<void> {
  // Until its own font is there, words are wider than anybody sees them.
  await document.fonts.ready
  const { left, right } = element.getBoundingClientRect()
  await expect({
    left,
    right,
    isCut: hasOverflow(element),
    scrollers: scrollersIn(element).map(({ outerHTML }) => outerHTML),
    pushedOut: pushedOutOf(element).map(({ outerHTML }) => outerHTML),
  }).toEqual({
    left: expect.toSatisfy((px: number) => px >= -0.5),
    right: expect.toSatisfy((px: number) => px <= innerWidth + 0.5),
    isCut: false,
    scrollers: [],
    pushedOut: [],
  })
}
