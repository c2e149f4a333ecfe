const GBP = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })

/** For example `£250,000.00`; '' for null. */
export function formatGbp(pounds: number | null): string {
  return pounds === null || !Number.isFinite(pounds) ? '' : GBP.format(pounds)
}
