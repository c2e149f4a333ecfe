import type { FeedKind } from '../listings/listing.enums.ts'
import { FTP_PORTS } from '../integrations/called-addresses.ts'
import type { ValuesOf } from '../platform/validation/request-body.ts'
import { cleanText } from '../platform/values/text.ts'
import type { FeedBody } from './feed.body.ts'
import type { Feed } from './feed.contract.ts'
import type { FeedReceiver } from './feed.enums.ts'

/** The fields of a portal are read only for a portal. */
export interface FeedDraft {
  /** '' while none is chosen. */
  kind: FeedKind | ''
  name: string
  branchLet: string
  branchSale: string
  encoding: string
  hasNewer: boolean
  /** In business time. */
  hours: readonly number[]
  sendTo: FeedReceiver
  host: string
  /** Null for the usual one. */
  port: number | null
  isEncrypted: boolean
  username: string
  /** '' to keep the password that is stored. */
  password: string
  folder: string
}

/** Of the kind that most add first. */
export const emptyFeedDraft = (): FeedDraft => ({
  kind: 'website',
  name: '',
  branchLet: '',
  branchSale: '',
  encoding: 'utf-8',
  hasNewer: false,
  hours: [],
  sendTo: 'nobody',
  host: '',
  port: FTP_PORTS.usual,
  isEncrypted: true,
  username: '',
  password: '',
  folder: '',
})

/** To be changed; the password is stored and never read. */
export function feedDraftOf(feed: Feed): FeedDraft {
  const empty = emptyFeedDraft()
  return {
    kind: feed.kind,
    name: feed.name,
    branchLet: feed.branchLet ?? '',
    branchSale: feed.branchSale ?? '',
    encoding: feed.encoding ?? empty.encoding,
    hasNewer: feed.hasNewer ?? empty.hasNewer,
    hours: feed.hours ?? [],
    sendTo: feed.host === null ? 'nobody' : 'ftp',
    host: feed.host ?? '',
    port: feed.port ?? empty.port,
    isEncrypted: feed.isEncrypted ?? empty.isEncrypted,
    username: feed.username ?? '',
    password: '',
    folder: feed.folder ?? '',
  }
}

/** As it will be stored: text cleaned, hours in order, and nothing of a server where nobody is sent to. */
export const cleanFeed = (draft: FeedDraft): FeedDraft => ({
  ...draft,
  name: cleanText(draft.name),
  branchLet: cleanText(draft.branchLet),
  branchSale: cleanText(draft.branchSale),
  hours: draft.hours.toSorted((one, other) => one - other),
  ...(draft.sendTo === 'nobody'
    ? { host: '', port: null, username: '', password: '', folder: '' }
    : {
        host: cleanText(draft.host),
        port: draft.port ?? FTP_PORTS.usual,
        username: cleanText(draft.username),
        folder: cleanText(draft.folder),
      }),
})

type ReceivedFeed = Omit<ValuesOf<typeof FeedBody>, 'kind'>

/** Reads the draft from the body of a call. */
export function feedDraftIn(kind: FeedDraft['kind'], values: ReceivedFeed): FeedDraft {
  const { encoding, hours, host, password = '', ...rest } = values
  return cleanFeed({
    kind,
    name: rest.name,
    branchLet: rest.branchLet,
    branchSale: rest.branchSale,
    encoding: encoding === '' ? emptyFeedDraft().encoding : encoding,
    hasNewer: rest.hasNewer,
    hours: hours ?? [],
    sendTo: host === '' ? 'nobody' : 'ftp',
    host,
    port: rest.port,
    isEncrypted: rest.isEncrypted,
    username: rest.username,
    password,
    folder: rest.folder,
  })
}

/** The body that the form sends: of a website the name only, and the password only when it changes. */
export function sentFeed(draft: FeedDraft) {
  const { kind, name, sendTo: _, password, ...portal } = cleanFeed(draft)
  return kind === 'portal' ? { name, ...portal, ...(password !== '' && { password }) } : { name }
}
