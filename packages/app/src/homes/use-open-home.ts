import type { Property } from '@latchkey/domain/properties/property.contract'
import type { PropertyKind } from '@latchkey/domain/properties/property.messages'
import { useState } from 'react'
import { useOpenRecord } from '../address/use-open-record.ts'

/** The home in the address of a page about units and properties alike. */
export function useOpenHome() {
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
