import { personalChoice } from '../platform/storage/personal-choice.ts'
import { STORAGE_KEYS } from '../platform/storage/storage-keys.ts'

/** True if the letter alone opens a new enquiry (WCAG 2.1.4). */
export const SHORTCUT_CHOICE = personalChoice(STORAGE_KEYS.newEnquiryShortcut, (kept) => kept !== false)
