import type { Option } from './labels.ts'

/** Values of a Status field, as sent. */
export const ACTIVE_OPTIONS: readonly Option<0 | 1>[] = [
  { value: 1, label: 'Active' },
  { value: 0, label: 'Inactive' },
]

export function isActiveValue(value: number | null): value is 0 | 1 {
  return value === 0 || value === 1
}

/** The value of a Status field for a flag. */
export function activeValue(flag: boolean | null): 0 | 1 | null {
  if (flag === null) return null
  return flag ? 1 : 0
}
