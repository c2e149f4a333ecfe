import { UK_PHONE_FORMATS } from './uk-phone-formats.ts'

/** Characters of numbers without an extension or words. */
const PHONE_LIKE = /^[\d\s+().\u2011/-]+$/

/**
 * A British number as it is written nationally, in every spelling; other text as it is. For display only: the record and
 * its form keep what was typed. Lists do not load the parser, which has 11 kB; a test compares the two.
 */
export function phoneText(phone: string): string {
  if (!PHONE_LIKE.test(phone)) return phone
  const national = /^(?:(?:00)?44)?0?([1-9]\d{6,9})$/.exec(phone.replaceAll(/\D/g, ''))?.[1]
  const isBritish = /^[\s(]*(?:0|\+?\s*44)/.test(phone)
  if (national === undefined || !isBritish) return phone
  const format = UK_PHONE_FORMATS.find(
    ([digits, , beginnings]) =>
      new RegExp(`^(?:${beginnings.at(-1) ?? ''})`).test(national) &&
      new RegExp(`^(?:${digits})$`).test(national),
  )
  return format === undefined ? phone : `0${national.replace(new RegExp(format[0]), format[1])}`
}
