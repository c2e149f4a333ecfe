import { ListingDialogModel } from '@latchkey/domain/listings/listing-dialog.store'
import { uploadPicture } from '@latchkey/domain/media/upload-picture'
import type { DialogHostProps } from '@latchkey/domain/navigation/open-record'
import { hasSucceeded } from '@latchkey/domain/platform/notify'
import type { Property } from '@latchkey/domain/properties/property.contract'
import type { PropertyField } from '@latchkey/domain/properties/property.fields'
import { ListingDialog } from '@latchkey/ui/lettings/listings/ListingDialog/ListingDialog.tsx'
import type { UploadPicture } from '@latchkey/ui/lettings/use-picture-uploads.ts'
import { observer } from 'mobx-react-lite'
import { useEditorDialog } from '../editing/use-open-editor.ts'
import { useFollowing } from '../runtime/use-store.ts'

export interface ListingDialogHostProps extends DialogHostProps {
  /** Called to go to a field of the home, which its own dialog has. */
  onGoToHome: (field: PropertyField, home: Property) => void
  /** Finds the element to focus at the end; null for the opener. */
  findOpener?: () => HTMLElement | null
}

export const ListingDialogHost = observer(function ListingDialogHost({
  onGoToHome,
  findOpener,
  ...record
}: ListingDialogHostProps) {
  const dialog = useFollowing(ListingDialogModel)
  const { editor } = dialog
  const { opened } = editor
  const { props } = useEditorDialog(editor, 'listing', record)
  if (opened === null) return null

  const homeId = Number(opened.id)
  const closeAfter = async (write: Promise<{ kind: string } | null>) => {
    const outcome = await write
    if (outcome !== null && hasSucceeded(outcome) && editor.isShowing(opened)) props.onClose()
  }
  return (
    <ListingDialog
      key={editor.openings}
      {...props}
      opened={opened}
      isBusy={editor.isSaving || dialog.isSaving}
      isActing={dialog.isSaving}
      onSaveMerged={() => void closeAfter(dialog.saveMerged(homeId))}
      onConflictClose={() => dialog.dismissObstacle()}
      onPublish={() => void closeAfter(dialog.publish(homeId))}
      onTakeOff={() => void closeAfter(dialog.takeOff(homeId))}
      onGoToHome={(field) => opened.saved && onGoToHome(field, opened.saved.home)}
      onUpload={(...given: Parameters<UploadPicture>) => uploadPicture(editor, ...given)}
      onUploadingChange={(isUploading) => editor.setUploading(isUploading)}
      findOpener={findOpener}
    />
  )
})
