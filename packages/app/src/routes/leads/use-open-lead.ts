import { useLocation, useNavigate } from 'react-router-dom'
import { openLeadIn, withOpenLead, type OpenLead } from './lead.url.ts'

/** Which lead is open over a page, as its address says, and the ways to change that. */
export interface OpenLeadAddress {
  open: OpenLead
  /** Opens a lead; Back closes it again. */
  show: (lead: number | 'new') => void
  close: () => void
}

/** What a step of the history keeps when it was made by opening a lead. */
interface OpenedHere {
  isLeadOpenedHere: true
}

const isOpenedHere = (state: unknown): state is OpenedHere =>
  typeof state === 'object' && state !== null && 'isLeadOpenedHere' in state

/** Reads and changes the lead that the address of the page opens. */
export function useOpenLead(): OpenLeadAddress {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const searchWith = (open: OpenLead) => ({ search: withOpenLead(params, open).toString() })
  return {
    open: openLeadIn(params),
    show: (lead) => {
      const kept: OpenedHere = { isLeadOpenedHere: true }
      void navigate(searchWith(lead), { state: kept, preventScrollReset: true })
    },
    close: () => {
      // Back to the step that opened it, so that the list does not stand in the history twice.
      if (isOpenedHere(state)) void navigate(-1)
      else void navigate(searchWith(null), { replace: true, preventScrollReset: true })
    },
  }
}
