import type { Identity } from '@latchkey/domain/links/identity.suite'
import { QUESTIONNAIRE_SENT } from '@latchkey/domain/links/tenant.messages'
import type { QuestionnaireDraft } from '@latchkey/domain/questionnaire/questionnaire.draft'
import type { QuestionnaireStore } from '@latchkey/domain/questionnaire/questionnaire.store'
import { IdentityForm } from '@latchkey/ui/lettings/tenants/IdentityForm'
import { QuestionnaireForm } from '@latchkey/ui/lettings/tenants/QuestionnaireForm'
import { VisitEnd } from '@latchkey/ui/lettings/tenants/VisitEnd'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { businessDateFormatter } from '../../date-formatter.ts'
import { LostLink } from './LostLink.tsx'
import { TenantFrame } from './TenantFrame.tsx'
import { newsOf, NO_NEWS } from '@latchkey/domain/links/visit-failure'

/** What the page accepts. */
export interface QuestionnairePageProps {
  visit: QuestionnaireStore
  /** True for staff, who keep their menu beside it. Source: decision P19. */
  isBesideMenu: boolean
}

/** Where a tenant answers the qualifying questions by a mailed link. Source: specification §2, decisions P1 to P14. */
export const QuestionnairePage = observer(function QuestionnairePage({
  visit,
  isBesideMenu,
}: QuestionnairePageProps) {
  const { step, visited, isBusy } = visit
  const [news, setNews] = useState(NO_NEWS)
  // Once for each proof: what the tenant goes on typing is the form's own.
  const start = useMemo(() => (visited === null ? null : visit.startingDraft()), [visit, visited])

  const handleIdentity = async (identity: Identity) => {
    setNews(NO_NEWS)
    setNews(newsOf(await visit.identify(identity)))
  }
  const handleSubmit = async (draft: QuestionnaireDraft) => {
    setNews(NO_NEWS)
    setNews(newsOf(await visit.send(draft)))
  }

  return (
    <TenantFrame
      isBesideMenu={isBesideMenu}
      title="Qualifying questions"
      step={step}
      labels={['Who you are', 'Your answers', 'Done']}
    >
      {step === 'lost' && <LostLink />}
      {step === 'identity' && (
        <IdentityForm
          {...news}
          onSubmit={(identity) => void handleIdentity(identity)}
          isBusy={isBusy}
          isKeeping
        />
      )}
      {step === 'form' && start !== null && (
        <QuestionnaireForm
          {...news}
          start={start}
          now={visit.now}
          dateFormatter={businessDateFormatter}
          onEdit={(draft) => visit.keep(draft)}
          onSubmit={(draft) => void handleSubmit(draft)}
          isBusy={isBusy}
        />
      )}
      {step === 'sent' && (
        <VisitEnd kind="sent" title={QUESTIONNAIRE_SENT}>
          Your agent will read your answers and be in touch about a viewing. You can close this page.
        </VisitEnd>
      )}
    </TenantFrame>
  )
})
