import { IMAGE_DELETED } from '@latchkey/domain/media/media.messages'
import { PROPERTY_SAVED, type PropertyKind } from '@latchkey/domain/properties/property.messages'
import { UnitDialog } from '@latchkey/ui/lettings/properties/UnitDialog'
import { toasts } from '@latchkey/ui/overlays/toasts'
import { observer } from 'mobx-react-lite'
import type { OpenRecordId } from '../lists/open-record.ts'
import { useStaff } from '../runtime/staff.ts'
import { useOpenEditor } from './use-open-editor.ts'
import { useRecordDialog } from './use-record-dialog.ts'

/** What the host accepts. */
export interface UnitDialogHostProps {
  kind: PropertyKind
  /** The project that a new unit belongs to; null for properties of their own. */
  projectId: number | null
  /** The home that the address of the page opens; null for none. */
  open: OpenRecordId
  /** The address is to open no home any more. */
  onClose: () => void
}

/** The dialog of the home that an address opens, joined to the stores; for units and for properties alike. */
export const UnitDialogHost = observer(function UnitDialogHost({
  kind,
  projectId,
  open,
  onClose,
}: UnitDialogHostProps) {
  const { properties } = useStaff()
  const { editor } = properties
  useOpenEditor(editor, open, kind, () => void properties.openNew(projectId))
  const dialog = useRecordDialog(editor, PROPERTY_SAVED, onClose)
  if (editor.opened === null) return null
  return (
    <UnitDialog
      key={editor.openings}
      isOpen={editor.isOpen}
      kind={kind}
      opened={editor.opened}
      {...dialog}
      onImageDropped={() => toasts.success(IMAGE_DELETED)}
    />
  )
})
