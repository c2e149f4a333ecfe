import type { Lead } from '@latchkey/domain/leads/lead.contract'
import { INVALID_LEAD } from '@latchkey/domain/leads/lead.messages'
import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import { COPIED } from '@latchkey/domain/platform/messages'
import { LeadDialog, type LeadDialogSubject } from '@latchkey/ui/lettings/leads/LeadDialog'
import { toasts } from '@latchkey/ui/overlays/toasts'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { businessClock } from '../../clock.ts'
import { useRuntime } from '../../runtime/runtime.ts'
import { openLeadIn, type OpenLead } from './lead.url.ts'
import { useLeadSaving } from './use-lead-saving.ts'

/** What the host accepts. */
export interface LeadDialogHostProps {
  /** The lead that the address of the page opens; null for none. */
  open: OpenLead
  /** The address is to open no lead any more. */
  onClose: () => void
}

function subjectOf(open: OpenLead, record: LeadRecord | null): LeadDialogSubject {
  if (open === 'new') return { kind: 'new' }
  if (record === null || record.id !== open) return { kind: 'loading' }
  if (record.saved !== null) return { kind: 'saved', lead: record.saved }
  if (record.phase !== 'failed') return { kind: 'loading' }
  const kind = record.problem?.kind
  return { kind: kind === 'gone' || kind === 'forbidden' ? 'missing' : 'failed' }
}

/** The dialog of the lead that an address opens, joined to the stores; for lists, the calendar and the dashboard alike. */
export const LeadDialogHost = observer(function LeadDialogHost({ open, onClose }: LeadDialogHostProps) {
  const { root, unsaved } = useRuntime()
  const { leads, users } = root
  const { pathname } = useLocation()
  const isDirty = useRef(false)

  useEffect(() => {
    if (open === null) return undefined
    void users.loadOptions()
    if (open !== 'new') void leads.open(open)
    return () => leads.close()
  }, [open, leads, users])

  useEffect(
    () =>
      unsaved.hold({
        hasEdits: () => isDirty.current,
        staysOpenAt: (destination) =>
          destination.pathname === pathname && openLeadIn(new URLSearchParams(destination.search)) === open,
      }),
    [unsaved, pathname, open],
  )

  const close = () => {
    isDirty.current = false
    onClose()
  }
  const saving = useLeadSaving(leads, open, close)

  // While the dialog leaves the screen it shows what it showed last.
  const saved = leads.opened?.id === open ? leads.opened.saved : null
  const [last, setLast] = useState<{ open: OpenLead; lead: Lead | null }>({ open: null, lead: null })
  if (open !== null && (last.open !== open || (saved !== null && last.lead !== saved))) {
    setLast({ open, lead: saved })
  }
  const left: LeadDialogSubject = last.lead === null ? { kind: 'new' } : { kind: 'saved', lead: last.lead }
  if (last.open === null) return null

  return (
    <LeadDialog
      key={last.open}
      isOpen={open !== null}
      subject={open === null ? left : subjectOf(open, leads.opened)}
      clock={businessClock}
      agents={users.options}
      isBusy={leads.isSaving}
      obstacle={saving.obstacle}
      {...(saving.serverErrors === undefined ? {} : { serverErrors: saving.serverErrors })}
      onSave={(draft) => void saving.save(draft)}
      onInvalid={() => toasts.error(INVALID_LEAD)}
      onObstacleClose={saving.closeObstacle}
      onClose={close}
      onDirtyChange={(dirty) => {
        isDirty.current = dirty
      }}
      onRetry={() => typeof open === 'number' && void leads.open(open)}
      onCopied={() => toasts.success(COPIED)}
    />
  )
})
