import type { PropertyField } from '@latchkey/domain/properties/property.fields'
import { findHomeField } from '@latchkey/ui/lettings/properties/find-home-field.ts'
import { lazyDialog } from '@latchkey/ui/loading/lazy-dialog.tsx'
import { useState } from 'react'
import { useOpenRecord } from '../address/use-open-record.ts'
import { UnitDialogHost, type UnitDialogHostProps } from './UnitDialogHost.tsx'

const ListingDialogHost = lazyDialog(() => import('./ListingDialogHost.tsx'), 'ListingDialogHost')

export type HomeDialogHostProps = Omit<UnitDialogHostProps, 'goTo' | 'onListing'>

/** The dialog of a home, and over it that of its listing. */
export function HomeDialogHost(home: HomeDialogHostProps) {
  const listing = useOpenRecord('listing')
  const [goTo, setGoTo] = useState<PropertyField | null>(null)
  if (home.open === null && goTo !== null) setGoTo(null)
  const showListing = (id: number) => {
    setGoTo(null)
    listing.show(id)
  }
  return (
    <>
      <UnitDialogHost {...home} goTo={goTo} onListing={showListing} />
      <ListingDialogHost
        open={home.open === listing.open ? listing.open : null}
        onClose={listing.close}
        onGoToHome={(field) => {
          setGoTo(field)
          listing.close()
        }}
        findOpener={() => (goTo === null ? null : (findHomeField(goTo) ?? null))}
      />
    </>
  )
}
