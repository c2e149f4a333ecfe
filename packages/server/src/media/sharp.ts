import type { default as Sharp } from 'sharp'

let loading: Promise<typeof Sharp> | undefined

/** Loaded for the first picture: the library takes megabytes, and many processes never need it. */
export function loadSharp(): Promise<typeof Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // Pictures are not processed twice, so a cache is of no use.
    sharp.cache(false)
    // Leaves the other cores to requests.
    sharp.concurrency(1)
    return sharp
  })
  return loading
}
