import { getEnv, types, type Instance } from 'mobx-state-tree'
import type { Media } from './media.contract.ts'
import { FILE_TOO_LARGE } from '../platform/messages.ts'
import { problemOf, type Problem } from '../platform/problem.ts'
import { pictureError } from './media.messages.ts'
import type { MediaEnv } from './media.calls.ts'
import type { CancelSignal, ChosenFile, OnProgress } from '../platform/calls.ts'
import { forgetsNothing, refetchesNothing } from '../platform/records/tree-store.ts'

export type UploadOutcome =
  | { kind: 'uploaded'; media: Media }
  /** Rejected by its content or size; `message` is for the user. */
  | { kind: 'rejected'; message: string }
  | { kind: 'failed'; problem: Problem }

/** Keeps no pictures: each belongs to the form it was chosen in. */
export const MediaStoreModel = types
  .model('Media', {})
  .actions(forgetsNothing)
  .actions(refetchesNothing)
  .actions((self) => ({
    /** Never rejects. */
    async upload(file: ChosenFile, onProgress: OnProgress, signal?: CancelSignal): Promise<UploadOutcome> {
      try {
        return {
          kind: 'uploaded',
          media: await getEnv<MediaEnv>(self).media.upload(file, onProgress, signal),
        }
      } catch (caught) {
        const problem = problemOf(caught)
        if (problem.kind === 'too-large') return { kind: 'rejected', message: FILE_TOO_LARGE }
        if (problem.kind !== 'invalid') return { kind: 'failed', problem }
        return { kind: 'rejected', message: pictureError(problem.errors) }
      }
    },
  }))

export interface MediaStore extends Instance<typeof MediaStoreModel> {}
