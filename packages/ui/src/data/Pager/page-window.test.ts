import { describe, expect, it } from 'vitest'
import { pagesInWindow, pageWindow, WINDOW_SIZES } from './page-window.ts'

describe('pageWindow', () => {
  it.each([
    [1, 20, 7, [1, 2, 3, 4, 5, 6, 7]],
    [4, 20, 7, [1, 2, 3, 4, 5, 6, 7]],
    [5, 20, 7, [2, 3, 4, 5, 6, 7, 8]],
    [20, 20, 7, [14, 15, 16, 17, 18, 19, 20]],
    [10, 20, 5, [8, 9, 10, 11, 12]],
    [20, 20, 3, [18, 19, 20]],
    [2, 2, 7, [1, 2]],
    [1, 1, 3, [1]],
  ])('around page %i of %i, %i wide', (page, lastPage, size, pages) => {
    expect(pageWindow(page, lastPage, size)).toEqual(pages)
  })
})

describe('pagesInWindow', () => {
  it('contains every narrower window, whichever page is current', () => {
    for (let lastPage = 1; lastPage <= 12; lastPage += 1) {
      for (let page = 1; page <= lastPage; page += 1) {
        const pages = pagesInWindow(page, lastPage)
        for (const size of WINDOW_SIZES) {
          const shown = pages.filter(({ smallest }) => smallest <= size).map((one) => one.page)
          expect(shown).toEqual(pageWindow(page, lastPage, size))
        }
      }
    }
  })
})
