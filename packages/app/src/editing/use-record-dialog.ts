import type { Versioned } from '@latchkey/domain/forms/opened-record.model'
import type { PicturedEditor } from '@latchkey/domain/media/pictured-editor.store'
import { uploadPicture } from '@latchkey/domain/media/upload-picture'
import type { UploadPicture } from '@latchkey/ui/lettings/use-picture-uploads.ts'
import { useOpenEditor, type OpenInEditor } from './use-open-editor.ts'
import { useRememberOpened } from './use-remember-opened.ts'
import { useUnsavedEdits } from './use-unsaved-edits.ts'

export interface RecordDialogOptions extends OpenInEditor {
  /** Parameter of the record in the address. */
  name: 'unit' | 'property' | 'project'
}

/** Props of the dialog of a record with pictures. Call it from an observer. */
export function useRecordDialog<Row extends Versioned, Values extends object>(
  editor: PicturedEditor<Row, Values>,
  { name, ...record }: RecordDialogOptions,
) {
  const { close, closeAfter } = useOpenEditor(editor, record)
  useRememberOpened(name, record.open)
  useUnsavedEdits(editor, { name, open: record.open })
  return {
    isOpen: editor.isOpen,
    isBusy: editor.isSaving,
    onUpload: (...given: Parameters<UploadPicture>) => uploadPicture(editor, ...given),
    onUploadingChange: (isUploading: boolean) => editor.setUploading(isUploading),
    onSave: () => void closeAfter(editor.save()),
    onSaveMerged: () => void closeAfter(editor.saveMerged()),
    onConflictClose: () => editor.dismissObstacle(),
    onClose: close,
    onRetry: () => editor.retry(),
    onRemoveImage: (imageId: number) => void editor.removeImage(imageId),
  }
}
