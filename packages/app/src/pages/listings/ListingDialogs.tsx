import type { DialogHostProps } from '@latchkey/domain/navigation/open-record'
import type { Property } from '@latchkey/domain/properties/property.contract'
import type { PropertyField } from '@latchkey/domain/properties/property.fields'
import type { PropertyKind } from '@latchkey/domain/properties/property.messages'
import { useState } from 'react'
import { useOpenRecord } from '../../address/use-open-record.ts'
import { ListingDialogHost } from '../../homes/ListingDialogHost.tsx'
import { UnitDialogHost } from '../../homes/HomeDialogHost.tsx'

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

/** The home in the address of a page about units and properties alike. */
function useOpenHome() {
  const unit = useOpenRecord('unit')
  const property = useOpenRecord('property')
  const [kind, setKind] = useState<PropertyKind>('unit')
  // Kept while the dialog closes.
  if (unit.open !== null && kind !== 'unit') setKind('unit')
  else if (unit.open === null && property.open !== null && kind !== 'property') setKind('property')
  const { open, close } = kind === 'unit' ? unit : property
  return {
    kind,
    open,
    close,
    show: ({ id, projectId }: Pick<Property, 'id' | 'projectId'>) =>
      (projectId === null ? property : unit).show(id),
  }
}
