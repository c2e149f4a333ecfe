import {
  INTEGRATION_TAB_LABELS,
  INTEGRATION_TABS,
  integrationTabIn,
} from '@latchkey/domain/integrations/integration-tabs'
import { PAGES } from '@latchkey/domain/navigation/pages'
import { integrationsPath } from '@latchkey/domain/navigation/paths'
import { PageHeader } from '@latchkey/ui/layout/PageHeader/PageHeader.tsx'
import { Tabs } from '@latchkey/ui/layout/Tabs/Tabs.tsx'
import { lazyPart } from '@latchkey/ui/loading/lazy-part.ts'
import { Suspense } from 'react'
import { useNavigate, useParams } from 'react-router-dom'

const TABS = INTEGRATION_TABS.map((tab) => ({ value: tab, label: INTEGRATION_TAB_LABELS[tab] }))
/** Fetched by tab: who comes for one does not wait for all. */
const CONTENTS = {
  keys: lazyPart(() => import('./KeysTab.tsx'), 'KeysTab'),
  webhooks: lazyPart(() => import('./WebhooksTab.tsx'), 'WebhooksTab'),
  feeds: lazyPart(() => import('./FeedsTab.tsx'), 'FeedsTab'),
  sources: lazyPart(() => import('./SourcesTab.tsx'), 'SourcesTab'),
  developers: lazyPart(() => import('./DevelopersTab.tsx'), 'DevelopersTab'),
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
        <Suspense fallback={null}>
          <Content />
        </Suspense>
      </Tabs>
    </>
  )
}
