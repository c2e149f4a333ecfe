import { create } from 'vest'
import { isFtpPort, isHost } from '../integrations/called-addresses.ts'
import { FEED_KINDS } from '../listings/listing.enums.ts'
import type { ErrorsByField } from '../platform/field-errors.ts'
import {
  errorsOf,
  optionalText,
  patternedText,
  required,
  requiredText,
  rule,
} from '../platform/validation/suite-rules.ts'
import { HOURS_PER_DAY } from '../platform/values/durations.ts'
import type { FeedDraft } from './feed.draft.ts'
import { FEED_ENCODINGS } from './feed.enums.ts'
import { FEED_NAME_MAX, FTP_TEXT_MAX, HOST_MAX } from './feed.limits.ts'

export interface FeedLookups {
  /** Checked by the server; an omitted check passes. */
  readonly isNameFree?: boolean
  /** The reason why the host cannot be called; checked by the server. */
  readonly refusal?: 'pattern' | 'range' | null
}

const BRANCH = /^\d{1,10}$/

/** A line break would begin another command of the server. */
const ONE_LINE = /^\P{Cc}*$/u

const isHour = (hour: number): boolean => Number.isInteger(hour) && hour >= 0 && hour < HOURS_PER_DAY

export const createFeedSuite = ({ isNameFree = true, refusal = null }: FeedLookups = {}) =>
  create((draft: FeedDraft) => {
    const { kind, name } = draft
    required('kind', kind)
    rule('kind', 'enumerable', () => FEED_KINDS.some((each) => each === kind))
    requiredText('name', name, FEED_NAME_MAX)
    rule('name', 'unique', () => isNameFree)
    if (kind !== 'portal') return
    fileRules(draft)
    if (draft.sendTo === 'ftp') serverRules(draft, refusal)
  })

function fileRules({ branchLet, branchSale, encoding, hours }: FeedDraft): void {
  rule('branchLet', 'required', () => branchLet !== '' || branchSale !== '')
  patternedText('branchLet', branchLet, BRANCH)
  patternedText('branchSale', branchSale, BRANCH)
  rule('encoding', 'enumerable', () => FEED_ENCODINGS.some((each) => each === encoding))
  rule('hours', 'enumerable', () => hours.every(isHour))
}

function serverRules(
  { host, port, username, password, folder }: FeedDraft,
  refusal: FeedLookups['refusal'],
): void {
  requiredText('host', host, HOST_MAX)
  rule('host', 'pattern', () => isHost(host) && refusal !== 'pattern')
  rule('host', 'range', () => refusal !== 'range')
  rule('port', 'range', () => port === null || isFtpPort(port))
  optionalText('username', username, FTP_TEXT_MAX)
  optionalText('password', password, FTP_TEXT_MAX)
  rule('password', 'pattern', () => ONE_LINE.test(password))
  optionalText('folder', folder, FTP_TEXT_MAX)
}

export const validateFeed = (draft: FeedDraft, lookups: FeedLookups): ErrorsByField =>
  errorsOf(createFeedSuite(lookups), draft)
