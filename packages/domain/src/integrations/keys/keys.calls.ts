import { typed, type CallTable, type EnvOf } from '../../platform/calls.ts'
import type { ApiKey, NewKey } from './key.contract.ts'
import type { KeyDraft } from './key.draft.ts'

/** Without `keepHours` 24 hours; without `expiresOn` a year, or never where the old key never expires. */
export interface KeyReplacing {
  readonly keepHours?: number
  readonly expiresOn?: string | null
}

export const keysCalls = {
  /** Newest first. */
  list: { call: 'GET /integrations/keys', response: typed<ApiKey[]> },
  create: { call: 'POST /integrations/keys', body: typed<KeyDraft>, response: typed<NewKey> },
  update: { call: 'POST /integrations/keys/:id/update', body: typed<KeyDraft & { version: number }> },
  replace: {
    call: 'POST /integrations/keys/:id/replace',
    body: typed<KeyReplacing>,
    response: typed<NewKey | false>,
  },
  /** Ends a replaced key now. */
  end: { call: 'POST /integrations/keys/:id/end' },
  revoke: { call: 'POST /integrations/keys/:id/revoke' },
} as const satisfies CallTable

export interface KeysEnv extends EnvOf<{ keys: typeof keysCalls }> {}
