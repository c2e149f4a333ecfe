import { useOpenStep } from '../../lists/use-open-step.ts'
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

/** Reads and changes the lead that the address of the page opens. */
export function useOpenLead(): OpenLeadAddress {
  const { params, show, turnTo, close } = useOpenStep()
  return {
    openFor: (act) => (leadActIn(params) === act ? openLeadIn(params) : null),
    show: (lead, act) => show(withOpenLead(params, lead, act)),
    turnTo: (act) => turnTo(withOpenLead(params, openLeadIn(params), act)),
    close: () => close(withOpenLead(params, null)),
  }
}
