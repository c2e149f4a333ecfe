import type { BaseEnv } from '../platform/env.ts'
import type { ProfileDraft } from './profile.suite.ts'

/** The API calls that change the profile of the signed-in user; the session store reads it. Every call rejects with a `ProblemError`. */
export interface ProfilePort {
  save(draft: ProfileDraft): Promise<boolean>
  /** Makes a picture that the person uploaded themselves their own. Source: decision G31. */
  setImage(mediaId: number): Promise<boolean>
}

/** The environment with these calls. */
export interface ProfileEnv extends BaseEnv {
  profile: ProfilePort
}
