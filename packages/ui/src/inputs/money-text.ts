/** A decimal comma: `1,50` must not be read as 150. */
const FOREIGN_DECIMALS = /^[^.]*,\d{1,2}$|\..*,/

/** In other countries `1.250` is a thousand times more than here. */
const THREE_DECIMALS = /\.\d{3}/

/** An amount without its pound sign, spaces and thousands separators. */
const AMOUNT = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/

/** Parses an amount in pounds: null for empty text, NaN for text that is none or may be another. */
export function readMoney(text: string): number | null {
  const bare = text.replace(/[£\s]/gu, '')
  if (bare === '') return null
  const digits = bare.replaceAll(',', '')
  return AMOUNT.test(digits) && !FOREIGN_DECIMALS.test(bare) && !THREE_DECIMALS.test(bare)
    ? Number(digits)
    : Number.NaN
}
