const GBP = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })

/** An amount in pounds as it is shown: `£250,000.00`; '' for none. Source: specification §9, decision J15. */
export function formatGbp(pounds: number | null): string {
  return pounds === null || !Number.isFinite(pounds) ? '' : GBP.format(pounds)
}
