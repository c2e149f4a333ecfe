import type { PromptTexts } from '../prompts/prompts.ts'

/** What a person reads after saving their own name. Source: specification §8. */
export const PROFILE_UPDATED = 'Profile has been updated.'

/** What a person reads once a picture is uploaded. Source: specification §8, decision G31. */
export const IMAGE_UPLOADED = 'Image Successfully Uploaded.'

/** What a person reads once the uploaded picture is theirs. Source: specification §8, decision G31. */
export const PROFILE_IMAGE_UPDATED = 'Profile image has been updated.'

/** What a person reads after signing another device out. */
export const SESSION_ENDED = 'The device has been signed out.'

/** What a person is asked before every other device is signed out. */
export const END_OTHER_SESSIONS: PromptTexts = {
  title: 'Sign Out Other Devices',
  question: 'Every device but this one will have to sign in again.',
  done: 'The other devices have been signed out.',
}
