const MONEY = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A comma as decimal separator: `1,50` must not become a hundred and fifty. */
const FOREIGN_DECIMALS = /^[^.]*,\d{1,2}$|\..*,/

/** An amount without its pound sign, spaces and thousands separators. */
const AMOUNT = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/

/** The amount of a text in pounds: null when it is empty, NaN when it is no amount. */
export function readMoney(text: string): number | null {
  const bare = text.replace(/[£\s]/gu, '')
  if (bare === '') return null
  const digits = bare.replaceAll(',', '')
  return AMOUNT.test(digits) && !FOREIGN_DECIMALS.test(bare) ? Number(digits) : Number.NaN
}

/** True for pounds and whole pence. */
const isWholePence = (pounds: number): boolean => pounds === Number(pounds.toFixed(2))

/** An amount as the field shows it without focus, `1,250.00`; '' for null and NaN. A third decimal is kept. */
export function writeMoney(pounds: number | null): string {
  if (pounds === null || !Number.isFinite(pounds)) return ''
  return isWholePence(pounds) ? MONEY.format(pounds) : String(pounds)
}
