import { compareStructural, reaction } from 'mobx'
import { getEnv, types, type Instance } from 'mobx-state-tree'
import type { Duplicates } from '../duplicates/duplicates.contract.ts'
import type { Dismissal } from '../duplicates/duplicates.calls.ts'
import { mergedFieldLabel } from '../duplicates/comparison.ts'
import { LEADS_MERGED, leftAlone, NOT_A_DUPLICATE, UNDO_MERGE } from '../duplicates/duplicates.messages.ts'
import { DuplicatesStoreModel } from '../duplicates/duplicates.store.ts'
import type { MergeField, MergeChoice } from '../duplicates/merge.rules.ts'
import { notifyOf, notifyOutcome, undoBy } from '../platform/notify.ts'
import type { WriteOutcome } from '../platform/records/write-outcome.ts'
import { chooseStatus } from '../leads/choose-status.ts'
import { handlerName, HANDLER_TOASTS, MAY_NOT_HANDLE } from '../leads/handler/handler.messages.ts'
import { LEAD_STATUS } from '../leads/lead-status.ts'
import { assignLead, declineLead, verifyLead } from '../leads/lead-actions.ts'
import { missingChecksOf, type RightToRentObstacle } from '../leads/lead-obstacle.ts'
import type { LeadRecord } from '../leads/lead.model.ts'
import type { LeadsStore } from '../leads/leads.store.ts'
import type { ReasonValues } from '../leads/reason/reason-values.ts'

interface LeadDialogEnv {
  stores: { leads: LeadsStore }
}

/** A dialog over the dialog of a lead; `checks` is the question about missing right to rent checks. */
export type LeadOver = 'confirm' | 'history' | 'mails' | 'assign' | 'checks' | 'compare' | 'not-duplicate'

interface AssignFailure {
  /** The name of the colleague who took the lead first. */
  takenBy?: string
  error?: string
}

interface Question {
  id: number | null
  /** The opening and the revision that the answer belongs to. */
  opening: number
  revision: number
}

interface Found extends Question {
  /** Null when loading failed. */
  duplicates: Duplicates | null
}

/**
 * The dialog of a lead around its form: what is open over it, and the other leads of its person. Created with the dialog,
 * to stay out of the entry chunk.
 */
