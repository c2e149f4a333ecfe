const GBP = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })

const SHORT_GBP = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  trailingZeroDisplay: 'stripIfInteger',
})

/** For example `£250,000.00`; '' for null. */
export function formatGbp(pounds: number | null): string {
  return pounds === null || !Number.isFinite(pounds) ? '' : GBP.format(pounds)
}

/** For example `£1,250`; pence only where there are some. */
export const shortGbp = (pounds: number): string => SHORT_GBP.format(pounds)

/** Rounded to a whole penny. */
export const penceOf = (pounds: number): number => Math.round(pounds * 100)

export const penceOrNull = (pounds: number | null): number | null =>
  pounds === null ? null : penceOf(pounds)

export const poundsOf = (pence: number): number => pence / 100

export const poundsOrNull = (pence: number | null): number | null => (pence === null ? null : poundsOf(pence))

/** True for at most two decimals. */
export const isWholePence = (pounds: number): boolean => poundsOf(penceOf(pounds)) === pounds
