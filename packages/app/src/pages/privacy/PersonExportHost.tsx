import { PersonStoreModel } from '@latchkey/domain/privacy/person.store'
import { PersonExportForm } from '@latchkey/ui/lettings/privacy/PersonExportForm/PersonExportForm.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useStore } from '../../runtime/use-store.ts'

/** Clears the results on unmount. */
export const PersonExportHost = observer(function PersonExportHost() {
  const person = useStore(PersonStoreModel)
  useEffect(() => () => person.leave(), [person])

  return (
    <PersonExportForm
      matches={person.value}
      phase={person.query === null ? 'idle' : (person.missing ?? 'loading')}
      chosen={person.chosen}
      isDownloading={person.isSaving}
      onFind={(query) => void person.find(query)}
      onChosenChange={(ids) => person.choose(ids)}
      onDownload={() => void person.download()}
      onRetry={() => void person.retry()}
    />
  )
})
