import { crmAddress } from '@latchkey/domain/leads/intake/crm-address'
import { statusAllows } from '@latchkey/domain/leads/lead-status'
import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import { CONFIRM_VIEWING } from '@latchkey/domain/leads/lead.messages'
import { PAGES } from '@latchkey/domain/navigation/pages'
import { useStableCallback } from '@latchkey/ui/hooks/use-stable-callback.ts'
import { lazyDialog } from '@latchkey/ui/loading/lazy-dialog.tsx'
import { CalendarCheck, CalendarPlus, UserPlus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, type ReactNode } from 'react'
import { useOpenRecord } from '../../address/use-open-record.ts'
import { useRoot } from '../../runtime/runtime.ts'
import { LeadListPage } from './LeadListPage.tsx'

const ConfirmViewingHost = lazyDialog(() => import('./ConfirmViewingHost.tsx'), 'ConfirmViewingHost')

/** Disabled without a configured address, or when the lead lacks a value that it needs. */
function crmItem(label: string, icon: ReactNode, address: string | null) {
  return {
    label,
    icon,
    isDisabled: address === null,
    onSelect: () => {
      if (address !== null) openCrmPopup(address)
    },
  }
}

export const ViewingsPage = observer(function ViewingsPage() {
  const { session, settings } = useRoot()
  const lead = useOpenRecord('lead')
  const show = useStableCallback(lead.show)
  const canConfirm = session.can('viewings-update')
  const confirming = canConfirm ? lead.openFor('confirm') : null
  const canCreate = session.can('viewings-create')
  const { crmApplicantUrl = null, crmViewingUrl = null } = settings.known ?? {}

  useEffect(() => void settings.load(), [settings])

  const moreItems = useCallback(
    (row: LeadRow) => [
      {
        label: CONFIRM_VIEWING.title,
        icon: <CalendarCheck aria-hidden />,
        isVisible: canConfirm && statusAllows(row.status, 'confirmViewing'),
        onSelect: () => show(row.id, 'confirm'),
      },
      crmItem('Create Lettings Applicant on CRM', <UserPlus aria-hidden />, crmAddress(crmApplicantUrl, row)),
      {
        ...crmItem('Create Viewing on CRM', <CalendarPlus aria-hidden />, crmAddress(crmViewingUrl, row)),
        isVisible: canCreate,
      },
    ],
    [canConfirm, canCreate, crmApplicantUrl, crmViewingUrl, show],
  )

  return (
    <LeadListPage
      title={PAGES.viewings.title}
      section="Viewing"
      lead={lead}
      moreItems={moreItems}
      emptyHint="A lead appears here when its status is set to a viewing."
    >
      <ConfirmViewingHost open={confirming} onClose={lead.close} />
    </LeadListPage>
  )
})

/** Specified size. */
const POPUP_FEATURES = 'width=800,height=600'

/** Opens the CRM in a popup that has no access to this window. */
function openCrmPopup(address: string): void {
  const popup = window.open(address, '_blank', POPUP_FEATURES)
  // The feature `noopener` would make browsers open a tab instead of a sized window.
  if (popup !== null) popup.opener = null
}
