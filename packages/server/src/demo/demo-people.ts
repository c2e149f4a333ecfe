import { FIRST_NAMES, LAST_NAMES } from './demo-words.ts'
import type { Random } from './random.ts'

/** Somebody who asks about a home. */
export interface DemoPerson {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly phone: string
}

const DOMAINS = ['example.com', 'example.org', 'example.net'] as const

/** Numbers that Ofcom keeps free for drama, written as people write them. */
const PHONES: readonly ((digits: string) => string)[] = [
  (digits) => `07700 900${digits}`,
  (digits) => `+44 7700 900${digits}`,
  (digits) => `07700900${digits}`,
  (digits) => `0113 496 0${digits}`,
]

/** So many people, no two of the same name, address or number. */
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

/** Letters as they are written in an e-mail address: without accents, apostrophes and hyphens. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()
}
