import { typed, type CallTable, type EnvOf } from '../platform/calls.ts'
import type { Page } from '../platform/lists/page.ts'
import type { Feed, NewAddress, NewFeed, Website } from './feed.contract.ts'
import type { FeedFile, Sending } from './feed-file.contract.ts'
import { sentFeed, type FeedDraft } from './feed.draft.ts'

export const feedsCalls = {
  /** By name. */
  all: { call: 'GET /integrations/feeds', response: typed<Feed[]> },
  get: { call: 'GET /integrations/feeds/:id', response: typed<Feed> },
  /** The address of a website is not returned again. */
  create: {
    call: 'POST /integrations/feeds',
    body: (draft: FeedDraft) => ({ kind: draft.kind, ...sentFeed(draft) }),
    response: typed<NewFeed>,
  },
  save: {
    call: 'POST /integrations/feeds/:id/update',
    body: (draft: FeedDraft, version: number) => ({ ...sentFeed(draft), version }),
  },
  remove: { call: 'POST /integrations/feeds/:id/delete' },
  /** The former address ends at once; false for a portal. */
  newAddress: { call: 'POST /integrations/feeds/:id/new-address', response: typed<NewAddress> },
  /** The response to the website; 404 for a portal. */
  preview: { call: 'GET /integrations/feeds/:id/preview', response: typed<Website> },
  /** The files of all branches in one, with all pictures. */
  download: {
    call: 'POST /integrations/feeds/:id/download',
    params: ({ id }: Feed) => ({ id }),
    saveAs: ({ name }: Feed) => `${name}.zip`,
  },
  /** False without a host. */
  send: {
    call: 'POST /integrations/feeds/:id/send',
    body: (everything: boolean) => ({ everything }),
    response: typed<Sending>,
  },
  /** Newest first. */
  files: { call: 'GET /integrations/feeds/:id/files/:page/:limit', response: typed<Page<FeedFile>> },
  /** False for a file that is not held. */
  sendAnyway: { call: 'POST /integrations/feeds/files/:fileId/send-anyway' },
} as const satisfies CallTable

export interface FeedsEnv extends EnvOf<{ feeds: typeof feedsCalls }> {}
