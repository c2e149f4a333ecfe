import type { Lead } from '@latchkey/domain/leads/lead.contract'
import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import type { LeadDialogSubject } from '@latchkey/ui/lettings/leads/LeadDialog'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useRuntime } from '../../runtime/runtime.ts'
import { useStaff } from '../../runtime/staff.ts'
import { leadActIn, openLeadIn, type LeadAct, type OpenLead } from './lead.url.ts'

/** A dialog about the lead that an address opens, as far as every such dialog needs it. */
export interface OpenedLead {
  /** The lead that the dialog shows; while it leaves the screen still the last one. Null before the first. */
  shown: OpenLead
  subject: LeadDialogSubject
  /** The dialog holds edits that would be lost, or none any more. */
  setDirty: (isDirty: boolean) => void
  /** Reads the lead again after a failure. */
  retry: () => void
}

function subjectOf(open: OpenLead, record: LeadRecord | null): LeadDialogSubject {
  if (open === 'new') return { kind: 'new' }
  if (record === null || record.id !== open) return { kind: 'loading' }
  if (record.saved !== null) return { kind: 'saved', lead: record.saved }
  if (record.phase !== 'failed') return { kind: 'loading' }
  switch (record.problem?.kind) {
    case 'gone':
      return { kind: 'missing' }
    case 'forbidden':
      return { kind: 'forbidden' }
    default:
      return { kind: 'failed' }
  }
}

/** Reads the lead that an address opens for an act, and asks before unsaved edits to it are lost. Call it from an observer. */
export function useOpenedLead(open: OpenLead, act: LeadAct): OpenedLead {
  const { unsaved } = useRuntime()
  const { leads, users } = useStaff()
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
        staysOpenAt: (destination) => {
          const params = new URLSearchParams(destination.search)
          return destination.pathname === pathname && openLeadIn(params) === open && leadActIn(params) === act
        },
      }),
    [unsaved, pathname, open, act],
  )

  // While the dialog leaves the screen it shows what it showed last.
  const saved = leads.opened?.id === open ? leads.opened.saved : null
  const [last, setLast] = useState<{ open: OpenLead; lead: Lead | null }>({ open: null, lead: null })
  if (open !== null && (last.open !== open || (saved !== null && last.lead !== saved))) {
    setLast({ open, lead: saved })
  }
  const left: LeadDialogSubject = last.lead === null ? { kind: 'new' } : { kind: 'saved', lead: last.lead }

  return {
    shown: last.open,
    subject: open === null ? left : subjectOf(open, leads.opened),
    setDirty: (dirty) => {
      isDirty.current = dirty
    },
    retry: () => typeof open === 'number' && void leads.open(open),
  }
}
