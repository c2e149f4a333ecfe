import { LeadDialogModel, type LeadDialogStore } from '@latchkey/domain/lead-dialog/lead-dialog.store'
import type { LeadsStore } from '@latchkey/domain/leads/leads.store'
import { useEffect, useEffectEvent } from 'react'
import { useOpenRecord } from '../../address/use-open-record.ts'
import { useFollowing } from '../../runtime/use-store.ts'

/** Maximum time that the form waits for the notice above it, in milliseconds from opening. */
const WAIT_MS = 1000

/** The dialog of the lead in the address, where the kept lead replaces a merged one. Call it from an observer. */
export function useLeadDialog(leads: LeadsStore) {
  const dialog: LeadDialogStore = useFollowing(LeadDialogModel)
  const { keptId, openId } = dialog
  const { openings } = leads.editor
  const { moveTo } = useOpenRecord('lead')
  const redirect = useEffectEvent((id: number) => {
    dialog.redirect(id)
    moveTo(id)
  })
  useEffect(() => {
    if (keptId !== null) redirect(keptId)
  }, [keptId])
  useEffect(() => {
    if (openId === null) return undefined
    const timer = setTimeout(() => dialog.stopWaiting(openings), WAIT_MS)
    return () => clearTimeout(timer)
  }, [dialog, openId, openings])
  return { dialog, moveTo }
}
