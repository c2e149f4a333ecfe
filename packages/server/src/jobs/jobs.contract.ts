import { FEEDS_MAX } from '@latchkey/domain/feeds/feed.limits'
import { WEBHOOKS_MAX } from '@latchkey/domain/webhooks/webhook.limits'
import { MINUTE_MS } from '@latchkey/domain/platform/values/durations'
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

/** The line of the mail in the lead's list; undefined in jobs queued by versions without it. */
interface Logged {
  logId?: number
}

/** Mails to tenants, by job, with their data. */
export interface TenantMailData {
  'mail.questionnaire-link': { leadId: number } & LinkNumber & Logged
  'mail.reservation-link': { leadId: number } & LinkNumber & Logged
  /**
   * `sequence` is the SEQUENCE of the calendar attachment. `viewingDate`, in unix seconds, is the viewing that the mail
   * is about: a cancellation names the one that was confirmed.
   */
  'mail.viewing': {
    leadId: number
    kind: 'confirmed' | 'updated' | 'cancelled'
    sequence: number
    viewingDate: number
  } & Logged
  /** Not sent if the viewing has changed since. */
  'mail.viewing-reminder': { leadId: number; viewingDate: number } & Logged
  /** Not sent if the status or the outcome has changed since. */
  'mail.feedback': { leadId: number } & Logged
  /** Not sent if the status has changed since. */
  'mail.reservation-outcome': { leadId: number; outcome: 'verified' | 'declined' } & Logged
  'mail.deposit-kept': { leadId: number; depositId: number } & Logged
}

/** Durable jobs by name, with their data: ids, never a token or a password. */
export interface JobData extends TenantMailData {
  /** Calls the referencing provider; the order's id is the same in every attempt. */
  'referencing.hand-over': { leadId: number; handOverId: string }
  'referencing.simulate': { leadId: number; handOverId: string }
  /** Imports the units of an accepted spreadsheet. */
  'units.import': { uploadId: number }
  /** Reads the file of an import; not done if the version has changed since. */
  'imports.read': { importId: number; version: number; isAfresh: boolean }
  'imports.erase': Record<string, never>
  /** Says what becomes of the rows of an import, for the user who asked. */
  'imports.check': { importId: number; userId: number }
  /** Writes the rows of an import, as the user who started it. */
  'imports.run': { importId: number; userId: number }
  'imports.undo': { importId: number; userId: number }
  'mail.invite': { userId: number } & LinkNumber
  'mail.password-reset': { userId: number; askedBy: 'self' | 'administrator' } & LinkNumber
  /** Security notice; `happenedAt` in unix seconds, `device` if it is new. */
  'mail.account-notice': { userId: number; notice: AccountNotice; happenedAt: number; device?: string }
  /** A notification, to its reader. */
  'mail.notification': { notificationId: number }
  /** A mail that is no longer retried, with the data of its job. */
  'mail.given-up': Logged & { userId?: number; linkId?: number }
  'viewings.remind': Record<string, never>
  'viewings.ask-feedback': Record<string, never>
  'reservations.deadlines': Record<string, never>
  'housekeeping.sweep': Record<string, never>
  'integrations.keys': Record<string, never>
  /**
   * Sends what is due to one webhook. It is at least `dueAt`, in milliseconds, whatever the clock of the process says;
   * undefined in jobs queued by versions without it.
   */
  'webhooks.send': { webhookId: number; dueAt?: number }
  /** Makes up for what was not dispatched, and wakes webhooks that have something due. */
  'webhooks.due': Record<string, never>
  /** Sends what is due to one portal; `dueAt` as for webhooks. */
  'feeds.send': { feedId: number; dueAt?: number }
  /** Makes the files of hours that have begun, and wakes portals that have something due. */
  'feeds.due': Record<string, never>
}

/** Options of enqueuing a job. */
export interface JobTiming {
  readonly delaySeconds?: number
}

/** Maximum time of an attempt: the next one may then begin, although this one still runs. */
export const JOB_MS = 15 * MINUTE_MS

/** The name of a durable job. */
export type JobName = keyof JobData

/** The job names in the order in which their queues are registered. */
export const JOB_NAMES = [
  // First: the queues of mails name it.
  'mail.given-up',
  'mail.questionnaire-link',
  'mail.reservation-link',
  'mail.viewing',
  'mail.viewing-reminder',
  'mail.feedback',
  'mail.reservation-outcome',
  'mail.deposit-kept',
  'referencing.hand-over',
  'referencing.simulate',
  'units.import',
  'imports.read',
  'imports.erase',
  'imports.check',
  'imports.run',
  'imports.undo',
  'mail.invite',
  'mail.password-reset',
  'mail.account-notice',
  'mail.notification',
  'viewings.remind',
  'viewings.ask-feedback',
  'reservations.deadlines',
  'housekeeping.sweep',
  'integrations.keys',
  'webhooks.send',
  'webhooks.due',
  'feeds.send',
  'feeds.due',
] as const satisfies readonly JobName[]

/** A queue whose jobs belong to groups: `atOnce` of them at a time in a process, and one of each group in all. */
interface Grouping<J extends JobName> {
  readonly atOnce: number
  idOf(data: JobData[J]): string
}

/** Each webhook and each portal is a group, so that a slow receiver delays no other. */
export const GROUPED: { readonly [J in JobName]?: Grouping<J> } = {
  'webhooks.send': { atOnce: WEBHOOKS_MAX, idOf: ({ webhookId }) => String(webhookId) },
  'feeds.send': { atOnce: FEEDS_MAX, idOf: ({ feedId }) => String(feedId) },
}

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
  'viewings.remind': '*/5 * * * *',
  'viewings.ask-feedback': '*/5 * * * *',
  'reservations.deadlines': '*/5 * * * *',
  'housekeeping.sweep': '17 * * * *',
  'integrations.keys': '*/5 * * * *',
  'imports.erase': '37 * * * *',
  'webhooks.due': '* * * * *',
  'feeds.due': '* * * * *',
}
