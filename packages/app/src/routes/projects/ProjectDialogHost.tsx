import { COPIED } from '@latchkey/domain/platform/messages'
import type { ProjectSave } from '@latchkey/domain/projects/project.draft'
import { PROJECT_SAVED } from '@latchkey/domain/projects/project.messages'
import { ProjectDialog } from '@latchkey/ui/lettings/projects/ProjectDialog'
import { toasts } from '@latchkey/ui/overlays/toasts'
import { observer } from 'mobx-react-lite'
import type { OpenRecordId } from '../../lists/open-record.ts'
import { useStaff } from '../../runtime/staff.ts'
import { removeImageOf } from '../../stock/remove-image.ts'
import { useOpenEditor } from '../../stock/use-open-editor.ts'
import { useRecordSaving } from '../../stock/use-record-saving.ts'
import { useUploadPicture } from '../../stock/use-upload-picture.ts'

/** What the host accepts. */
export interface ProjectDialogHostProps {
  /** The project that the address of the page opens; null for none. */
  open: OpenRecordId
  /** The address is to open no project any more. */
  onClose: () => void
}

/** The dialog of the project that an address opens, joined to the stores. */
export const ProjectDialogHost = observer(function ProjectDialogHost({
  open,
  onClose,
}: ProjectDialogHostProps) {
  const { projects } = useStaff()
  const { editor } = projects
  const opened = useOpenEditor(editor, open, 'project')
  const upload = useUploadPicture()
  const close = () => {
    opened.setDirty(false)
    onClose()
  }
  const saving = useRecordSaving(open, PROJECT_SAVED, close)
  const save = async (draft: ProjectSave) => {
    if (open === null) return
    saving.receive(open === 'new' ? await projects.create(draft) : await editor.save(open, draft))
  }
  const { subject } = opened
  if (opened.shown === null) return null

  return (
    <ProjectDialog
      key={opened.shown}
      isOpen={open !== null}
      subject={subject.kind === 'saved' ? { kind: 'saved', project: subject.row } : subject}
      isBusy={editor.isSaving}
      conflict={saving.conflict}
      serverErrors={saving.serverErrors}
      ownVersion={opened.ownVersion}
      onUpload={upload}
      onSave={(draft) => void save(draft)}
      onConflictClose={saving.closeConflict}
      onClose={close}
      onDirtyChange={opened.setDirty}
      onRetry={opened.retry}
      onRemoveImage={removeImageOf(editor, open)}
      onCopied={() => toasts.success(COPIED)}
    />
  )
})
