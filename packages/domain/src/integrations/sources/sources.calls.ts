import { typed, type CallTable, type EnvOf } from '../../platform/calls.ts'
import { listQuery } from '../../platform/lists/list-query.ts'
import type { ListQuery, Page } from '../../platform/lists/page.ts'
import type { NewSource, NewSourceKey, Received, Source, Tried } from './source.contract.ts'
import type { SourceDraft } from './source.form.ts'

export const sourcesCalls = {
  /** By name; those that have ended too. */
  list: { call: 'GET /integrations/sources', response: typed<Source[]> },
  create: { call: 'POST /integrations/sources', body: typed<SourceDraft>, response: typed<NewSource> },
  /** False for one that has ended. */
  update: {
    call: 'POST /integrations/sources/:id/update',
    body: typed<Omit<SourceDraft, 'format'> & { version: number }>,
  },
  /** The old key ends at once. */
  replaceKey: { call: 'POST /integrations/sources/:id/replace-key', response: typed<NewSourceKey> },
  end: { call: 'POST /integrations/sources/:id/end' },
  /** Stores nothing. */
  attempt: {
    call: 'POST /integrations/sources/try',
    body: typed<Omit<SourceDraft, 'name'> & { body: Readonly<Record<string, unknown>> }>,
    response: typed<Tried>,
  },
  /** Newest first. */
  received: {
    call: 'GET /integrations/received/:page/:limit',
    params: (query: ListQuery<never>) => listQuery(query),
    response: typed<Page<Received>>,
  },
} as const satisfies CallTable

export interface SourcesEnv extends EnvOf<{ sources: typeof sourcesCalls }> {}
