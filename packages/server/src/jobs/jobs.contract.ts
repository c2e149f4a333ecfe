import type { Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'

/** A change to the sign-in of an account, which is mailed to its owner. */
export type AccountNotice =
  | 'password-changed'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'two-factor-reset'
  | 'recovery-codes'
  | 'new-device'

/** The mailed link; undefined in jobs queued by versions without link ids. */
interface LinkNumber {
  linkId: number | undefined
}

/** Durable jobs by name, with their data: ids, never a token or a password. */
export interface JobData {
  'mail.questionnaire-link': { leadId: number } & LinkNumber
  'mail.reservation-link': { leadId: number } & LinkNumber
  /**
   * `sequence` is the SEQUENCE of the calendar attachment. `viewingDate`, in unix seconds, is the viewing that the mail
   * is about: a cancellation names the one that was confirmed.
   */
  'mail.viewing': {
    leadId: number
    kind: 'confirmed' | 'updated' | 'cancelled'
    sequence: number
    viewingDate: number
  }
  /** Not sent if the status has changed since. */
  'mail.reservation-outcome': { leadId: number; outcome: 'verified' | 'declined' }
  /** Calls the referencing provider; the order's id is the same in every attempt. */
  'referencing.hand-over': { leadId: number; handOverId: string }
  'referencing.simulate': { leadId: number; handOverId: string }
  /** Imports the units of an accepted spreadsheet. */
  'units.import': { uploadId: number }
  'mail.invite': { userId: number } & LinkNumber
  'mail.password-reset': { userId: number; askedBy: 'self' | 'administrator' } & LinkNumber
  /** Security notice; `happenedAt` in unix seconds, `device` if it is new. */
  'mail.account-notice': { userId: number; notice: AccountNotice; happenedAt: number; device?: string }
  'housekeeping.sweep': Record<string, never>
}

/** Options of enqueuing a job. */
export interface JobTiming {
  readonly delaySeconds?: number
}

/** The name of a durable job. */
export type JobName = keyof JobData

/** All job names, to register queues. */
export const JOB_NAMES = [
  'mail.questionnaire-link',
  'mail.reservation-link',
  'mail.viewing',
  'mail.reservation-outcome',
  'referencing.hand-over',
  'referencing.simulate',
  'units.import',
  'mail.invite',
  'mail.password-reset',
  'mail.account-notice',
  'housekeeping.sweep',
] as const satisfies readonly JobName[]

/** A job being run. */
export interface RunningJob {
  /** The same in every attempt. */
  readonly id: string
  /** Completes the job in the transaction, so that no crash repeats it. False when it was already completed. */
  settle(db: Transaction<Db>): Promise<boolean>
}

/** Handlers by job name; idempotent. A job that is not settled completes when its handler returns. */
export type JobHandlers = { [J in JobName]: (data: JobData[J], job: RunningJob) => Promise<void> }

/** Handlers that do not settle their job themselves. */
export type PlainHandlers<J extends JobName> = { [K in J]: (data: JobData[K]) => Promise<void> }

/** Cron expressions of the periodic jobs, in UTC. */
export const SCHEDULES: Readonly<Partial<Record<JobName, string>>> = {
  'housekeeping.sweep': '17 * * * *',
}
