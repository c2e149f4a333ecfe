import type { BaseEnv } from '../platform/env.ts'
import type { ProfileDraft } from './profile.suite.ts'

/** The session store reads the profile. Every call rejects with a `ProblemError`. */
export interface ProfilePort {
  save(draft: ProfileDraft): Promise<boolean>
  /** Only the user's own uploads are accepted (rule G31). */
  setImage(mediaId: number): Promise<boolean>
}

export interface ProfileEnv extends BaseEnv {
  profile: ProfilePort
}
