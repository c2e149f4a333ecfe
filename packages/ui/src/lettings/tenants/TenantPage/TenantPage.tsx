import type { VisitStep } from '@latchkey/domain/tenants/identity-step'
import { useEffect, useRef, type ReactNode } from 'react'
import { Card } from '../../../layout/Card/Card.tsx'
import { CentredPage } from '../../../layout/CentredPage/CentredPage.tsx'
import { PageHeader } from '../../../layout/PageHeader/PageHeader.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { VisitEnd } from '../VisitEnd/VisitEnd.tsx'
import { VisitSteps } from '../VisitSteps/VisitSteps.tsx'

export interface TenantPageProps {
  title: string
  step: VisitStep
  /** The name of the step with the form; without one the steps are not shown. */
  formLabel?: string
  /** True for signed-in staff, whose menu stays. */
  hasMenu: boolean
  /** The content of the step; a tab without a link shows a message instead. */
  children: ReactNode
}

const PLACES = { identity: 0, form: 1, sent: 2 } as const

/**
 * The steps of a tenant: alone on the page, or beside the menu for staff who opened the link.
 *
 * @do Name each step by what the tenant does in it.
 * @dont Do not use it for a page that staff open from their menu.
 */
export function TenantPage({ title, step, formLabel, hasMenu, children }: TenantPageProps) {
  const labels = formLabel === undefined ? undefined : ['Who you are', formLabel, 'Done']
  const content = useRef<HTMLElement>(null)
  const shownStep = useRef(step)

  // The button of the previous step has unmounted, and a new step starts at the top of the page.
  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    content.current?.closest('main')?.querySelector('h1')?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [step])

  const body = (
    <section ref={content} aria-label={step === 'lost' ? title : (labels?.[PLACES[step]] ?? title)}>
      <Stack gap="large">
        {step === 'lost' ? (
          <VisitEnd kind="lost" title="Please open the link in our email.">
            To keep your details safe, this page works only in the tab that the link opened. If the email is
            gone, your agent will gladly send you a new one.
          </VisitEnd>
        ) : (
          <>
            {labels !== undefined && <VisitSteps labels={labels} current={PLACES[step]} />}
            {children}
          </>
        )}
      </Stack>
    </section>
  )
  return hasMenu ? (
    <>
      <PageHeader title={title} />
      <Card>{body}</Card>
    </>
  ) : (
    <CentredPage title={title} size={step === 'form' ? 'large' : 'small'}>
      {body}
    </CentredPage>
  )
}
