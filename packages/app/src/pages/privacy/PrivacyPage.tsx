import { PageHeader } from '@latchkey/ui/layout/PageHeader/PageHeader.tsx'
import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import { PersonExportHost } from './PersonExportHost.tsx'

export function PrivacyPage() {
  return (
    <>
      <PageHeader title="Privacy" />
      <Stack width="form">
        <PersonExportHost />
      </Stack>
    </>
  )
}
