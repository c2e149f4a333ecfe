import { GENERIC_ERROR } from '@latchkey/domain/platform/messages'
import { IMAGE_UPLOADED } from '@latchkey/domain/profile/profile.messages'
import type { UploadPicture } from '@latchkey/ui/lettings/use-picture-uploads.ts'
import { toasts } from '@latchkey/ui/overlays/toasts.ts'
import { useRoot } from '../runtime/runtime.ts'

/** Uploads a picture chosen in a form; shows a toast on success. */
export function usePictureUpload(): UploadPicture {
  const { media } = useRoot()
  return async (file, onProgress, signal) => {
    const outcome = await media.upload(file, onProgress, signal)
    if (outcome.kind === 'uploaded') {
      toasts.success(IMAGE_UPLOADED)
      return outcome
    }
    return { kind: 'failed', message: outcome.kind === 'rejected' ? outcome.message : GENERIC_ERROR }
  }
}
