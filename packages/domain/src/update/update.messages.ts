import { CHECK_CONNECTION } from '../platform/messages.ts'

export const UPDATE_AVAILABLE = {
  title: 'Update Available',
  text: 'A new version of the app is available. Please refresh the page to update.',
  action: 'Refresh',
} as const

export const PART_MISSING = `This could not be loaded. ${CHECK_CONNECTION}`

/** A script of the page could not be loaded. */
export const LOAD_FAILURE = {
  title: 'This page could not be loaded.',
  advice: `${CHECK_CONNECTION} Everything you saved is safe.`,
  action: 'Retry',
} as const
