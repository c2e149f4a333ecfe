/** A false positive. */
interface Explanation {
  readonly pattern: RegExp
  readonly why: string
}

/** Findings of scanners that need no fix. */
export const EXPLAINED: readonly Explanation[] = [
  {
    pattern: /X-XSS-Protection is not set/,
    why: 'Browsers have dropped it, and in those that had it it opened holes of its own; a Content-Security-Policy without inline script replaces it.',
  },
  {
    pattern: /Strict-Transport-Security is not set/,
    why: 'It is sent where PUBLIC_URL is https; the product that is scanned runs on plain http on loopback.',
  },
]
