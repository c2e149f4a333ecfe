import type { Option } from './labels.ts'

/** What a Status field offers, as it travels. Source: specification §3, decision R12. */
export const ACTIVE_OPTIONS: readonly Option<0 | 1>[] = [
  { value: 1, label: 'Active' },
  { value: 0, label: 'Inactive' },
]

/** True for one of the two numbers that a Status field holds. */
export function isActiveValue(value: number | null): value is 0 | 1 {
  return value === 0 || value === 1
}

/** The number that a Status field holds for a flag. */
export function activeValue(flag: boolean | null): 0 | 1 | null {
  if (flag === null) return null
  return flag ? 1 : 0
}
