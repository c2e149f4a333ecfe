import { PAGES } from '@latchkey/domain/navigation/pages'
import { TO_COMPLETE_PATH } from '@latchkey/domain/navigation/to-complete-address'
import { PersonStoreModel } from '@latchkey/domain/privacy/person.store'
import { neverCompletedText } from '@latchkey/domain/to-complete/to-complete-count'
import { LinkButton } from '@latchkey/ui/controls/LinkButton/LinkButton.tsx'
import { PageHeader } from '@latchkey/ui/layout/PageHeader/PageHeader.tsx'
import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import { PersonExportForm } from '@latchkey/ui/lettings/privacy/PersonExportForm/PersonExportForm.tsx'
import { Banner } from '@latchkey/ui/overlays/Banner/Banner.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { useReading } from '../../editing/use-reading.ts'
import { useRoot } from '../../runtime/runtime.ts'
import { useStore } from '../../runtime/use-store.ts'
import { RetentionHost } from './RetentionHost.tsx'

export const PrivacyPage = observer(function PrivacyPage() {
  const { session } = useRoot()
  return (
    <>
      <PageHeader title={PAGES.privacy.title} />
      <Stack>
        {session.can('enquiries-view') && <NeverCompleted />}
        <RetentionHost />
        <PersonExportHost />
      </Stack>
    </>
  )
})

/** What sources have sent is kept until somebody completes or ignores it. */
const NeverCompleted = observer(function NeverCompleted() {
  const { calls, toCompleteRevision } = useRoot().leads
  const { reading } = useReading(() => calls.waiting(), toCompleteRevision)
  const total = reading.value?.toComplete.total ?? 0
  return (
    total > 0 && (
      <Banner
        action={
          <LinkButton size="small" render={<Link to={TO_COMPLETE_PATH} />}>
            Show
          </LinkButton>
        }
      >
        {neverCompletedText(total)}
      </Banner>
    )
  )
})

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
