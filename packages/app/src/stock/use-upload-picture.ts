import { GENERIC_ERROR } from '@latchkey/domain/platform/messages'
import { IMAGE_UPLOADED } from '@latchkey/domain/profile/profile.messages'
import type { UploadPicture } from '@latchkey/ui/lettings/use-picture-uploads'
import { toasts } from '@latchkey/ui/overlays/toasts'
import { useStaff } from '../runtime/staff.ts'

/** Sends a picture of a form, and says in words why one did not get through. */
export function useUploadPicture(): UploadPicture {
  const { media } = useStaff()
  return async (file, onProgress, signal) => {
    const outcome = await media.upload(file, onProgress, signal)
    if (outcome.kind === 'failed') return { kind: 'failed', message: GENERIC_ERROR }
    if (outcome.kind === 'refused') return { kind: 'failed', message: outcome.message }
    toasts.success(IMAGE_UPLOADED)
    return outcome
  }
}
