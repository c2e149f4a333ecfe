import { PAGES } from '@latchkey/domain/navigation/pages'
import type { Property } from '@latchkey/domain/properties/property.contract'
import { DELETE_HOME } from '@latchkey/domain/properties/property.messages'
import { CardList } from '@latchkey/ui/data/CardList/CardList.tsx'
import { PageHeader } from '@latchkey/ui/layout/PageHeader/PageHeader.tsx'
import { PropertyCard } from '@latchkey/ui/lettings/properties/PropertyCard/PropertyCard.tsx'
import { observer } from 'mobx-react-lite'
import { useList } from '../../address/use-list.ts'
import { useOpenRecord } from '../../address/use-open-record.ts'
import { CreateNew } from '../../components/CreateNew.tsx'
import { lazyDialog } from '@latchkey/ui/loading/lazy-dialog.tsx'
import { useRoot } from '../../runtime/runtime.ts'

// Larger than the list's chunk, so loaded when a property is opened.
const HomeDialogHost = lazyDialog(() => import('../../homes/HomeDialogHost.tsx'), 'HomeDialogHost')

const NOUN = { one: 'property', many: 'properties' }
const idOf = ({ id }: Property) => id

export const PropertiesPage = observer(function PropertiesPage() {
  const { properties, question } = useRoot()
  const { list, editor } = properties
  const table = useList(list)
  const property = useOpenRecord('property')
  const createNew = <CreateNew onClick={() => property.show('new')} />
  return (
    <>
      <PageHeader title={PAGES.properties.title} actions={createNew} />
      <CardList
        label="Properties"
        noun={NOUN}
        {...table}
        rowId={idOf}
        renderCard={(row) => (
          <PropertyCard
            property={row}
            onEdit={() => property.show(row.id)}
            onDelete={() => question.ask(editor.deletion(row, DELETE_HOME.property))}
          />
        )}
        emptyHint={createNew}
      />
      <HomeDialogHost kind="property" projectId={null} open={property.open} onClose={property.close} />
    </>
  )
})
