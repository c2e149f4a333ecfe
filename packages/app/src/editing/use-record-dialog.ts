import type { Versioned } from '@latchkey/domain/forms/opened-record.model'
import type { PicturedEditor } from '@latchkey/domain/media/pictured-editor.store'
import { uploadPicture } from '@latchkey/domain/media/upload-picture'
import type { UploadPicture } from '@latchkey/ui/lettings/use-picture-uploads.ts'
import { useEditorDialog, type OpenInEditor } from './use-open-editor.ts'
import { useRememberOpened } from './use-remember-opened.ts'

export interface RecordDialogOptions extends OpenInEditor {
  /** Parameter of the record in the address. */
  name: 'unit' | 'property' | 'project'
}

/** Props of the dialog of a record with pictures. Call it from an observer. */
export function useRecordDialog<Row extends Versioned, Values extends object>(
  editor: PicturedEditor<Row, Values>,
  { name, ...record }: RecordDialogOptions,
) {
  const { props } = useEditorDialog(editor, name, record)
  useRememberOpened(name, record.open)
  return {
    ...props,
    onUpload: (...given: Parameters<UploadPicture>) => uploadPicture(editor, ...given),
    onUploadingChange: (isUploading: boolean) => editor.setUploading(isUploading),
    onConflictClose: () => editor.dismissObstacle(),
    onRemoveImage: (imageId: number) => void editor.removeImage(imageId),
  }
}
