import { PROJECT_SAVED } from '@latchkey/domain/projects/project.messages'
import { ProjectDialog } from '@latchkey/ui/lettings/projects/ProjectDialog/ProjectDialog.tsx'
import { observer } from 'mobx-react-lite'
import type { DialogHostProps } from '@latchkey/domain/navigation/open-record'
import { useRecordDialog } from '../../editing/use-record-dialog.ts'
import { useRoot } from '../../runtime/runtime.ts'

export const ProjectDialogHost = observer(function ProjectDialogHost({ open, onClose }: DialogHostProps) {
  const { projects } = useRoot()
  const { editor } = projects
  const openNew = () => projects.openNew()
  const dialog = useRecordDialog(editor, { name: 'project', open, openNew, done: PROJECT_SAVED, onClose })
  return editor.opened && <ProjectDialog key={editor.openings} opened={editor.opened} {...dialog} />
})
