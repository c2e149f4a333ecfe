import {
  INTEGRATION_TAB_LABELS,
  INTEGRATION_TABS,
  integrationTabIn,
} from '@latchkey/domain/integrations/integration-tabs'
import { PAGES } from '@latchkey/domain/navigation/pages'
import { integrationsPath } from '@latchkey/domain/navigation/paths'
import { PageHeader } from '@latchkey/ui/layout/PageHeader/PageHeader.tsx'
import { Tabs } from '@latchkey/ui/layout/Tabs/Tabs.tsx'
import { useNavigate, useParams } from 'react-router-dom'
import { DevelopersTab } from './DevelopersTab.tsx'
import { FeedsTab } from './FeedsTab.tsx'
import { KeysTab } from './KeysTab.tsx'
import { SourcesTab } from './SourcesTab.tsx'

const TABS = INTEGRATION_TABS.map((tab) => ({ value: tab, label: INTEGRATION_TAB_LABELS[tab] }))
const CONTENTS = {
  keys: KeysTab,
  feeds: FeedsTab,
  sources: SourcesTab,
  developers: DevelopersTab,
} as const

export function IntegrationsPage() {
  const tab = integrationTabIn(useParams()['tab'])
  const navigate = useNavigate()
  const Content = CONTENTS[tab]
  return (
    <>
      <PageHeader title={PAGES.integrations.title} />
      <Tabs
        label={PAGES.integrations.title}
        tabs={TABS}
        value={tab}
        onChange={(next) => void navigate(integrationsPath(next))}
      >
        <Content />
      </Tabs>
    </>
  )
}
