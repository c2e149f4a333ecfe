import { expect } from 'storybook/test'

/** A name as long as they come, one word of it without a place to break. */
export const LONG_NAME = 'Hubert Blaine Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh'

/** The narrowest window that everything has to fit into. Source: WCAG 2.2, 1.4.10. */
export const narrowest = { globals: { viewport: { value: 'w320' } } }

/** Fails when an element, or something in it, stands out of the window or has to be scrolled sideways. */
export async function expectToFit(element: Element): Promise<void> {
  const { left, right } = element.getBoundingClientRect()
  await expect({ left, right, isCut: element.scrollWidth > element.clientWidth + 1 }).toEqual({
    left: expect.toSatisfy((px: number) => px >= -0.5),
    right: expect.toSatisfy((px: number) => px <= innerWidth + 0.5),
    isCut: false,
  })
}
