import { CHECK_LABELS } from '../listings/listing.messages.ts'
import type { ListingCheck } from '../listings/listing.enums.ts'
import type { DateFormatter } from '../platform/values/time.ts'
import type { FeedFile, LeftOut } from './feed-file.contract.ts'
import type { LeftOutReason, SendFault } from './feed-file.enums.ts'

export const FEED_FILE_WORDS = {
  list: 'Files',
  download: 'Download',
  send: 'Send now',
  sendEverything: 'Send everything',
  sendAnyway: 'Send anyway',
} as const

/** `day` is DD/MM/YYYY. */
export const feedDownloadName = (feed: string, day: string): string =>
  `${feed}-${day.replaceAll('/', '-')}.zip`

export const TRY_FIRST_FILE = "Try the first file with the portal's data feed team."

/** Each text says what a person can do about the fault. */
export const SEND_FAULT_TEXTS: Readonly<Record<SendFault, string>> = {
  timeout: 'The server did not answer in time.',
  name: 'There is no server of this name.',
  connection: 'The connection to the server was lost, or could not be made.',
  address: 'This address cannot be called from here.',
  certificate: "The server's certificate is not valid.",
  encryption: 'The server offers no encryption.',
  unencrypted: 'The server accepts encrypted connections only. Turn on Encrypted under Edit.',
  login: 'The server refused the user name or password.',
  folder: 'The server has no such folder, or does not open it for this user.',
  refused: 'The server refused the file.',
  stopped: 'Latchkey was stopped while it was sending.',
  files: 'The files could not be made.',
  nothing: 'No home can go to this portal, so there is nothing to send.',
  later: 'It was held until a later file was sent.',
}

/** Rule I4.7. */
export const HELD_TEXT = 'It has fewer than half of the homes of the last file sent.'

/** The reason for the state of a file; '' for a state that explains itself. */
export function fileNote({ state, fault }: Pick<FeedFile, 'state' | 'fault'>): string {
  if (state === 'held') return HELD_TEXT
  return fault === null ? '' : SEND_FAULT_TEXTS[fault]
}

export const FILES_DOWNLOADED = 'The files have been downloaded.'
export const FILE_BEING_SENT = 'The file is being sent.'

/** A colleague, or the hour, was faster. */
export const SENDING_ALREADY = 'A file of this feed is being sent already.'

export const NOT_HELD = 'This file is no longer held.'

export const NO_RECEIVER = 'This feed is sent to nobody. Choose where under Edit.'

const isCheck = (reason: LeftOutReason): reason is ListingCheck => reason !== 'branch'

/** 'Missing: Summary, Deposit. No branch number for this kind of home.' */
export function leftOutText({ reasons }: Pick<LeftOut, 'reasons'>): string {
  const missing = reasons.filter(isCheck).filter((check) => check !== 'availability')
  return [
    missing.length > 0 ? `Missing: ${missing.map((check) => CHECK_LABELS[check]).join(', ')}.` : '',
    reasons.includes('availability') ? 'Its availability is not for portals.' : '',
    reasons.includes('branch') ? 'No branch number for this kind of home.' : '',
  ]
    .filter((text) => text !== '')
    .join(' ')
}

/** Of the list of homes. */
export const leftOutOfText = ({ at }: Pick<FeedFile, 'at'>, dateFormatter: DateFormatter): string =>
  `Left out of the file of ${dateFormatter.formatDateTime(at)}`

export const NONE_LEFT_OUT = 'Every home that is published on the feed is in the file.'
