import { typed, type CallTable, type EnvOf } from '../platform/calls.ts'
import type { ProfileDraft } from './profile.suite.ts'

/** The session store reads the profile. */
export const profileCalls = {
  save: { call: 'POST /users/profile', body: typed<ProfileDraft> },
  /** Only the user's own uploads are accepted. */
  setImage: { call: 'POST /users/profile/image/:id' },
} as const satisfies CallTable

export interface ProfileEnv extends EnvOf<{ profile: typeof profileCalls }> {}
