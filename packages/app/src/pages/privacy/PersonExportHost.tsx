import { PersonStoreModel } from '@latchkey/domain/privacy/person.store'
import { EXPORT_PERSON } from '@latchkey/domain/privacy/person/person.words'
import { PersonExportForm } from '@latchkey/ui/lettings/privacy/PersonExportForm/PersonExportForm.tsx'
import { toastOutcome } from '@latchkey/ui/lettings/toast-outcome.ts'
import { getEnv } from 'mobx-state-tree'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useRoot } from '../../runtime/runtime.ts'

/** Clears the results on unmount. */
export const PersonExportHost = observer(function PersonExportHost() {
  const root = useRoot()
  const [person] = useState(() => PersonStoreModel.create({}, getEnv(root)))
  useEffect(() => () => person.leave(), [person])

  return (
    <PersonExportForm
      matches={person.value}
      phase={person.query === null ? 'idle' : (person.missing ?? 'loading')}
      chosen={person.chosen}
      isDownloading={person.isSaving}
      onFind={(query) => void person.find(query)}
      onChosenChange={(ids) => person.choose(ids)}
      onDownload={() => void toastOutcome(person.download(), EXPORT_PERSON.done)}
      onRetry={() => void person.retry()}
    />
  )
})
