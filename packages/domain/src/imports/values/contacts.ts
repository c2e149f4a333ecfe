import { isSamePhone } from '../../platform/values/phone.ts'
import { EMAIL, normalisedEmail } from '../../platform/values/email.ts'
import { TEXT_MAX } from '../../platform/limits.ts'
import { singleSpaced } from '../../platform/values/text.ts'
import { isMobile, readPhone, type PhoneReading } from './phones.ts'

/** A filled cell. */
export interface Part {
  /** The place of its column. */
  readonly at: number
  readonly heading: string
  /** Clean, and not empty. */
  readonly text: string
}

/** The value that was chosen of several. */
export interface Chosen<Value> {
  /** Null if none is valid. */
  readonly value: Value | null
  /** The cell that has it. */
  readonly part: Part | null
  /** The others, which stay in the notes, by their cells. */
  readonly rest: readonly Part[]
}

const BETWEEN = / ?[,;/|\n] ?| or /i

/** A longer cell is no list of addresses or numbers. */
const LIST_MAX = 1_000

interface Candidate<Value> {
  readonly part: Part
  readonly text: string
  readonly value: Value | null
}

function candidatesOf<Value>(
  parts: readonly Part[],
  read: (text: string) => Value | null,
): Candidate<Value>[] {
  return parts.flatMap((part) => {
    const whole = part.text.length > LIST_MAX ? null : read(part.text)
    if (whole !== null || part.text.length > LIST_MAX) return [{ part, text: part.text, value: whole }]
    return singleSpaced(part.text)
      .split(BETWEEN)
      .filter((text) => text.trim() !== '')
      .map((text) => ({ part, text: text.trim(), value: read(text) }))
  })
}

function chosenOf<Value>(
  candidates: readonly Candidate<Value>[],
  chosen: Candidate<Value> | undefined,
  isSame: (value: Value) => boolean,
): Chosen<Value> {
  const rest = new Map<Part, string[]>()
  for (const candidate of candidates) {
    const { part, text, value } = candidate
    if (candidate === chosen || (value !== null && isSame(value))) continue
    rest.set(part, [...(rest.get(part) ?? []), text])
  }
  return {
    value: chosen?.value ?? null,
    part: chosen?.part ?? null,
    rest: [...rest].map(([part, texts]) => ({ ...part, text: texts.join(', ') })),
  }
}

/** Null for what is no address. */
export function readEmail(text: string): string | null {
  const email = normalisedEmail(text)
  return email.length <= TEXT_MAX && EMAIL.test(email) ? email : null
}

/** The first valid address in these cells. */
export function chosenEmail(parts: readonly Part[]): Chosen<string> {
  const candidates = candidatesOf(parts, readEmail)
  const chosen = candidates.find(({ value }) => value !== null)
  return chosenOf(candidates, chosen, (email) => email.toLowerCase() === chosen?.value?.toLowerCase())
}

/** The first valid mobile number in these cells, otherwise the first valid number; British ones before others. */
export function chosenPhone(parts: readonly Part[]): Chosen<PhoneReading> {
  const candidates = candidatesOf(parts, readPhone)
  const valid = candidates.filter(({ value }) => value !== null)
  const british = valid.filter(({ value }) => value?.remark !== 'phone')
  const chosen = british.find(({ value }) => isMobile(value?.phone ?? '')) ?? british[0] ?? valid[0]
  return chosenOf(candidates, chosen, ({ phone }) => isSamePhone(phone, chosen?.value?.phone ?? ''))
}

/** No mail goes to the stand-in of a missing email, which is compared with nothing (rule M1.13). */
export const isStandInEmail = (email: string): boolean => /^none-\d+@missing\.invalid$/.test(email)
