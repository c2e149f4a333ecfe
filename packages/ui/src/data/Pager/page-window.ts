/** Numbered buttons from 1024 px, under 1024 px and under 768 px. Source: specification §9. */
export const WINDOW_SIZES = [7, 5, 3] as const

/** How many numbered buttons a width shows. */
export type WindowSize = (typeof WINDOW_SIZES)[number]

/** One page with a button, and the narrowest range of buttons that includes it. */
export interface PageInWindow {
  page: number
  smallest: WindowSize
}

/** As many pages as fit, in order, the current one as close to the middle as possible. */
export function pageWindow(page: number, lastPage: number, size: number): number[] {
  const length = Math.min(size, lastPage)
  const centred = page - Math.floor(size / 2)
  const first = Math.max(1, Math.min(centred, lastPage - length + 1))
  return Array.from({ length }, (_, index) => first + index)
}

/** The pages of the widest range of buttons; the narrower ranges are part of it, so that CSS can choose. */
export function pagesInWindow(page: number, lastPage: number): PageInWindow[] {
  const [widest, ...narrower] = WINDOW_SIZES
  return pageWindow(page, lastPage, widest).map((one) => ({
    page: one,
    smallest: narrower.findLast((size) => pageWindow(page, lastPage, size).includes(one)) ?? widest,
  }))
}
