import { IMAGE_DELETED } from '@latchkey/domain/media/media.messages'
import type { PropertyKind } from '@latchkey/domain/properties/property.messages'
import { UnitDialog } from '@latchkey/ui/lettings/properties/UnitDialog/UnitDialog.tsx'
import { toasts } from '@latchkey/ui/overlays/toasts.ts'
import { observer } from 'mobx-react-lite'
import type { DialogHostProps } from '@latchkey/domain/navigation/open-record'
import { useRecordDialog } from '../../editing/use-record-dialog.ts'
import { useRoot } from '../../runtime/runtime.ts'

export interface UnitDialogHostProps extends DialogHostProps {
  kind: PropertyKind
  /** The project of a new unit; null for properties. */
  projectId: number | null
}

export const UnitDialogHost = observer(function UnitDialogHost({
  kind,
  projectId,
  ...record
}: UnitDialogHostProps) {
  const { properties } = useRoot()
  const { editor } = properties
  const openNew = () => properties.openNew(projectId)
  const dialog = useRecordDialog(editor, { ...record, name: kind, openNew })
  if (editor.opened === null) return null
  return (
    <UnitDialog
      key={editor.openings}
      kind={kind}
      opened={editor.opened}
      {...dialog}
      onImageDropped={() => toasts.success(IMAGE_DELETED)}
    />
  )
})
