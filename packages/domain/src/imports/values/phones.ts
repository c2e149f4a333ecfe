import { UK_PHONE } from '../../leads/lead.limits.ts'
import { ukPhoneAs } from '../../platform/values/uk-number.ts'
import { cleanText } from '../../platform/values/text.ts'

export interface PhoneReading {
  readonly phone: string
  /** `zero`: a prefix was added; `phone`: the number is not British. */
  readonly remark: 'zero' | 'phone' | null
}

/** A number that a spreadsheet has shortened: `4.47E+11`. */
const SHORTENED = /^\d(?:[.,]\d+)?e\+?\d+$/i

export const isShortened = (text: string): boolean => SHORTENED.test(text.trim())

/** Only zeros stand for no number. */
const ONLY_ZEROS = /^[\s+()./0-]*$/

const MARKS = /[().\p{Pd}]/gu

/** The fewest and most digits of a number somewhere in the world. */
const ABROAD = /^\+?(?: *\d){7,15}$/

/** Null for what is no number. */
export function readPhone(text: string): PhoneReading | null {
  const typed = cleanText(text)
  if (ONLY_ZEROS.test(typed)) return null
  const plain = typed
    .replace(/^((?:\+|00)\s*44)\s*\(\s*0\s*\)/, '$1 ')
    .replaceAll(MARKS, '')
    .replaceAll(/ +/g, ' ')
    .trim()
    .replace(/^00/, '+')
    .replace(/^(\+) /, '$1')
    .replace(/^(\+?44) ?0(?=(?: ?\d){9,10}$)/, '$1 ')
  const digits = plain.replaceAll(' ', '')
  if (/^44\d{10}$/.test(digits)) return { phone: `+${plain}`, remark: 'zero' }
  if (/^[1-9]\d{8,9}$/.test(digits)) return { phone: `0${plain}`, remark: 'zero' }
  if (UK_PHONE.test(plain)) return { phone: plain, remark: null }
  const national = ukPhoneAs(UK_PHONE, typed)
  if (UK_PHONE.test(national)) return { phone: national, remark: null }
  return ABROAD.test(plain) ? { phone: typed, remark: 'phone' } : null
}

/** British. */
export const isMobile = (phone: string): boolean => /^(?:0|\+?44) ?7/.test(phone)
