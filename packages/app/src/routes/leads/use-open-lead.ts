import { useLocation, useNavigate } from 'react-router-dom'
import { WITHIN_PAGE } from '../../lists/within-page.ts'
import { leadActIn, openLeadIn, withOpenLead, type LeadAct, type OpenLead } from './lead.url.ts'

/** Which lead is open over a page, as its address says, and the ways to change that. */
export interface OpenLeadAddress {
  /** The lead that the address opens for an act; null where it opens none, or one for another act. */
  openFor: (act: LeadAct) => OpenLead
  /** Opens a lead; Back closes it again. */
  show: (lead: number | 'new', act?: LeadAct) => void
  /** Shows the open lead for another act, in the same step of the history. */
  turnTo: (act: LeadAct) => void
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
  const searchWith = (open: OpenLead, act?: LeadAct) => ({
    search: withOpenLead(params, open, act).toString(),
  })
  return {
    openFor: (act) => (leadActIn(params) === act ? openLeadIn(params) : null),
    show: (lead, act) => {
      const kept: OpenedHere = { isLeadOpenedHere: true }
      void navigate(searchWith(lead, act), { state: kept, ...WITHIN_PAGE })
    },
    turnTo: (act) =>
      void navigate(searchWith(openLeadIn(params), act), { replace: true, ...WITHIN_PAGE, state }),
    close: () => {
      // Back to the step that opened it, so that the list does not stand in the history twice.
      if (isOpenedHere(state)) void navigate(-1)
      else void navigate(searchWith(null), { replace: true, ...WITHIN_PAGE })
    },
  }
}
