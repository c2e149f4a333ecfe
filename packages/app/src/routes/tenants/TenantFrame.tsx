import type { VisitStep } from '@latchkey/domain/links/tenant-visit'
import { Card } from '@latchkey/ui/layout/Card'
import { CentredPage } from '@latchkey/ui/layout/CentredPage'
import { PageHeader } from '@latchkey/ui/layout/PageHeader'
import { Stack } from '@latchkey/ui/layout/Stack'
import { VisitSteps } from '@latchkey/ui/lettings/tenants/VisitSteps'
import { useEffect, useRef, type ReactNode } from 'react'

/** What the frame of a tenant's page accepts. */
export interface TenantFrameProps {
  title: string
  step: VisitStep
  /** What each of the three steps is called. */
  labels: readonly [identity: string, form: string, sent: string]
  /** True for staff, who keep their menu beside it. Source: decision P19. */
  isBesideMenu: boolean
  children: ReactNode
}

const PLACES = { identity: 0, form: 1, sent: 2 } as const

/** Surrounds the steps of a tenant: alone on the page, or beside the menu for staff who opened the link. */
export function TenantFrame({ title, step, labels, isBesideMenu, children }: TenantFrameProps) {
  const content = useRef<HTMLElement>(null)
  const shownStep = useRef(step)

  // The button that led here is gone, and a new step begins at its top.
  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    content.current?.closest('main')?.querySelector('h1')?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [step])

  const body = (
    <section ref={content} aria-label={step === 'lost' ? title : labels[PLACES[step]]}>
      <Stack gap="large">
        {step !== 'lost' && <VisitSteps labels={labels} current={PLACES[step]} />}
        {children}
      </Stack>
    </section>
  )
  return isBesideMenu ? (
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
