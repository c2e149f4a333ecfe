import type { PromptTexts } from '../prompts/question.store.ts'

export const PROFILE_UPDATED = 'Profile has been updated.'

/** Shown once it is set as the picture, after IMAGE_UPLOADED (rule G31). */
export const PROFILE_IMAGE_UPDATED = 'Profile image has been updated.'

export const SESSION_ENDED = 'The device has been signed out.'

export const END_OTHER_SESSIONS: PromptTexts = {
  title: 'Sign Out Other Devices',
  question: 'Every device but this one will have to sign in again.',
  done: 'The other devices have been signed out.',
}
