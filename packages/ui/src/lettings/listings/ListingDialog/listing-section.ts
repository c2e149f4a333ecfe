import type { RecordForm } from '@latchkey/domain/forms/opened-record.model'
import type { ListingDraft } from '@latchkey/domain/listings/listing.draft'
import type { OpenedListing } from '@latchkey/domain/listings/opened-listing'
import type { PictureUploads } from '../../use-picture-uploads.ts'

export interface ListingSectionProps {
  form: RecordForm<ListingDraft>
  listing: OpenedListing
  uploads: PictureUploads
  isDisabled: boolean
}
