import type { Identity } from '@latchkey/domain/links/identity.suite'
import { QUESTIONNAIRE_SENT } from '@latchkey/domain/links/tenant.messages'
import type { QuestionnaireDraft } from '@latchkey/domain/questionnaire/questionnaire.draft'
import { validateQuestionnaire } from '@latchkey/domain/questionnaire/questionnaire.suite'
import { IdentityForm } from '@latchkey/ui/lettings/tenants/IdentityForm'
import { QuestionnaireForm } from '@latchkey/ui/lettings/tenants/QuestionnaireForm'
import { VisitEnd } from '@latchkey/ui/lettings/tenants/VisitEnd'
import { observer } from 'mobx-react-lite'
import { useCallback, useMemo, useState } from 'react'
import { businessClock } from '../../clock.ts'
import { useRuntime } from '../../runtime/runtime.ts'
import { LostLink } from './LostLink.tsx'
import { TenantFrame } from './TenantFrame.tsx'
import { newsOf, NO_NEWS } from './visit-failure.ts'

/** Where a tenant answers the qualifying questions by a mailed link. Source: specification §2, decisions P1 to P14. */
export const QuestionnairePage = observer(function QuestionnairePage() {
  const { questionnaire } = useRuntime().root
  const { step, visited, isBusy } = questionnaire
  const [news, setNews] = useState(NO_NEWS)
  // Once for each proof: what the tenant goes on typing is the form's own.
  const start = useMemo(
    () => (visited === null ? null : questionnaire.startingDraft()),
    [questionnaire, visited],
  )
  const validate = useCallback(
    (draft: QuestionnaireDraft) =>
      validateQuestionnaire(draft, { now: questionnaire.now(), clock: businessClock }),
    [questionnaire],
  )

  const handleIdentity = async (identity: Identity) => {
    setNews(NO_NEWS)
    setNews(newsOf(await questionnaire.identify(identity)))
  }
  const handleSubmit = async (draft: QuestionnaireDraft) => {
    setNews(NO_NEWS)
    setNews(newsOf(await questionnaire.send(draft)))
  }

  return (
    <TenantFrame title="Qualifying questions" step={step} labels={['Who you are', 'Your answers', 'Done']}>
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
          validate={validate}
          clock={businessClock}
          onEdit={(draft) => questionnaire.keep(draft)}
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
