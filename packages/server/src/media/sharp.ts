import type { default as Sharp } from 'sharp'

let loading: Promise<typeof Sharp> | undefined

/** The library that draws pictures, loaded for the first one: it takes megabytes, and many processes never draw any. */
export function loadSharp(): Promise<typeof Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // A server keeps nothing of one picture for the next.
    sharp.cache(false)
    // Other requests need the other processors.
    sharp.concurrency(1)
    return sharp
  })
  return loading
}
