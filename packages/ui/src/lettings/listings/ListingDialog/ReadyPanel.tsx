import type { RecordForm } from '@latchkey/domain/forms/opened-record.model'
import { placeOfCheck } from '@latchkey/domain/listings/listing-checks'
import type { ListingDraft } from '@latchkey/domain/listings/listing.draft'
import { adviceInForm, checksInForm, type OpenedListing } from '@latchkey/domain/listings/opened-listing'
import type { PropertyField } from '@latchkey/domain/properties/property.fields'
import { observer } from 'mobx-react-lite'
import { use } from 'react'
import { focusControl } from '../../../forms/Form/focus-control.ts'
import { controlIdOf, FormContext } from '../../../forms/Form/form-context.ts'
import { ReadyList, type ReadyThing } from '../ReadyList/ReadyList.tsx'

interface ReadyPanelProps {
  form: RecordForm<ListingDraft>
  listing: OpenedListing
  isCollapsible: boolean
  /** Called to go to a field of the home itself. */
  onGoToHome: (field: PropertyField) => void
}

/** Lists what the values in the form lack, with a link to each field. */
export const ReadyPanel = observer(function ReadyPanel({
  form,
  listing,
  isCollapsible,
  onGoToHome,
}: ReadyPanelProps) {
  const formId = use(FormContext) ?? ''
  const { draft } = form
  const goTo = (thing: ReadyThing) => {
    const place = placeOfThing(thing, draft)
    if (place.of === 'home') onGoToHome(place.field)
    else focusControl(document.getElementById(controlIdOf(formId, place.field)))
  }
  return (
    <ReadyList
      checks={checksInForm(listing, draft)}
      advice={adviceInForm(listing, draft)}
      isCollapsible={isCollapsible}
      onGoTo={goTo}
    />
  )
})

const placeOfThing = (thing: ReadyThing, draft: ListingDraft) => {
  if (thing === 'floor-plan') return { of: 'listing', field: 'planIds' } as const
  if (thing === 'feed') return { of: 'listing', field: 'feedIds' } as const
  return placeOfCheck(thing, draft)
}
