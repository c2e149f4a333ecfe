import { PROJECT_SAVED } from '@latchkey/domain/projects/project.messages'
import { ProjectDialog } from '@latchkey/ui/lettings/projects/ProjectDialog'
import { observer } from 'mobx-react-lite'
import type { OpenRecordId } from '../../lists/open-record.ts'
import { useStaff } from '../../runtime/staff.ts'
import { useOpenEditor } from '../../stock/use-open-editor.ts'
import { useRecordDialog } from '../../stock/use-record-dialog.ts'

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
  useOpenEditor(editor, open, 'project', () => void projects.openNew())
  const dialog = useRecordDialog(editor, PROJECT_SAVED, onClose)
  if (editor.opened === null) return null
  return <ProjectDialog key={editor.openings} isOpen={editor.isOpen} opened={editor.opened} {...dialog} />
})
