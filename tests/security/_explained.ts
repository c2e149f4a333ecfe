/** A finding that is none. */
interface Explanation {
  readonly pattern: RegExp
  readonly why: string
}

/** What scanners report of this product although nothing is to be mended. */
export const EXPLAINED: readonly Explanation[] = []
