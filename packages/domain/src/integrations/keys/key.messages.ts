import type { PromptTexts } from '../../prompts/prompts.ts'
import { KEYS_MAX } from './key.limits.ts'

/** Answers to a key that is not in force (rule I1.8). */
export const KEY_NOT_KNOWN = 'This key is not known.'
export const KEY_EXPIRED = 'This key has expired.'
export const KEY_REVOKED = 'This key was revoked.'

export const KEY_CREATED = 'Key has been created.'
export const KEY_UPDATED = 'Key has been updated.'
export const KEY_REPLACED = 'Key has been replaced.'
export const KEY_ENDED = 'The old key has ended.'

export const COPY_KEY_NOW = 'Copy it now. It is not shown again.'

export const revokeKey = (name: string): PromptTexts => ({
  title: 'Revoke Key',
  question: `Programs that use ${name} stop working at once.`,
  done: 'Key has been revoked.',
})

export const KEY_NAME_TAKEN = 'A key in use has this name already'

export const TOO_MANY_KEYS = `There are ${KEYS_MAX} keys in use already. Revoke one first.`
