import type { ApiKey } from '@latchkey/domain/integrations/keys/key.contract'
import { nameOrUsername } from '../../platform/values/staff-name.ts'
import { unixSeconds } from '../../platform/values/unix-seconds.ts'
import { stateOf, type KeyClock } from './key.state.ts'
import { prefixOf } from './key.text.ts'
import type { ListedKeyRecord } from './keys.queries.ts'

const secondsOf = (at: Date | null): number | null => at && unixSeconds(at)

export const presentKey = (record: ListedKeyRecord, clock: KeyClock): ApiKey => ({
  id: record.id,
  name: record.name,
  prefix: prefixOf(record.public_id),
  areas: record.areas,
  createdBy: { id: record.created_by, name: nameOrUsername(record) },
  createdAt: unixSeconds(record.at),
  expiresOn: record.expires_on,
  endsAt: secondsOf(record.ends_at),
  lastUsedAt: secondsOf(record.last_used_at),
  lastUsedFrom: record.last_used_from,
  state: stateOf(record, clock),
  version: record.version,
})
