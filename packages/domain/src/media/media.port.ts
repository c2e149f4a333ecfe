import type { BaseEnv } from '../platform/env.ts'
import type { Media } from '../leads/lead.contract.ts'

/** A file as the browser holds it; whoever sends it knows what is in it. */
export interface ChosenFile {
  readonly name: string
  readonly size: number
}

/** Says that nobody waits for a file any more: a browser's own `AbortSignal`. */
export interface CancelSignal {
  readonly aborted: boolean
}

/** Called with the share of the file that has arrived, from 0 to 1. */
export type OnProgress = (share: number) => void

/** The API call of the stores for pictures. It rejects with a `ProblemError`. */
export interface MediaPort {
  /** Sends one picture; `signal` gives it up. */
  upload(file: ChosenFile, onProgress: OnProgress, signal?: CancelSignal): Promise<Media>
}

/** The environment with these calls. */
export interface MediaEnv extends BaseEnv {
  media: MediaPort
}
