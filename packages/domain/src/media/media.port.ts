import type { BaseEnv } from '../platform/env.ts'
import type { Media } from '../leads/lead.contract.ts'

/** A browser's `File`, of which only the sender reads the content. */
export interface ChosenFile {
  readonly name: string
  readonly size: number
}

/** A browser's `AbortSignal`. */
export interface CancelSignal {
  readonly aborted: boolean
}

/** `share` is 0 to 1. */
export type OnProgress = (share: number) => void

/** Rejects with a `ProblemError`. */
export interface MediaPort {
  /** `signal` cancels the upload. */
  upload(file: ChosenFile, onProgress: OnProgress, signal?: CancelSignal): Promise<Media>
}

export interface MediaEnv extends BaseEnv {
  media: MediaPort
}
