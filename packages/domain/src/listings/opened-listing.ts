import { type ListingCheck } from './listing.enums.ts'
import type { Property } from '../properties/property.contract.ts'
import { adviceOn, type Advice } from './listing-advice.ts'
import { checkListing } from './listing-checks.ts'
import type { Listing } from './listing.contract.ts'
import { cleanListingDraft, type ListingDraft } from './listing.draft.ts'
import { isPublished } from './listing.messages.ts'

/** A listing with its home, as its dialog shows it. */
export interface OpenedListing extends Listing {
  home: Property
}

/** With the default picture of the project, which only the server knows. */
const pictureCountOf = ({ home, checks }: OpenedListing): number =>
  home.images.length || (checks.some(({ name, ok }) => name === 'pictures' && ok) ? 1 : 0)

/** The checks of what is in the form, before it is saved. */
export const checksInForm = (
  opened: OpenedListing,
  draft: ListingDraft,
): { name: ListingCheck; ok: boolean }[] =>
  checkListing({
    home: { ...opened.home, pictureCount: pictureCountOf(opened) },
    listing: cleanListingDraft(draft),
    isOn: isPublished(opened.state),
  })

/** The advice on what is in the form, before it is saved. */
export const adviceInForm = (opened: OpenedListing, draft: ListingDraft): Advice[] =>
  adviceOn({
    home: { ...opened.home, pictureCount: pictureCountOf(opened) },
    listing: cleanListingDraft(draft),
  })
