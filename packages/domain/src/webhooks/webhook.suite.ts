import { create } from 'vest'
import type { ErrorsByField } from '../platform/field-errors.ts'
import { errorsOf, requiredText, rule } from '../platform/validation/suite-rules.ts'
import { DAY_SECONDS } from '../platform/values/durations.ts'
import { cleanText } from '../platform/values/text.ts'
import type { ResendDraft, WebhookDraft } from './webhook.draft.ts'
import { RESEND_CHOICES } from './webhook.enums.ts'
import { EVENTS_KEPT_DAYS, KEEP_SECRET_HOURS, WEBHOOK_NAME_MAX, WEBHOOK_URL_MAX } from './webhook.limits.ts'

/** Checked by the server; an omitted check passes. */
export interface WebhookLookups {
  readonly isNameFree?: (name: string) => boolean
  /** The reason why the address cannot be called. */
  readonly refusal?: 'pattern' | 'range' | null
  readonly knowsKey?: (id: number) => boolean
}

export const createWebhookSuite = ({ isNameFree, refusal = null, knowsKey }: WebhookLookups = {}) =>
  create(({ name, url, types, skipKeyId }: WebhookDraft) => {
    requiredText('name', name, WEBHOOK_NAME_MAX)
    rule('name', 'unique', () => isNameFree?.(name) ?? true)
    requiredText('url', url, WEBHOOK_URL_MAX)
    rule('url', 'pattern', () => /^https?:\/\/[^\s/]/i.test(url) && refusal !== 'pattern')
    rule('url', 'range', () => refusal !== 'range')
    rule('types', 'required', () => types === null || types.length > 0)
    rule('skipKeyId', 'enumerable', () => skipKeyId === null || (knowsKey?.(skipKeyId) ?? true))
  })

export const createReplaceSecretSuite = () =>
  create(({ keepHours }: { keepHours: number | null }) => {
    rule('keepHours', 'invalid', () => keepHours === null || Number.isInteger(keepHours))
    rule('keepHours', 'min', () => keepHours === null || keepHours >= KEEP_SECRET_HOURS.min)
    rule('keepHours', 'max', () => keepHours === null || keepHours <= KEEP_SECRET_HOURS.max)
  })

/** `now` in unix seconds. */
export const createResendSuite = ({ now }: { now?: number } = {}) =>
  create(({ from, to, which }: ResendDraft) => {
    rule('from', 'required', () => from !== null)
    rule('to', 'required', () => to !== null)
    rule('from', 'date', () => !Number.isNaN(from))
    rule('to', 'date', () => !Number.isNaN(to))
    rule(
      'from',
      'range',
      () => from === null || now === undefined || from >= now - EVENTS_KEPT_DAYS * DAY_SECONDS,
    )
    rule('to', 'range', () => from === null || to === null || to >= from)
    rule('which', 'enumerable', () => RESEND_CHOICES.some((choice) => choice === which))
  })

/** Text as it will be stored. */
export const cleanWebhook = (draft: WebhookDraft): WebhookDraft => ({
  ...draft,
  name: cleanText(draft.name),
  url: cleanText(draft.url),
})

export const validateWebhook = (draft: WebhookDraft, lookups: WebhookLookups): ErrorsByField =>
  errorsOf(createWebhookSuite(lookups), cleanWebhook(draft))

export const validateReplacingSecret = (keepHours: number | null): ErrorsByField =>
  errorsOf(createReplaceSecretSuite(), { keepHours })

export const validateResend = (draft: ResendDraft, now: number): ErrorsByField =>
  errorsOf(createResendSuite({ now }), draft)
