import { ProjectDialog } from '@latchkey/ui/lettings/projects/ProjectDialog/ProjectDialog.tsx'
import { observer } from 'mobx-react-lite'
import type { DialogHostProps } from '@latchkey/domain/navigation/open-record'
import { useRecordDialog } from '../../editing/use-record-dialog.ts'
import { useRoot } from '../../runtime/runtime.ts'

export const ProjectDialogHost = observer(function ProjectDialogHost(record: DialogHostProps) {
  const { editor, openNew } = useRoot().projects
  const dialog = useRecordDialog(editor, { ...record, name: 'project', openNew })
  return editor.opened && <ProjectDialog key={editor.openings} opened={editor.opened} {...dialog} />
})
