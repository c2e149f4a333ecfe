import { messageFor, type PatternNouns } from '../../platform/field-errors.ts'
import { tooShort } from '../../platform/messages.ts'
import { REASON_WORDS_MIN, type ReasonList } from './reason.enums.ts'

/** For every form that asks for a reason. */
export const reasonMessage = (field: string, name: string, nouns?: PatternNouns): string =>
  field === 'statusReason.words' && name === 'minlength'
    ? tooShort(REASON_WORDS_MIN)
    : messageFor(field, name, nouns)

export const REASON_TITLES: Readonly<Record<ReasonList, string>> = {
  declining: 'Reason for declining',
  cancelling: 'Reason for cancelling',
}

/** The label where the list depends on the chosen status. */
export const REASON_LABEL = 'Reason'

export const REASON_WORDS_LABEL = 'More about it'

export const REASON_HINT = 'Never because of benefits or children: that is unlawful.'

export const REASON_MENTIONS = 'This mentions benefits or children. A decision must not rest on either.'

export const REASON_MISSING = 'No reason was recorded.'

export const RECORD_REASON = { title: 'Record reason', done: 'Reason has been recorded.' } as const

const MENTIONS = /(?<![\p{L}\p{N}])(benefit|dss|universal credit|child|kids|pregnan)/iu

/** True for words that begin like those of benefits or children. */
export const mentionsBenefitsOrChildren = (words: string): boolean => MENTIONS.test(words)
