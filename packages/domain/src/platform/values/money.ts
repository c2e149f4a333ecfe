function inGbp(options?: Intl.NumberFormatOptions): (pounds: number) => string {
  const gbp = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', ...options })
  return (pounds) => gbp.format(pounds)
}

const gbp = inGbp()

/** For example `£250,000.00`; '' for null. */
export function formatGbp(pounds: number | null): string {
  return pounds === null || !Number.isFinite(pounds) ? '' : gbp(pounds)
}

/** For example `£1,250`; pence only where there are some. */
export const shortGbp = inGbp({ trailingZeroDisplay: 'stripIfInteger' })

/** Rounded to a whole penny. */
export const penceOf = (pounds: number): number => Math.round(pounds * 100)

export const penceOrNull = (pounds: number | null): number | null =>
  pounds === null ? null : penceOf(pounds)

export const poundsOf = (pence: number): number => pence / 100

export const poundsOrNull = (pence: number | null): number | null => (pence === null ? null : poundsOf(pence))

/** True for at most two decimals. */
export const isWholePence = (pounds: number): boolean => poundsOf(penceOf(pounds)) === pounds
