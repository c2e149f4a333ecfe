import { rememberChoice, rememberedChoice } from '../platform/storage/personal-choice.ts'
import { STORAGE_KEYS } from '../platform/storage/storage-keys.ts'
import type { StoragePort } from '../platform/storage/storage.ts'

/** Whether the letter alone opens a new enquiry; per user and browser (WCAG 2.1.4). */
export const isShortcutOn = (storage: StoragePort, userId: number): boolean =>
  rememberedChoice(storage, STORAGE_KEYS.newEnquiryShortcut, userId) !== false

export const rememberShortcut = (storage: StoragePort, userId: number, isOn: boolean): void =>
  rememberChoice(storage, STORAGE_KEYS.newEnquiryShortcut, userId, isOn)
