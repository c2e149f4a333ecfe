import { FIRST_NAMES, LAST_NAMES } from './demo-words.ts'
import type { Random } from './random.ts'

export interface DemoPerson {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly phone: string
}

const DOMAINS = ['example.com', 'example.org', 'example.net'] as const

/** Numbers reserved by Ofcom for drama, in various spellings. */
const PHONES: readonly ((digits: string) => string)[] = [
  (digits) => `07700 900${digits}`,
  (digits) => `+44 7700 900${digits}`,
  (digits) => `07700900${digits}`,
  (digits) => `0113 496 0${digits}`,
]

/** Names, addresses and numbers are unique. */
export function demoPeople(random: Random, count: number): DemoPerson[] {
  const names = new Set<string>()
  while (names.size < count) names.add(`${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`)
  return [...names].map((name, nr) => {
    const [first = '', last = ''] = name.split(' ')
    const digits = String((nr * 7 + 103) % 1000).padStart(3, '0')
    return {
      first_name: first,
      last_name: last,
      email: `${plain(first)}.${plain(last)}@${DOMAINS[nr % DOMAINS.length]}`,
      phone: PHONES[nr % PHONES.length]?.(digits) ?? '',
    }
  })
}

/** Removes accents, apostrophes and hyphens, for email addresses. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()
}
