import { PAGES } from '@latchkey/domain/navigation/pages'
import { PageHeader } from '@latchkey/ui/layout/PageHeader/PageHeader.tsx'
import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import { observer } from 'mobx-react-lite'
import { useRoot } from '../../runtime/runtime.ts'
import { NeverCompleted } from './NeverCompleted.tsx'
import { PersonExportHost } from './PersonExportHost.tsx'
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
