import { getEnv } from 'mobx-state-tree'
import type { Media } from './media.contract.ts'
import { FILE_TOO_LARGE, GENERIC_ERROR } from '../platform/messages.ts'
import { notifyOf } from '../platform/notify.ts'
import { problemOf, type Problem } from '../platform/problem.ts'
import { IMAGE_UPLOADED, pictureError } from './media.messages.ts'
import type { MediaEnv } from './media.calls.ts'
import type { CancelSignal, ChosenFile, OnProgress } from '../platform/calls.ts'

export type UploadOutcome =
  | { kind: 'uploaded'; media: Media }
  /** `message` is for the user. */
  | { kind: 'failed'; message: string }

function messageOf(problem: Problem): string {
  if (problem.kind === 'too-large') return FILE_TOO_LARGE
  return problem.kind === 'invalid' ? pictureError(problem.errors) : GENERIC_ERROR
}

/** With the environment of `store`, which keeps no pictures: each belongs to the form it was chosen in. Never rejects. */
export async function uploadPicture(
  store: object,
  file: ChosenFile,
  onProgress: OnProgress,
  signal?: CancelSignal,
): Promise<UploadOutcome> {
  try {
    const uploaded = await getEnv<MediaEnv>(store).media.upload(file, onProgress, signal)
    notifyOf(store).success(IMAGE_UPLOADED)
    return { kind: 'uploaded', media: uploaded }
  } catch (caught) {
    return { kind: 'failed', message: messageOf(problemOf(caught)) }
  }
}
