import { PAGES } from '@latchkey/domain/navigation/pages'
import { OFFICE_SAVED } from '@latchkey/domain/office/office.messages'
import { PageHeader } from '@latchkey/ui/layout/PageHeader/PageHeader.tsx'
import { RecordPlaceholder } from '@latchkey/ui/layout/RecordPlaceholder/RecordPlaceholder.tsx'
import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import { OfficeSettingsForm } from '@latchkey/ui/lettings/office/OfficeSettingsForm/OfficeSettingsForm.tsx'
import { toastSaveOutcome } from '@latchkey/ui/lettings/toast-outcome.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useToday } from '../../config/use-clock.ts'
import { usePictureUpload } from '../../editing/use-picture-upload.ts'
import { useUnsavedEdits } from '../../editing/use-unsaved-edits.ts'
import { useRoot } from '../../runtime/runtime.ts'

/** The form stays on the page after a save. */
const stayOpen = () => undefined

export const OfficePage = observer(function OfficePage() {
  const { office } = useRoot()
  const { editor } = office
  const onUpload = usePictureUpload()
  const today = useToday()
  useUnsavedEdits(editor)
  useEffect(() => {
    void office.open()
    return () => editor.close()
  }, [office, editor])

  const save = async (isMerged: boolean) =>
    toastSaveOutcome(await office.save({ isMerged }), OFFICE_SAVED, stayOpen)

  // What the previous visit closed is no longer shown.
  const opened = editor.isOpen ? editor.opened : null
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
            onSave={() => void save(false)}
            onSaveMerged={() => void save(true)}
            onConflictClose={() => editor.dismissObstacle()}
            onUpload={onUpload}
            onUploadingChange={(isUploading) => editor.setUploading(isUploading)}
          />
        )}
      </Stack>
    </>
  )
})
