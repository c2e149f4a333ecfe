import type { Source } from '@latchkey/domain/integrations/sources/source.contract'
import { formatOf } from '../received/outcome.numbers.ts'
import type { SourceRecord } from '../received/received.queries.ts'
import { unixSecondsOrNull } from '../../platform/values/unix-seconds.ts'
import type { SourceCounts } from './sources.queries.ts'

export const presentSource = (record: SourceRecord & SourceCounts, url: string): Source => ({
  id: record.id,
  name: record.name,
  format: formatOf(record.format),
  mapping: record.mapping,
  url,
  lastReceivedAt: unixSecondsOrNull(record.last_at),
  receivedThisWeek: record.this_week,
  toComplete: record.to_complete,
  endedAt: unixSecondsOrNull(record.ended_at),
  version: record.version,
})
