import type { PropertyField } from '@latchkey/domain/properties/property.fields'
import { useState } from 'react'
import type { DialogHostProps } from '@latchkey/domain/navigation/open-record'
import { ListingDialogHost } from '../../homes/ListingDialogHost.tsx'
import { UnitDialogHost } from '../../homes/UnitDialogHost.tsx'
import { useOpenHome } from '../../homes/use-open-home.ts'

/** The dialog of a listing, and over it that of its home. */
export function ListingDialogs(listing: DialogHostProps) {
  const home = useOpenHome()
  const [goTo, setGoTo] = useState<PropertyField | null>(null)
  return (
    <>
      <ListingDialogHost
        open={listing.open}
        onClose={listing.onClose}
        onGoToHome={(field, { id, projectId }) => {
          setGoTo(field)
          home.show({ id, projectId })
        }}
      />
      <UnitDialogHost
        kind={home.kind}
        projectId={null}
        open={home.open}
        onClose={home.close}
        goTo={goTo}
        onListing={home.close}
      />
    </>
  )
}
