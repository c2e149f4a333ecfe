import { ListingOfHomeModel } from '@latchkey/domain/listings/listing-of-home.store'
import type { DialogHostProps } from '@latchkey/domain/navigation/open-record'
import type { PropertyField } from '@latchkey/domain/properties/property.fields'
import type { PropertyKind } from '@latchkey/domain/properties/property.messages'
import { ListingLine } from '@latchkey/ui/lettings/listings/ListingLine/ListingLine.tsx'
import { UnitDialog } from '@latchkey/ui/lettings/properties/UnitDialog/UnitDialog.tsx'
import { findHomeField } from '@latchkey/ui/lettings/properties/find-home-field.ts'
import { lazyDialog } from '@latchkey/ui/loading/lazy-dialog.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useOpenRecord } from '../address/use-open-record.ts'
import { useRecordDialog } from '../editing/use-record-dialog.ts'
import { useRoot } from '../runtime/runtime.ts'
import { useStore } from '../runtime/use-store.ts'

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

export interface UnitDialogHostProps extends DialogHostProps {
  kind: PropertyKind
  /** The project of a new unit; null for properties. */
  projectId: number | null
  /** The field to go to; null for the first. */
  goTo: PropertyField | null
  /** Called to open the listing of the home. */
  onListing: (id: number) => void
}

export const UnitDialogHost = observer(function UnitDialogHost({
  kind,
  projectId,
  goTo,
  onListing,
  ...record
}: UnitDialogHostProps) {
  const { properties } = useRoot()
  const { editor } = properties
  const listingOfHome = useStore(ListingOfHomeModel)
  const openNew = () => properties.openNew(projectId)
  const dialog = useRecordDialog(editor, { ...record, name: kind, openNew })
  const id = typeof record.open === 'number' ? record.open : null
  useEffect(() => (id === null ? undefined : listingOfHome.follow(id)), [listingOfHome, id])
  if (editor.opened === null) return null
  const { value: listing } = listingOfHome
  return (
    <UnitDialog
      key={editor.openings}
      kind={kind}
      opened={editor.opened}
      {...dialog}
      goTo={goTo}
      // A new home has no listing.
      {...(editor.opened.id !== 'new' && {
        line: listing && (
          <ListingLine
            state={listing.state}
            missing={listing.missing.length}
            onOpen={() => onListing(listing.id)}
          />
        ),
      })}
    />
  )
})
