import { LEAD_RESERVATION_DATES } from './lead.fields.ts'
import { statusShows } from './lead-status.ts'
import type { LeadValues } from './lead-values.ts'

type ReservationDate = (typeof LEAD_RESERVATION_DATES)[number]

/** The part of a form that a choice of status changes. */
export interface StatusForm {
  value<Name extends keyof LeadValues>(field: Name): LeadValues[Name]
  set<Name extends keyof LeadValues>(field: Name, value: LeadValues[Name]): void
}

/** The dates that a choice of status has preset, by form. */
const presets = new WeakMap<object, Map<ReservationDate, number>>()

/**
 * Chooses a status in a form. A date of the reservation that is empty is preset to `now`, in unix seconds, and emptied
 * again by another choice unless it was edited: hidden dates are saved too (rule L25).
 */
export function chooseStatus(form: StatusForm, status: LeadValues['status'], now: number): void {
  form.set('status', status)
  // Its number belongs to the list of the former status.
  form.set('statusReason.reason', null)
  const preset = presets.get(form) ?? new Map<ReservationDate, number>()
  presets.set(form, preset)
  for (const field of LEAD_RESERVATION_DATES) {
    const value = form.value(field)
    if (statusShows(status, field)) {
      if (value !== null) continue
      // Fields show minutes.
      preset.set(field, now - (now % 60))
      form.set(field, now - (now % 60))
    } else if (value !== null && preset.get(field) === value) form.set(field, null)
  }
}
