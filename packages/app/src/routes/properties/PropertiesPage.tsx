import { CARDS_PER_PAGE } from '@latchkey/domain/platform/page'
import type { Property } from '@latchkey/domain/properties/property.contract'
import { DELETE_HOME } from '@latchkey/domain/properties/property.messages'
import { Button } from '@latchkey/ui/controls/Button'
import { CardList } from '@latchkey/ui/data/CardList'
import { PageHeader } from '@latchkey/ui/layout/PageHeader'
import { PropertyCard } from '@latchkey/ui/lettings/properties/PropertyCard'
import { Plus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { lazyPart } from '../../frame/lazy-part.ts'
import { OnceOpened } from '../../frame/OnceOpened.tsx'
import { listState } from '../../lists/list-state.ts'
import { useListAddress } from '../../lists/use-list-address.ts'
import { useOpenRecord } from '../../lists/use-open-record.ts'
import { useStaff } from '../../runtime/staff.ts'
import { DeleteRecordHost } from '../../stock/DeleteRecordHost.tsx'

// The form and its rules weigh more than the list: they come when one is opened.
const LazyUnitDialogHost = lazyPart(() => import('../../stock/UnitDialogHost.tsx'), 'UnitDialogHost')

const NOUN = { one: 'property', many: 'properties' }
const NO_COLUMNS: readonly never[] = []
const idOf = ({ id }: Property) => id

/** The homes that belong to no project, six on a page, to create, change and delete. Source: specification §2 "Properties". */
export const PropertiesPage = observer(function PropertiesPage() {
  const { list, editor } = useStaff().properties
  const { ask } = useListAddress(list, NO_COLUMNS, CARDS_PER_PAGE)
  const property = useOpenRecord('property')
  const [doomed, setDoomed] = useState<Property | null>(null)

  const createNew = (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => property.show('new')}>
      Create New
    </Button>
  )
  return (
    <>
      <PageHeader title="Manage Properties" actions={createNew} />
      <CardList
        label="Properties"
        noun={NOUN}
        {...listState(list)}
        rowId={idOf}
        renderCard={(row) => (
          <PropertyCard property={row} onEdit={() => property.show(row.id)} onDelete={() => setDoomed(row)} />
        )}
        onPage={(page) => ask({ ...(list.asked ?? list.shown), page })}
        emptyHint={createNew}
      />
      <DeleteRecordHost
        editor={editor}
        texts={DELETE_HOME.property}
        row={doomed}
        onClose={() => setDoomed(null)}
      />
      <OnceOpened isOpen={property.open !== null}>
        <LazyUnitDialogHost kind="property" projectId={null} open={property.open} onClose={property.close} />
      </OnceOpened>
    </>
  )
})
