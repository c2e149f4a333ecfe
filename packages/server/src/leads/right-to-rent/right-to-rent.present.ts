import type {
  RightToRent,
  RightToRentCheck,
} from '@latchkey/domain/leads/right-to-rent/right-to-rent.contract'
import { isValidCheck } from '@latchkey/domain/leads/right-to-rent/right-to-rent.suite'
import type { CheckRecord } from './right-to-rent.queries.ts'

export const presentCheck = (record: CheckRecord): RightToRentCheck => ({
  id: record.id,
  adultName: record.adult_name,
  kind: record.kind,
  checkedOn: record.checked_on,
  expiresOn: record.expires_on,
  version: record.version,
})

/** `today` is the day in business time. */
export function presentRightToRent(
  records: readonly CheckRecord[],
  adults: number,
  today: string,
): RightToRent {
  const checks = records.map(presentCheck)
  const recorded = Math.min(adults, checks.filter((check) => isValidCheck(check, today)).length)
  return { adults, recorded, complete: recorded === adults, checks }
}
