/** Numbers of page buttons: from 1024 px, from 768 px, and below. */
export const WINDOW_SIZES = [7, 5, 3] as const

export type WindowSize = (typeof WINDOW_SIZES)[number]

/** A page with a button, and the narrowest window size that includes it. */
export interface PageInWindow {
  page: number
  smallest: WindowSize
}

/** Returns as many pages as fit, in order, with the current one as close to the middle as possible. */
export function pageWindow(page: number, lastPage: number, size: number): number[] {
  const length = Math.min(size, lastPage)
  const centred = page - Math.floor(size / 2)
  const first = Math.max(1, Math.min(centred, lastPage - length + 1))
  return Array.from({ length }, (_, index) => first + index)
}

/** The pages of the widest window; the narrower windows are subsets, so that CSS can choose. */
export function pagesInWindow(page: number, lastPage: number): PageInWindow[] {
  const [widest, ...narrower] = WINDOW_SIZES
  return pageWindow(page, lastPage, widest).map((one) => ({
    page: one,
    smallest: narrower.findLast((size) => pageWindow(page, lastPage, size).includes(one)) ?? widest,
  }))
}
