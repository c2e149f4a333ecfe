import { getEnv } from 'mobx-state-tree'
import { CHANGED_MEANWHILE } from '../platform/messages.ts'
import type { Said } from '../platform/notify.ts'
import { writeAndFollow } from '../platform/records/saving.store.ts'
import type { WriteOutcome } from '../platform/records/write-outcome.ts'
import type { LeadsStore } from './leads.store.ts'
import type { RightToRentEnv } from './right-to-rent/right-to-rent.calls.ts'
import type { RightToRent, RightToRentCheck } from './right-to-rent/right-to-rent.contract.ts'
import type { CheckValues } from './right-to-rent/right-to-rent.suite.ts'
import {
  ADULTS_SAVED,
  CHANGE_CHECK,
  DELETE_CHECK,
  RECORD_CHECK,
  TOO_MANY_CHECKS,
} from './right-to-rent/right-to-rent.messages.ts'

const said = (done: string, rejected: string = CHANGED_MEANWHILE): Said => ({ done, rejected, hasForm: true })

const callsOf = (store: object) => getEnv<RightToRentEnv>(store).rightToRent

/** Reads with the environment of `store`. */
export const readRightToRent = (store: object, leadId: number): Promise<RightToRent> =>
  callsOf(store).get(leadId)

export const saveAdults = (leads: LeadsStore, leadId: number, adults: number): Promise<WriteOutcome> =>
  writeAndFollow(leads, () => callsOf(leads).setAdults(leadId, adults), said(ADULTS_SAVED))

/** `check` is null for a new one. */
export const saveCheck = (
  leads: LeadsStore,
  leadId: number,
  check: Pick<RightToRentCheck, 'id' | 'version'> | null,
  values: CheckValues,
): Promise<WriteOutcome> =>
  writeAndFollow(
    leads,
    async () => {
      if (check !== null) return callsOf(leads).update(leadId, check.id, values, check.version)
      await callsOf(leads).record(leadId, values)
      return true
    },
    check === null ? said(RECORD_CHECK.done, TOO_MANY_CHECKS) : said(CHANGE_CHECK.done),
  )

export const deleteCheck = (
  leads: LeadsStore,
  leadId: number,
  { id }: Pick<RightToRentCheck, 'id'>,
): Promise<WriteOutcome> =>
  writeAndFollow(leads, () => callsOf(leads).remove(leadId, id), said(DELETE_CHECK.done))
