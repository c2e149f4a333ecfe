import { typed, type CallTable, type EnvOf } from '../platform/calls.ts'
import type { Feed, NewAddress, NewFeed } from './feed.contract.ts'
import type { FeedKind } from '../listings/feed-kinds.ts'
import type { Website } from './website.contract.ts'

export const feedsCalls = {
  /** By name. */
  all: { call: 'GET /integrations/feeds', response: typed<Feed[]> },
  get: { call: 'GET /integrations/feeds/:id', response: typed<Feed> },
  /** The address of a website is not returned again. */
  create: {
    call: 'POST /integrations/feeds',
    body: (kind: FeedKind, name: string) => ({ kind, name }),
    response: typed<NewFeed>,
  },
  save: {
    call: 'POST /integrations/feeds/:id/update',
    body: (name: string, version: number) => ({ name, version }),
  },
  remove: { call: 'POST /integrations/feeds/:id/delete' },
  /** The former address ends at once; false for a portal. */
  newAddress: { call: 'POST /integrations/feeds/:id/new-address', response: typed<NewAddress> },
  /** What the website reads; 404 for a portal. */
  preview: { call: 'GET /integrations/feeds/:id/preview', response: typed<Website> },
} as const satisfies CallTable

export interface FeedsEnv extends EnvOf<{ feeds: typeof feedsCalls }> {}
