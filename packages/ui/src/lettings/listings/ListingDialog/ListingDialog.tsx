import { LISTING_LABELS, type ListingDraft } from '@latchkey/domain/listings/listing.draft'
import { listingDraftText } from '@latchkey/domain/listings/listing-texts'
import { isPublished, listingOf, READY_TITLE } from '@latchkey/domain/listings/listing.messages'
import type { OpenedListing } from '@latchkey/domain/listings/opened-listing'
import type { PropertyField } from '@latchkey/domain/properties/property.fields'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../controls/Button/Button.tsx'
import { useMedia } from '../../../hooks/use-media.ts'
import { under } from '../../../theme/breakpoints.ts'
import { RecordDialog, type RecordDialogActions, type RecordDialogProps } from '../../RecordDialog.tsx'
import { usePictureUploads, type UploadProps } from '../../use-picture-uploads.ts'
import { ListingFields } from './ListingFields.tsx'
import { ReadyPanel } from './ReadyPanel.tsx'
import * as S from './ListingDialog.styles.ts'

export interface ListingDialogProps
  extends
    RecordDialogActions<OpenedListing, ListingDraft>,
    UploadProps,
    Pick<RecordDialogProps<OpenedListing, ListingDraft>, 'findOpener' | 'isActing'> {
  /** Called to save the edits and publish the home. */
  onPublish: () => void
  onTakeOff: () => void
  /** Called to open the dialog of the home at one of its fields. */
  onGoToHome: (field: PropertyField) => void
}

/**
 * The listing of one home: what an advert says beyond the home itself, where it is shown, and what is missing.
 *
 * @do Let Publish be pressed while things are missing: the answer names them.
 * @dont Do not repeat fields of the home: the list goes to its own dialog.
 * @key Escape: Closes it; with unsaved edits it asks first.
 * @key Enter: In a field of one line, saves; in a feature, moves to the next.
 */
export const ListingDialog = observer(function ListingDialog(props: ListingDialogProps) {
  const { opened, isBusy = false, isActing = false, onPublish, onTakeOff, onGoToHome } = props
  const { form, saved } = opened
  const isNarrow = useMedia(under(1024))
  const uploads = usePictureUploads(props, (place, { id }) => {
    if (form === null) return
    if (place === 'planIds') form.set('planIds', [...form.value('planIds'), id])
    else form.set('certificateId', id)
  })
  const isOn = saved !== null && isPublished(saved.state)
  const action = {
    isBusy: isActing,
    isInactive: (isBusy && !isActing) || uploads.isUploading,
    onClick: isOn ? onTakeOff : onPublish,
  }
  // In the order in which it is seen.
  const ready = form !== null && saved !== null && (
    <ReadyPanel form={form} listing={saved} isCollapsible={isNarrow} onGoToHome={onGoToHome} />
  )
  return (
    <RecordDialog
      {...props}
      title={saved === null ? 'Listing' : listingOf(saved.name)}
      noun="listing"
      size="large"
      isTall
      labels={LISTING_LABELS}
      textOf={(field, values) => listingDraftText(field, values, saved?.feeds ?? [])}
      isUploading={uploads.isUploading}
      actions={
        saved !== null && (
          <Button key={isOn ? 'off' : 'on'} {...action} busyLabel={isOn ? 'Taking off…' : 'Publishing…'}>
            {isOn ? 'Take off' : 'Publish'}
          </Button>
        )
      }
    >
      {form !== null && saved !== null && (
        <S.Layout>
          {isNarrow && ready}
          <ListingFields form={form} listing={saved} uploads={uploads} isDisabled={isBusy} />
          {!isNarrow && <S.Ready aria-label={READY_TITLE}>{ready}</S.Ready>}
        </S.Layout>
      )}
    </RecordDialog>
  )
})
