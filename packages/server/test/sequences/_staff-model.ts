import {
  LEAD_STATUS,
  PLANNED_VIEWING_STATUSES,
  RESERVED_STATUSES,
  statusShows,
} from '@latchkey/domain/leads/lead-status'
import { VIEWING_OUTCOME } from '@latchkey/domain/leads/outcome/outcome.enums'
import {
  SENT_AT,
  COMPLETE_AT,
  type Answer,
  type Given,
  type ModelLead,
  type ModelMerge,
  type MergedField,
  type Staff,
  type Who,
  type OfficeState,
} from './_office-model.ts'

/** docs/rules describe the calls of staff; each changes the model as it should the office. */
export const staffModel = ({
  leads,
  links,
  merges,
  homes,
  lines,
  isGone,
  note,
  write,
  issue,
  endLinks,
  mailMoved,
  clashes,
  isIn,
  isReserved,
  onHome,
  isHeld,
  isDue,
  isToCome,
  cancelledByUs,
  refusal,
  mayDelete,
}: OfficeState) => ({
  create(who: Who, { status, viewingAt, viewingBy, email, notes, home, override }: Given): Answer {
    if (who === 'anonymous') return 401
    const hasViewing = statusShows(status, 'viewingDate')
    if (status === LEAD_STATUS.ViewingScheduled && !override && clashes(viewingBy, viewingAt, null))
      return 409
    if (status === LEAD_STATUS.ReservationSent && isHeld(home, null)) return 409
    const lead: ModelLead = {
      id: 0,
      status,
      version: 1,
      email,
      notes,
      home,
      handler: who,
      outcome: null,
      outcomes: [],
      viewingAt: hasViewing ? viewingAt : null,
      viewingBy: hasViewing ? viewingBy : null,
      sentAt: statusShows(status, 'reservationSentDate') ? SENT_AT : null,
      completeAt: statusShows(status, 'reservationCompleteDate') ? COMPLETE_AT : null,
      isConfirmed: false,
      hasFeedback: false,
      isDeleted: false,
      mergedInto: null,
      tenantChanges: [],
    }
    leads.push(lead)
    note('lead.create', lead)
    mailMoved(lead, () => undefined)
    return true
  },

  save(who: Who, lead: ModelLead, given: Given, isStale: boolean): Answer {
    const refused = refusal(who, lead)
    if (refused !== null) return refused
    if (isStale) return 409
    const before = { ...lead }
    const { status, email, notes } = given
    const hasViewing = statusShows(status, 'viewingDate')
    const after = {
      status,
      email,
      notes,
      viewingAt: hasViewing ? given.viewingAt : lead.viewingAt,
      viewingBy: hasViewing ? given.viewingBy : lead.viewingBy,
      sentAt: statusShows(status, 'reservationSentDate') ? SENT_AT : lead.sentAt,
      completeAt: statusShows(status, 'reservationCompleteDate') ? COMPLETE_AT : lead.completeAt,
    }
    const isMoved = after.viewingAt !== before.viewingAt || after.viewingBy !== before.viewingBy
    const isEntered = status !== before.status
    const takesSlot = status === LEAD_STATUS.ViewingScheduled && (isEntered || isMoved)
    if (takesSlot && !given.override && clashes(given.viewingBy, given.viewingAt, lead)) return 409
    const isOffer = status === LEAD_STATUS.ReservationSent && isEntered
    if (isOffer && isHeld(lead.home, lead)) return 409
    const isChanged = Object.entries(after).some(
      ([field, value]) => before[field as keyof typeof after] !== value,
    )
    if (!isChanged) return true
    const isPlanned = isIn(PLANNED_VIEWING_STATUSES)({ ...lead, status })
    const isCancelled = isDue(before) && status === LEAD_STATUS.ViewingCancelled
    write('lead.update', lead, {
      ...after,
      handler: lead.handler ?? (who as Staff),
      ...(isPlanned && (isEntered || after.viewingAt !== before.viewingAt) && { outcome: null }),
      ...(isCancelled && cancelledByUs(lead)),
    })
    if (email !== before.email) endLinks(lead)
    if (isOffer) issue('reservation', lead)
    else if (email !== before.email) mailMoved(lead, () => undefined)
    return true
  },

  confirm(who: Who, lead: ModelLead, { viewingAt, viewingBy, override }: Given): Answer {
    const refused = refusal(who, lead)
    if (refused !== null) return refused
    if (lead.status !== LEAD_STATUS.PendingViewingScheduled) return false
    if (!override && clashes(viewingBy, viewingAt, lead)) return 409
    const values = {
      viewingAt,
      viewingBy,
      isConfirmed: true,
      outcome: null,
      handler: lead.handler ?? viewingBy,
    }
    return write('lead.confirm-viewing', lead, { ...values, status: LEAD_STATUS.ViewingScheduled })
  },

  outcome(who: Who, lead: ModelLead, isAttended: boolean, now: number): Answer {
    const refused = refusal(who, lead)
    if (refused !== null) return refused
    if (lead.status !== LEAD_STATUS.ViewingScheduled || isToCome(lead, now)) return false
    lead.outcomes.push({ version: lead.version + 1, wasConfirmed: lead.isConfirmed })
    const attended = { status: LEAD_STATUS.ViewingComplete, outcome: VIEWING_OUTCOME.Attended }
    const missed = { status: LEAD_STATUS.PendingViewingScheduled, outcome: VIEWING_OUTCOME.NoShow }
    return write('lead.viewing-outcome', lead, isAttended ? attended : { ...missed, isConfirmed: false })
  },

  undoOutcome(who: Who, lead: ModelLead): Answer {
    const refused = refusal(who, lead)
    if (refused !== null) return refused
    if (lead.outcomes.at(-1)?.version !== lead.version) return false
    const isConfirmed = lead.outcomes.pop()?.wasConfirmed ?? false
    const values = { outcome: null, status: LEAD_STATUS.ViewingScheduled, isConfirmed }
    return write('lead.viewing-outcome-undo', lead, values)
  },

  verify(who: Who, lead: ModelLead, now: number): Answer {
    const refused = refusal(who, lead, ['manager'])
    if (refused !== null) return refused
    if (lead.status !== LEAD_STATUS.ReservationConsider) return false
    const isOwn =
      lead.completeAt !== null && !onHome(lead.home, lead).some(isIn([LEAD_STATUS.ReservationComplete]))
    if (isReserved(lead.home) && !isOwn) return false
    const home = lead.home === null ? undefined : homes[lead.home]
    if (home && !home.isReserved) lines.push(`property.reserve ${lead.home}`)
    if (home) home.isReserved = true
    return write('lead.verify', lead, { status: LEAD_STATUS.ReservationComplete, completeAt: now })
  },

  decline(who: Who, lead: ModelLead): Answer {
    const refused = refusal(who, lead, ['manager'])
    if (refused !== null) return refused
    if (lead.status !== LEAD_STATUS.ReservationConsider) return false
    return write('lead.decline', lead, { status: LEAD_STATUS.ReservationDeclined })
  },

  assign(who: Who, lead: ModelLead, to: Staff | null, from: Staff | null): Answer {
    const refused = refusal(who, lead)
    if (refused !== null) return refused
    const isTaking = to === who && (lead.handler === null || lead.handler !== from || from === who)
    if (who !== 'manager' && !(to === null ? from === who : isTaking)) return 403
    if (lead.handler !== from) return 409
    if (to !== from) note('lead.assign', lead)
    lead.handler = to
    return true
  },

  remove(who: Who, lead: ModelLead): Answer {
    const refused = refusal(who, lead)
    if (refused !== null) return refused
    if (!mayDelete(who, lead)) return 403
    endLinks(lead)
    return write('lead.delete', lead, { ...(isDue(lead) && cancelledByUs(lead)), isDeleted: true })
  },

  restore(who: Who, lead: ModelLead): Answer {
    if (who === 'anonymous') return 401
    if (!lead.isDeleted || lead.mergedInto !== null) return 404
    return mayDelete(who, lead) ? write('lead.restore', lead, { isDeleted: false }) : 403
  },

  merge(
    who: Who,
    kept: ModelLead,
    other: ModelLead,
    take: { field: 'email' | 'notes' | null; now: number },
  ): Answer {
    const refused = refusal(who, kept, ['manager'])
    if (refused !== null) return refused
    const isObstacle = isIn(PLANNED_VIEWING_STATUSES)(other) && isToCome(other, take.now)
    if (isGone(other) || isIn(RESERVED_STATUSES)(other) || isObstacle) return 409
    const taken = ['email', 'notes', 'handler'] as const
    const isTaken = (field: MergedField) =>
      field === 'handler' ? kept.handler === null : field === take.field
    const changes = taken
      .filter((field) => isTaken(field) && kept[field] !== other[field])
      .map((field) => ({ field, from: kept[field], to: other[field] }))
    this.writeMerged(
      kept,
      changes.map(({ field, to }) => [field, to]),
    )
    other.mergedInto = kept
    if (changes.some(({ field }) => field === 'email'))
      mailMoved(kept, (purpose) =>
        links.findLast((link) => link.of === other && link.purpose === purpose && link.isLive),
      )
    merges.push({ id: 0, kept, other, changes, isUndone: false })
    note('lead.merge', kept)
    note('lead.merge', other)
    return true
  },

  unmerge(who: Who, merge: ModelMerge): Answer {
    const { kept, other, changes } = merge
    const refused = refusal(who, kept, ['manager'])
    if (refused !== null) return refused
    if (merge.isUndone) return false
    other.mergedInto = null
    const back = changes.filter(({ field, to }) => kept[field] === to)
    this.writeMerged(
      kept,
      back.map(({ field, from }) => [field, from]),
    )
    if (back.some(({ field }) => field === 'email')) mailMoved(kept, () => undefined)
    merge.isUndone = true
    note('lead.unmerge', kept)
    note('lead.unmerge', other)
    return true
  },

  /** A handler is no field of the form, so the version stays. */
  writeMerged(kept: ModelLead, values: readonly (readonly [MergedField, string | null])[]) {
    if (values.some(([field]) => field === 'email')) endLinks(kept)
    if (values.some(([field]) => field !== 'handler')) kept.version += 1
    Object.assign(kept, Object.fromEntries(values))
  },
})
