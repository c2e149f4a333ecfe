import type { PromptTexts } from '../../prompts/question.store.ts'
import { LEAD_STATUS_LABELS } from '../../leads/lead-status.ts'
import { DASH } from '../../platform/values/labels.ts'
import type { DateFormatter } from '../../platform/values/time.ts'
import type { Received, Source } from './source.contract.ts'
import type { ReceivedOutcome } from './source.enums.ts'
import { SOURCES_MAX } from './source.limits.ts'

export const SOURCE_CREATED = 'Source has been created.'
export const SOURCE_UPDATED = 'Source has been updated.'
export const SOURCE_KEY_REPLACED = 'Key has been replaced.'

export const TOO_MANY_SOURCES = `There are ${SOURCES_MAX} sources in use already. End one first.`

export const SOURCE_NAME_TAKEN = 'Another source has this name already'
export const NO_FIELD_MAPPED = 'Say where at least one field comes from'
export const NOT_A_POINTER = 'This is not a JSON Pointer, such as /person/mail'

export const COPY_SOURCE_KEY_NOW = 'Copy it now. It is not shown again.'

export const SOURCE_WORDS = {
  list: 'Lead sources',
  add: 'Add source',
  edit: 'Edit source',
  replaceKey: 'Replace key',
  end: 'End',
  address: 'Address',
  key: 'Key',
  example: 'Paste an example',
  attempt: 'Try',
  tried: 'What would become of it',
  created: 'It becomes a lead.',
  toComplete: 'It waits to be completed.',
  mendFirst: 'Correct where the fields come from first',
  notAnObject: 'This is not an object of JSON',
  received: 'Received',
  allSources: 'All sources',
  allOutcomes: 'All outcomes',
} as const

export const ORIGIN_LABELS = { none: 'Nothing', pointer: 'JSON Pointer', text: 'Fixed text' } as const

export const replaceSourceKey = (name: string): PromptTexts => ({
  title: 'Replace Key',
  question: `${name} sends nothing more until it has the new key.`,
  done: SOURCE_KEY_REPLACED,
})

export const endSource = (name: string): PromptTexts => ({
  title: 'End Source',
  question: `What ${name} sends from now on is refused.`,
  done: 'Source has been ended.',
})

export const lastReceivedText = (
  { lastReceivedAt }: Pick<Source, 'lastReceivedAt'>,
  dateFormatter: DateFormatter,
): string => (lastReceivedAt === null ? 'Never' : dateFormatter.formatDateTime(lastReceivedAt))

export const endedText = (endedAt: number, dateFormatter: DateFormatter): string =>
  `Ended ${dateFormatter.formatDate(endedAt)}`

/** Of filters; a line names who completed or ignored it. */
export const OUTCOME_LABELS: Readonly<Record<ReceivedOutcome, string>> = {
  created: 'New lead',
  'to-complete': 'To complete',
  completed: 'Completed',
  ignored: 'Ignored',
  unreadable: 'Not readable',
}

/** 'Ignored by Grace Patel: Spam' */
export function receivedText({ outcome, by, reason }: Pick<Received, 'outcome' | 'by' | 'reason'>): string {
  const label = OUTCOME_LABELS[outcome]
  if (by === null) return label
  return `${label} by ${by.name}${reason === null ? '' : `: ${reason}`}`
}

/** Blank for what was sent once. */
export const timesText = ({ times }: Pick<Received, 'times'>): string => (times > 1 ? `${times} times` : '')

export const leadStateText = ({ leadStatus }: Pick<Received, 'leadStatus'>): string => {
  if (leadStatus === null) return DASH
  return leadStatus === 'deleted' ? 'Deleted' : LEAD_STATUS_LABELS[leadStatus]
}
