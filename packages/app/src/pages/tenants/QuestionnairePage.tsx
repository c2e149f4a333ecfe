import { TENANT_PAGES } from '@latchkey/domain/navigation/tenant-pages'
import { readDateText } from '@latchkey/domain/platform/values/date-text'
import { QUESTIONNAIRE_SENT } from '@latchkey/domain/tenants/tenant.messages'
import {
  QuestionnaireStoreModel,
  type QuestionnaireStore,
} from '@latchkey/domain/tenants/questionnaire/questionnaire.store'
import { DateReaderContext } from '@latchkey/ui/inputs/dates/date-reader.ts'
import { DateFormatterContext } from '@latchkey/ui/lettings/date-formatter-context.ts'
import { IdentityForm } from '@latchkey/ui/lettings/tenants/IdentityForm/IdentityForm.tsx'
import { QuestionnaireForm } from '@latchkey/ui/lettings/tenants/QuestionnaireForm/QuestionnaireForm.tsx'
import { TenantPage } from '@latchkey/ui/lettings/tenants/TenantPage/TenantPage.tsx'
import { VisitEnd } from '@latchkey/ui/lettings/tenants/VisitEnd/VisitEnd.tsx'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { businessDateFormatter } from '../../config/date-formatter.ts'
import { visitOf, type VisitPageProps } from './visit-of.tsx'

export const QuestionnairePage = observer(function QuestionnairePage({
  visit,
  hasMenu,
}: VisitPageProps<QuestionnaireStore>) {
  const { step, visited, isBusy, feedback } = visit
  // Once per visit: the form owns later changes.
  const start = useMemo(() => (visited === null ? null : visit.startingDraft()), [visit, visited])

  return (
    <TenantPage
      hasMenu={hasMenu}
      title={TENANT_PAGES.questionnaire.title}
      step={step}
      formLabel="Your answers"
    >
      {step === 'identity' && (
        <IdentityForm
          {...feedback}
          onSubmit={(identity) => void visit.identify(identity)}
          isBusy={isBusy}
          hasStoredAnswers
        />
      )}
      {step === 'form' && start !== null && (
        <DateFormatterContext value={businessDateFormatter}>
          <DateReaderContext value={readDateText}>
            <QuestionnaireForm
              {...feedback}
              start={start}
              now={visit.now}
              onEdit={(draft) => visit.storeDraft(draft)}
              onSubmit={(draft) => void visit.send(draft)}
              isBusy={isBusy}
            />
          </DateReaderContext>
        </DateFormatterContext>
      )}
      {step === 'sent' && (
        <VisitEnd kind="sent" title={QUESTIONNAIRE_SENT}>
          Your agent will read your answers and be in touch about a viewing. You can close this page.
        </VisitEnd>
      )}
    </TenantPage>
  )
})

export const QuestionnaireVisit = visitOf(QuestionnaireStoreModel, QuestionnairePage)
