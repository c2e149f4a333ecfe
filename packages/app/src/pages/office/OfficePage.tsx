import { uploadPicture } from '@latchkey/domain/media/upload-picture'
import { PAGES } from '@latchkey/domain/navigation/pages'
import { OfficeStoreModel } from '@latchkey/domain/office/office.store'
import { PageHeader } from '@latchkey/ui/layout/PageHeader/PageHeader.tsx'
import { RecordPlaceholder } from '@latchkey/ui/layout/RecordPlaceholder/RecordPlaceholder.tsx'
import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import { OfficeSettingsForm } from '@latchkey/ui/lettings/office/OfficeSettingsForm/OfficeSettingsForm.tsx'
import { observer } from 'mobx-react-lite'
import { useToday } from '../../config/use-clock.ts'
import { useUnsavedEdits } from '../../editing/use-unsaved-edits.ts'
import { useFollowing } from '../../runtime/use-store.ts'

export const OfficePage = observer(function OfficePage() {
  const office = useFollowing(OfficeStoreModel)
  const { editor } = office
  const { opened } = editor
  const today = useToday()
  useUnsavedEdits(editor)

  return (
    <>
      <PageHeader title={PAGES.office.title} />
      <Stack width="form">
        {opened === null || opened.form === null ? (
          <RecordPlaceholder
            phase={opened === null || opened.state === 'loading' ? 'loading' : 'failed'}
            noun="office"
            onRetry={() => editor.retry()}
          />
        ) : (
          <OfficeSettingsForm
            key={editor.openings}
            opened={opened}
            isBusy={editor.isSaving}
            today={today}
            onSave={() => void office.save()}
            onSaveMerged={() => void office.save({ isMerged: true })}
            onConflictClose={() => editor.dismissObstacle()}
            onUpload={(...given) => uploadPicture(office, ...given)}
            onUploadingChange={(isUploading) => editor.setUploading(isUploading)}
          />
        )}
      </Stack>
    </>
  )
})
