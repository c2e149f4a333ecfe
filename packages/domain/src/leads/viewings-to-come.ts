import { addDays, mondayOf } from '../platform/values/days.ts'
import { personalChoice } from '../platform/storage/personal-choice.ts'
import { STORAGE_KEYS } from '../platform/storage/storage-keys.ts'
import { LEAD_STATUS, type LeadStatus } from './lead-status.ts'

/** Neither cancelled nor over. */
export const STATUSES_TO_COME: readonly LeadStatus[] = [
  LEAD_STATUS.PendingViewingScheduled,
  LEAD_STATUS.ViewingScheduled,
]

export const STATUSES_OF_DAY: readonly LeadStatus[] = [...STATUSES_TO_COME, LEAD_STATUS.ViewingComplete]

/** The divider above a viewing on a day; both days are `YYYY-MM-DD`. */
export function dividerOf(day: string, today: string): string {
  if (day <= today) return 'Today'
  if (day === addDays(today, 1)) return 'Tomorrow'
  return day < addDays(mondayOf(today), 7) ? 'This week' : 'Later'
}

/** True if the user's list of viewings begins with those to come. */
export const TO_COME_CHOICE = personalChoice(STORAGE_KEYS.viewingsToCome, (kept) => kept === true)
