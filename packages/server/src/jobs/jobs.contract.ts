import type { Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'

/** What happened to the sign-in of an account, which its owner is notified of. */
export type AccountNotice =
  | 'password-changed'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'two-factor-reset'
  | 'recovery-codes'
  | 'new-device'

/** The link that a mail carries; undefined in jobs that a version before link numbers queued. */
interface LinkNumber {
  linkId: number | undefined
}

/** Every kind of durable job, with the data it carries. Data names records; it never holds a token or a password. */
export interface JobData {
  'mail.questionnaire-link': { leadId: number } & LinkNumber
  'mail.reservation-link': { leadId: number } & LinkNumber
  /**
   * `sequence` is the SEQUENCE of the calendar attachment; `kind` decides REQUEST or CANCEL. `viewingDate` (unix
   * seconds) is the viewing that the mail is about: a cancellation names the one that was promised.
   */
  'mail.viewing': {
    leadId: number
    kind: 'confirmed' | 'updated' | 'cancelled'
    sequence: number
    viewingDate: number
  }
  /** What became of a reservation; nothing is sent once the lead has moved on. */
  'mail.reservation-outcome': { leadId: number; outcome: 'verified' | 'declined' }
  /** Gives a reservation request to the referencing provider; the id of the job's order is the same at each try. */
  'referencing.hand-over': { leadId: number; handOverId: string }
  /** The simulator's turn to answer. */
  'referencing.simulate': { leadId: number; handOverId: string }
  /** Writes the units of a spreadsheet that was handed over. */
  'units.import': { uploadId: number }
  'mail.invite': { userId: number } & LinkNumber
  'mail.password-reset': { userId: number; askedBy: 'self' | 'administrator' } & LinkNumber
  /** Notifies somebody of a change to the sign-in of their account, when (unix seconds) and on which device where that is new, in case it was not them. */
  'mail.account-notice': { userId: number; notice: AccountNotice; happenedAt: number; device?: string }
  /** Deletes what ended long ago. */
  'housekeeping.sweep': Record<string, never>
}

/** When a job's turn comes. */
export interface JobTiming {
  readonly delaySeconds?: number
}

/** The name of a durable job. */
export type JobName = keyof JobData

/** Every job name, for registering queues. */
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

/** A job whose turn has come. */
export interface RunningJob {
  /** The same at each try. */
  readonly id: string
  /** Ends the job in the given transaction: with its commit the job is done, and no crash brings it back. False when it had ended before. */
  settle(db: Transaction<Db>): Promise<boolean>
}

/** What each kind of job does when its turn comes; safe to run twice. A job that is not settled by it ends when it returns. */
export type JobHandlers = { [J in JobName]: (data: JobData[J], job: RunningJob) => Promise<void> }

/** Handlers of jobs that end when they return, and so need to know nothing of the job itself. */
export type PlainHandlers<J extends JobName> = { [K in J]: (data: JobData[K]) => Promise<void> }

/** Jobs that come by themselves, and when, in the words of cron (UTC). */
export const SCHEDULES: Readonly<Partial<Record<JobName, string>>> = {
  'housekeeping.sweep': '17 * * * *',
}
