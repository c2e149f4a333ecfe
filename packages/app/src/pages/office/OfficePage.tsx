import { PAGES } from '@latchkey/domain/navigation/pages'
import { PageHeader } from '@latchkey/ui/layout/PageHeader/PageHeader.tsx'
import { RecordPlaceholder } from '@latchkey/ui/layout/RecordPlaceholder/RecordPlaceholder.tsx'
import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import { OfficeSettingsForm } from '@latchkey/ui/lettings/office/OfficeSettingsForm/OfficeSettingsForm.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useToday } from '../../config/use-clock.ts'
import { useUnsavedEdits } from '../../editing/use-unsaved-edits.ts'
import { useRoot } from '../../runtime/runtime.ts'

export const OfficePage = observer(function OfficePage() {
  const { media, office } = useRoot()
  const { editor } = office
  const today = useToday()
  useUnsavedEdits(editor)
  useEffect(() => {
    void office.open()
    return () => editor.close()
  }, [office, editor])

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
            onSave={() => void office.save()}
            onSaveMerged={() => void office.save({ isMerged: true })}
            onConflictClose={() => editor.dismissObstacle()}
            onUpload={(...given) => media.upload(...given)}
            onUploadingChange={(isUploading) => editor.setUploading(isUploading)}
          />
        )}
      </Stack>
    </>
  )
})