export const LeadDialogModel = types
  .model('Lead dialog', { duplicates: types.optional(DuplicatesStoreModel, {}) })
  .volatile(() => ({
    /** The dialog over that of the lead. */
    over: null as LeadOver | null,
    /** The lead of `compare` and `not-duplicate`. */
    otherId: 0,
    /** The reason why the compared leads could not be merged; null before that is known. */
    mergeObstacle: null as string | null,
    /** The reason why the lead was not assigned, as its form shows it. */
    assignFailure: {} as AssignFailure,
    /** It stays while the question closes. */
    missing: null as RightToRentObstacle | null,
    answer: null as Found | null,
    /** The opening whose form no longer waits for the answer. */
    lateOpening: 0,
    /** The opening whose form is shown, and whether the answer was there before it. */
    formOf: { opening: 0, isFoundAbove: false },
    /** The lead that a merged one led to. */
    redirectedTo: null as number | null,
  }))
  .views((self) => ({
    get leads() {
      return getEnv<LeadDialogEnv>(self).stores.leads
    },
    get editor() {
      return getEnv<LeadDialogEnv>(self).stores.leads.editor
    },
  }))
  .views((self) => ({
    /** Null unless a saved lead is open. */
    get openId(): number | null {
      const { isOpen, opened } = self.editor
      return isOpen && typeof opened?.id === 'number' ? opened.id : null
    },
    /** False once the lead was erased: of that, nothing can be asked any more. */
    get isThere(): boolean {
      const { isOpen, opened } = self.editor
      return isOpen && opened?.isErased !== true
    },
    /** The other leads of the person; null until known. */
    get found(): Duplicates | null {
      return self.answer?.opening === self.editor.openings ? self.answer.duplicates : null
    },
    /** The lead that the open one was merged into. */
    get mergedInto(): number | null {
      const problem = self.editor.opened?.problem
      return problem?.kind === 'gone' ? (problem.mergedInto ?? null) : null
    },
    get isRedirected(): boolean {
      return self.redirectedTo !== null && self.editor.opened?.saved?.id === self.redirectedTo
    },
    get isFoundAbove(): boolean {
      return self.formOf.opening === self.editor.openings && self.formOf.isFoundAbove
    },
  }))
  .views((self) => ({
    /** True while the form waits for the other leads, which are shown above it. */
    get isWaiting(): boolean {
      const { openings } = self.editor
      return self.openId !== null && self.answer?.opening !== openings && self.lateOpening !== openings
    },
    /** The lead to open instead; one that is displayed already stays until the user follows the link. */
    get keptId(): number | null {
      return self.editor.opened?.saved == null ? self.mergedInto : null
    },
  }))
  .actions((self) => ({
    show(over: LeadOver | null, otherId = 0) {
      self.over = over
      self.otherId = otherId
      self.mergeObstacle = null
      self.assignFailure = {}
    },
    setAssignFailure(failure: AssignFailure) {
      self.assignFailure = failure
    },
    setMergeObstacle(message: string | null) {
      self.mergeObstacle = message
    },
    /** The form waits no longer. */
    stopWaiting(opening: number) {
      self.lateOpening = opening
    },
    /** A newer answer replaces an older one; a failure replaces only the answer of another opening. */
    receive(answer: Found) {
      const { answer: before } = self
      const isOlder =
        before !== null &&
        (before.opening > answer.opening ||
          (before.opening === answer.opening &&
            (before.revision > answer.revision || answer.duplicates === null)))
      if (!isOlder) self.answer = answer
    },
    /** Places what arrives after the form below it, so that nothing moves under the pointer. */
    placeFound(opening: number) {
      const { possible = [], samePerson = [], dismissed = [] } = self.found ?? {}
      const isFoundAbove = possible.length + samePerson.length + dismissed.length > 0
      self.formOf = { opening, isFoundAbove }
    },
    redirect(keptId: number) {
      self.redirectedTo = keptId
    },
    setMissing(missing: RightToRentObstacle) {
      self.missing = missing
    },
  }))
  .actions((self) => {
    /** `isOpen` is false when another lead was opened meanwhile. */
    const deciding = async (write: (id: number) => Promise<WriteOutcome>) => {
      const { openings, opened } = self.editor
      if (typeof opened?.id !== 'number') throw new Error('A lead that is not saved cannot be decided.')
      const outcome = await write(opened.id)
      return { ...outcome, isOpen: self.editor.isOpen && self.editor.openings === openings }
    }
    const read = async (question: Question) => {
      if (question.id === null) return
      const outcome = await self.duplicates.read(question.id)
      self.receive({ ...question, duplicates: outcome.kind === 'read' ? outcome.value : null })
    }
    const undismiss = async (leadId: number, otherId: number) =>
      notifyOutcome(self.leads, await self.duplicates.undismiss(leadId, otherId), {
        done: NOT_A_DUPLICATE.undone,
      })
    return {
      /** Until the returned function is called. */
      follow(): () => void {
        const stops = [
          reaction(
            () => ({
              id: self.isThere ? self.openId : null,
              opening: self.editor.openings,
              revision: self.leads.dialogRevision,
            }),
            (question) => void read(question),
            { fireImmediately: true, equals: compareStructural },
          ),
          reaction(
            () => (self.editor.opened?.form && !self.isWaiting ? self.editor.openings : 0),
            (opening) => opening > 0 && self.placeFound(opening),
            { fireImmediately: true },
          ),
          reaction(
            () => self.isThere,
            (isThere) => isThere || self.show(null),
          ),
        ]
        return () => {
          for (const stop of stops) stop()
        }
      },
      /** Asks about missing right to rent checks, which `override` gives the reason for. */
      verify: (override: string | null) =>
        deciding(async (id) => {
          const outcome = await verifyLead(self.leads, id, override)
          const missing = missingChecksOf(outcome)
          if (missing !== null) self.setMissing(missing)
          self.show(missing === null ? null : 'checks')
          return outcome
        }),
      /**
       * Saves the edits with a viewing that is not confirmed yet, from which alone it can be confirmed (rule L15). When
       * that fails, the chosen status returns, and with it the way to confirm; not while a question about what was sent
       * is open, which the same edits are saved after.
       */
      async confirmViewing(): Promise<void> {
        const id = self.openId
        const form = self.editor.opened?.form
        if (id === null || !form) return
        const now = Math.floor(Date.now() / 1000)
        const chosen = form.value('status')
        chooseStatus(form, LEAD_STATUS.PendingViewingScheduled, now)
        if (form.isDirty) {
          const outcome = await self.editor.save()
          const isRefused = outcome.kind !== 'saved' && outcome.kind !== 'obstacle'
          if (isRefused && outcome.isOpen) chooseStatus(form, chosen, now)
          if (outcome.kind !== 'saved' || !outcome.isOpen) return
          await self.editor.open(id)
          if (self.openId !== id) return
        }
        self.show('confirm')
      },
      decline: (given: ReasonValues | null) => deciding((id) => declineLead(self.leads, id, given)),
      /** A null `userId`, which has no name, releases the lead. Closes after success. */
      async assign(lead: LeadRecord, userId: number | null, name: string | undefined): Promise<void> {
        const done = name === undefined ? HANDLER_TOASTS.released : HANDLER_TOASTS.assigned(name)
        const outcome = await assignLead(self.leads, lead, userId, done)
        if (outcome.kind === 'done') self.show(null)
        else if (outcome.kind === 'invalid') self.setAssignFailure({ error: MAY_NOT_HANDLE })
        else if (outcome.kind === 'taken')
          self.setAssignFailure(outcome.handler === null ? {} : { takenBy: handlerName(outcome.handler) })
      },
      undismiss,
      async dismiss(leadId: number, dismissal: Dismissal): Promise<void> {
        const outcome = await self.duplicates.dismiss(leadId, dismissal)
        const action = undoBy(() => undismiss(leadId, dismissal.otherId))
        notifyOutcome(self.leads, outcome, { done: NOT_A_DUPLICATE.done, action })
        if (outcome.kind === 'done') self.show(null)
      },
      /** True after success; the comparison is closed then. */
      async merge(
        kept: LeadRecord,
        other: LeadRecord,
        take: Partial<Record<MergeField, MergeChoice>>,
      ): Promise<boolean> {
        self.setMergeObstacle(null)
        const versions = { version: kept.version, otherVersion: other.version }
        const outcome = await self.duplicates.merge(kept.id, { otherId: other.id, ...versions, take })
        if (outcome.kind === 'obstacle') self.setMergeObstacle(outcome.message)
        else notifyOutcome(self.leads, outcome, { done: LEADS_MERGED })
        if (outcome.kind === 'done') self.show(null)
        return outcome.kind === 'done'
      },
      async undoMerge(leadId: number, mergeId: number): Promise<void> {
        const outcome = await self.duplicates.unmerge(leadId, mergeId)
        notifyOutcome(self.leads, outcome, { done: UNDO_MERGE.done })
        if (outcome.kind === 'done' && outcome.kept.length > 0)
          notifyOf(self.leads).info(leftAlone(outcome.kept.map(mergedFieldLabel)))
      },
    }
  })

export interface LeadDialogStore extends Instance<typeof LeadDialogModel> {}
