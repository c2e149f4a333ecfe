import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import type { Property } from '@latchkey/domain/properties/property.contract'
import type { PropertyDraft } from '@latchkey/domain/properties/property.draft'
import type { PropertyKind } from '@latchkey/domain/properties/property.messages'
import { useState } from 'react'
import type { RecordDialogActions } from '../../RecordDialog.tsx'
import type { UploadPicture } from '../../use-picture-uploads.ts'
import { OpenedUnit } from './OpenedUnit.tsx'

/** What the dialog is about: a saved home, a new one, or one that is not there (yet). */
export type UnitDialogSubject =
  | { kind: 'saved'; property: Property }
  | { kind: 'new' }
  | { kind: 'loading' | 'failed' | 'missing' }

/** What the dialog of a home accepts. */
export interface UnitDialogProps extends RecordDialogActions<PropertyDraft> {
  /** A unit of a project or a property of its own: what the dialog calls it. Source: decision J4. */
  kind: PropertyKind
  subject: UnitDialogSubject
  /** What the server refused in the last save; keep it one and the same value until the next. */
  serverErrors?: ErrorsByField | undefined
  /** The version that deleting a picture from this dialog made. */
  ownVersion?: number | undefined
  onUpload: UploadPicture
  /** Deletes a picture that is saved; one that is not goes from the form alone. */
  onRemoveImage: (imageId: number) => void
  /** A picture that was never saved is gone from the form. */
  onImageDropped: () => void
  onCopied: () => void
}

/** Everything about one home, in seven sections that open and close. Source: specification §2 "Units of a project". */
export function UnitDialog(props: UnitDialogProps) {
  const { isOpen } = props
  const [opening, setOpening] = useState({ isOpen, count: 0 })
  if (opening.isOpen !== isOpen) setOpening({ isOpen, count: opening.count + (isOpen ? 1 : 0) })
  // Each opening starts afresh: edits that were given up must not wait in a closed dialog.
  return <OpenedUnit key={opening.count} {...props} />
}
