import { ListingOfHomeModel } from '@latchkey/domain/listings/listing-of-home.store'
import type { PropertyKind } from '@latchkey/domain/properties/property.messages'
import type { PropertyField } from '@latchkey/domain/properties/property.fields'
import { ListingLine } from '@latchkey/ui/lettings/listings/ListingLine/ListingLine.tsx'
import { UnitDialog } from '@latchkey/ui/lettings/properties/UnitDialog/UnitDialog.tsx'
import { observer } from 'mobx-react-lite'
import type { DialogHostProps } from '@latchkey/domain/navigation/open-record'
import { useEffect } from 'react'
import { useRecordDialog } from '../editing/use-record-dialog.ts'
import { useRoot } from '../runtime/runtime.ts'
import { useStore } from '../runtime/use-store.ts'

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
