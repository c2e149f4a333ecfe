const MONEY = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A comma where a person abroad puts the decimal point: `1,50` must not become a hundred and fifty. */
const FOREIGN_DECIMALS = /^[^.]*,\d{1,2}$|\..*,/

/** What is left of an amount once its pound sign, spaces and thousands commas are gone. */
const AMOUNT = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/

/** The pounds a text means: null for an empty one, NaN for what is no amount. */
export function readMoney(text: string): number | null {
  const bare = text.replace(/[£\s]/gu, '')
  if (bare === '') return null
  const digits = bare.replaceAll(',', '')
  return AMOUNT.test(digits) && !FOREIGN_DECIMALS.test(bare) ? Number(digits) : Number.NaN
}

/** True for pounds and whole pence. */
const isWholePence = (pounds: number): boolean => pounds === Number(pounds.toFixed(2))

/** Pounds as the field shows them at rest, `1,250.00`; '' for none and for what is no amount. A third decimal stays in sight. */
export function writeMoney(pounds: number | null): string {
  if (pounds === null || !Number.isFinite(pounds)) return ''
  return isWholePence(pounds) ? MONEY.format(pounds) : String(pounds)
}
