import type { Versioned } from '@latchkey/domain/forms/opened-record.model'
import { IMAGE_DELETED } from '@latchkey/domain/media/media.messages'
import type { PicturedEditor } from '@latchkey/domain/media/pictured-editor.store'
import { COPIED, GENERIC_ERROR } from '@latchkey/domain/platform/messages'
import { IMAGE_UPLOADED } from '@latchkey/domain/profile/profile.messages'
import { toastOutcome, toastSaveOutcome } from '@latchkey/ui/lettings/toast-outcome'
import type { UploadPicture } from '@latchkey/ui/lettings/use-picture-uploads'
import { toasts } from '@latchkey/ui/overlays/toasts'
import { useCallback } from 'react'
import type { OpenRecordId } from '@latchkey/domain/navigation/open-record'
import { useStaff } from '../runtime/staff.ts'
import { useOpenEditor } from './use-open-editor.ts'
import { useUnsavedEdits } from './use-unsaved-edits.ts'

/** How the dialog of a record with pictures is opened and what it shows. */
export interface RecordDialogOptions {
  /** The name under which the address opens the record. */
  name: string
  /** The record that the address opens; null for none. */
  open: OpenRecordId
  openNew: () => Promise<void>
  /** The message after a save. */
  done: string
  /** Makes the address open no record. */
  onClose: () => void
}

/** What the dialog of a record with pictures does, connected to its editor. */
export function useRecordDialog<Row extends Versioned, Values extends object>(
  editor: PicturedEditor<Row, Values>,
  { name, open, openNew, done, onClose }: RecordDialogOptions,
) {
  const { media } = useStaff()
  useOpenEditor(editor, open, openNew)
  const hasEdits = useCallback(() => editor.hasEdits || editor.isUploading, [editor])
  useUnsavedEdits(hasEdits, { name, open })

  const close = () => {
    editor.close()
    onClose()
  }
  const onUpload: UploadPicture = async (file, onProgress, signal) => {
    const outcome = await media.upload(file, onProgress, signal)
    if (outcome.kind === 'uploaded') {
      toasts.success(IMAGE_UPLOADED)
      return outcome
    }
    return { kind: 'failed', message: outcome.kind === 'refused' ? outcome.message : GENERIC_ERROR }
  }
  return {
    isOpen: editor.isOpen,
    isBusy: editor.isSaving,
    onUpload,
    onUploadingChange: (isUploading: boolean) => editor.setUploading(isUploading),
    onSave: () => void editor.save().then((outcome) => toastSaveOutcome(outcome, done, close)),
    onConflictClose: () => editor.dismissObstacle(),
    onClose: close,
    onRetry: () => editor.retry(),
    onRemoveImage: (imageId: number) =>
      void editor.removeImage(imageId).then((outcome) => toastOutcome(outcome, IMAGE_DELETED)),
    onCopied: () => toasts.success(COPIED),
  }
}
