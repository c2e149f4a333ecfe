import type { ProfileDraft } from './profile.suite.ts'

/** What changing one's own profile needs of the outside; the session reads it. Every call rejects with a `ProblemError`. */
export interface ProfilePort {
  save(draft: ProfileDraft): Promise<boolean>
  /** Makes a picture that the person uploaded themselves their own. Source: decision G31. */
  setImage(mediaId: number): Promise<boolean>
}
