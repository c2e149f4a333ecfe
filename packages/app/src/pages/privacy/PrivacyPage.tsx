import { PAGES } from '@latchkey/domain/navigation/pages'
import { PageHeader } from '@latchkey/ui/layout/PageHeader/PageHeader.tsx'
import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import { PersonExportHost } from './PersonExportHost.tsx'
import { RetentionHost } from './RetentionHost.tsx'

export function PrivacyPage() {
  return (
    <>
      <PageHeader title={PAGES.privacy.title} />
      <Stack>
        <RetentionHost />
        <PersonExportHost />
      </Stack>
    </>
  )
}
