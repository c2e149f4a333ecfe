import { IMAGE_DELETED } from '@latchkey/domain/media/media.messages'
import { COPIED } from '@latchkey/domain/platform/messages'
import type { PropertySave } from '@latchkey/domain/properties/property.draft'
import { PROPERTY_SAVED, type PropertyKind } from '@latchkey/domain/properties/property.messages'
import { UnitDialog } from '@latchkey/ui/lettings/properties/UnitDialog'
import { toasts } from '@latchkey/ui/overlays/toasts'
import { observer } from 'mobx-react-lite'
import type { OpenRecordId } from '../lists/open-record.ts'
import { useStaff } from '../runtime/staff.ts'
import { removeImageOf } from './remove-image.ts'
import { useOpenEditor } from './use-open-editor.ts'
import { useRecordSaving } from './use-record-saving.ts'
import { useUploadPicture } from './use-upload-picture.ts'

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
  const opened = useOpenEditor(editor, open, kind)
  const upload = useUploadPicture()
  const close = () => {
    opened.setDirty(false)
    onClose()
  }
  const saving = useRecordSaving(open, PROPERTY_SAVED, close)
  const save = async (draft: PropertySave) => {
    if (open === null) return
    saving.receive(
      open === 'new' ? await properties.create(projectId, draft) : await editor.save(open, draft),
    )
  }
  const { subject } = opened
  if (opened.shown === null) return null

  return (
    <UnitDialog
      key={opened.shown}
      isOpen={open !== null}
      kind={kind}
      subject={subject.kind === 'saved' ? { kind: 'saved', property: subject.row } : subject}
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
      onImageDropped={() => toasts.success(IMAGE_DELETED)}
      onCopied={() => toasts.success(COPIED)}
    />
  )
})
