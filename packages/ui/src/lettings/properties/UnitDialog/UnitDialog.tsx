import { importedFromText } from '@latchkey/domain/platform/origin/imported-from.messages'
import type { Property } from '@latchkey/domain/properties/property.contract'
import type { PropertyDraft } from '@latchkey/domain/properties/property.draft'
import { PROPERTY_LABELS, type PropertyField } from '@latchkey/domain/properties/property.fields'
import { PROPERTY_DIALOG_TITLES, type PropertyKind } from '@latchkey/domain/properties/property.messages'
import { propertyDraftText } from '@latchkey/domain/properties/property-names'
import { observer } from 'mobx-react-lite'
import { RecordDialog, type RecordDialogActions, type RecordDialogProps } from '../../RecordDialog.tsx'
import { usePictureUploads, type UploadProps } from '../../use-picture-uploads.ts'
import { findHomeField } from '../find-home-field.ts'
import * as S from './UnitDialog.styles.ts'
import { UnitFields } from './UnitFields.tsx'

export interface UnitDialogProps
  extends
    RecordDialogActions<Property, PropertyDraft>,
    UploadProps,
    Pick<RecordDialogProps<Property, PropertyDraft>, 'line'> {
  /** A unit of a project or a single property; decides the texts. */
  kind: PropertyKind
  /** Called to delete a saved picture; an unsaved one is only removed from the form. */
  onRemoveImage: (imageId: number) => void
  /** The field to go to; null or omitted for the first. */
  goTo?: PropertyField | null
}

/**
 * Views and edits one home, in seven collapsible sections.
 *
 * @do Pass `kind`, unit or property: the texts follow.
 * @do Keep serverErrors identical until the next save.
 * @dont Do not open more than a few sections at first: an error opens its own.
 * @key Escape: Closes it; with unsaved edits it asks first.
 * @key Enter or Space: On a heading, opens or closes its section.
 */
export const UnitDialog = observer(function UnitDialog(props: UnitDialogProps) {
  const { kind, opened, isBusy = false, onRemoveImage, goTo = null } = props
  const { form, saved } = opened
  const origin = saved?.importedFrom ?? null
  const uploads = usePictureUploads(props, (_place, { id }) =>
    form?.set('images', [...form.value('images'), { id }]),
  )
  return (
    <RecordDialog
      {...props}
      title={PROPERTY_DIALOG_TITLES[kind]}
      noun={kind}
      size="large"
      labels={PROPERTY_LABELS}
      textOf={propertyDraftText}
      isUploading={uploads.isUploading}
      {...(origin !== null && {
        line: (
          <>
            {props.line}
            <S.Origin>{importedFromText(origin.system, null)}</S.Origin>
          </>
        ),
      })}
      {...(goTo !== null && { findFocus: (dialog) => findHomeField(goTo, dialog) })}
    >
      {form !== null && <UnitFields {...{ form, saved, uploads, isBusy, onRemoveImage, goTo }} />}
    </RecordDialog>
  )
})
