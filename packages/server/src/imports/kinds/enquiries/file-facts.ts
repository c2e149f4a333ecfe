import { COMPARED_MAX, VIEWING_SECONDS } from '@latchkey/domain/leads/lead.limits'
import { foldedText } from '@latchkey/domain/platform/values/folded-text'
import { phoneKey } from '@latchkey/domain/platform/values/phone'
import type { Compared } from './enquiry.queries.ts'

interface Person {
  readonly line: number
  readonly homeId: number | null
  /** '' without one. */
  readonly homeName: string
  readonly postcode: string
}

/** Facts of the earlier rows of a file that exclude later ones. */
export interface FileFacts {
  /** Keys of records, as base64. */
  readonly keys: Set<string>
  /** The name of the row that holds a home, by home. */
  readonly holders: Map<number, string>
  /** True where an earlier row has a viewing of the agent at that time. Adds the row's. */
  isBusy(agentId: number, at: Date): boolean
  /** True where an earlier row may be of the same person and home. Adds the row. */
  isTwin(row: Compared): boolean
  /** Lines that later ones turned out to be twins of. */
  readonly twins: Set<number>
}

export function fileFacts(): FileFacts {
  const diaries = new Map<number, number[]>()
  const people = new Map<string, Person[]>()
  const twins = new Set<number>()
  return {
    keys: new Set(),
    holders: new Map(),
    isBusy(agentId, at) {
      const time = at.getTime()
      const diary = diaries.get(agentId) ?? []
      const isTaken = diary.some((other) => Math.abs(other - time) < VIEWING_SECONDS * 1000)
      diaries.set(agentId, [...diary, time])
      return isTaken
    },
    isTwin(row) {
      const person: Person = {
        line: row.line,
        homeId: row.property_id,
        homeName: foldedText(row.property_name ?? ''),
        postcode: foldedText(row.property_postcode ?? '').replaceAll(' ', ''),
      }
      const phone = phoneKey(row.phone)
      const keys = [
        ...(phone === '' ? [] : [`phone ${phone}`]),
        ...(row.email === '' ? [] : [`email ${row.email.toLowerCase()}`]),
      ]
      const found = new Set<number>()
      for (const key of keys) {
        const others = people.get(key) ?? []
        for (const other of others) if (isOnSameHome(person, other)) found.add(other.line)
        if (others.length < COMPARED_MAX) people.set(key, [...others, person])
      }
      for (const line of found) twins.add(line)
      return found.size > 0
    },
    twins,
  }
}

/** Compares as the database compares leads. */
const isOnSameHome = (one: Person, other: Person): boolean =>
  (one.homeId !== null && one.homeId === other.homeId) ||
  (one.homeName === other.homeName && one.postcode === other.postcode) ||
  isWithoutHome(one) ||
  isWithoutHome(other)

const isWithoutHome = ({ homeId, homeName }: Person): boolean => homeId === null && homeName === ''
