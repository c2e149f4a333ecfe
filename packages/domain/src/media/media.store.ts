import { getEnv, types, type Instance } from 'mobx-state-tree'
import type { Media } from './media.contract.ts'
import { FILE_TOO_LARGE, GENERIC_ERROR } from '../platform/messages.ts'
import { notifyOf } from '../platform/notify.ts'
import { problemOf, type Problem } from '../platform/problem.ts'
import { IMAGE_UPLOADED, pictureError } from './media.messages.ts'
import type { MediaEnv } from './media.calls.ts'
import type { CancelSignal, ChosenFile, OnProgress } from '../platform/calls.ts'
import { forgetsNothing, refetchesNothing } from '../platform/records/tree-store.ts'

export type UploadOutcome =
  | { kind: 'uploaded'; media: Media }
  /** `message` is for the user. */
  | { kind: 'failed'; message: string }

function messageOf(problem: Problem): string {
  if (problem.kind === 'too-large') return FILE_TOO_LARGE
  return problem.kind === 'invalid' ? pictureError(problem.errors) : GENERIC_ERROR
}

/** Keeps no pictures: each belongs to the form it was chosen in. */
export const MediaStoreModel = types
  .model('Media', {})
  .actions(forgetsNothing)
  .actions(refetchesNothing)
  .actions((self) => ({
    /** Never rejects. */
    async upload(file: ChosenFile, onProgress: OnProgress, signal?: CancelSignal): Promise<UploadOutcome> {
      try {
        const uploaded = await getEnv<MediaEnv>(self).media.upload(file, onProgress, signal)
        notifyOf(self).success(IMAGE_UPLOADED)
        return { kind: 'uploaded', media: uploaded }
      } catch (caught) {
        return { kind: 'failed', message: messageOf(problemOf(caught)) }
      }
    },
  }))

export interface MediaStore extends Instance<typeof MediaStoreModel> {}
