import type { Context } from '../../context/context.ts'
import { unixSeconds } from '../../platform/values/unix-seconds.ts'
import { importHashes } from '../import.hashes.ts'
import { kindOf } from '../import.numbers.ts'
import type { ImportRecord } from '../imports.queries.ts'
import type { ImportSetup, KindOfImport } from '../kinds/import-kind.ts'
import { kindOfImport } from './kinds.ts'

export const kindOfRecord = ({ kind }: Pick<ImportRecord, 'kind'>): KindOfImport => kindOfImport(kindOf(kind))

/** The setup is for the user who checks or starts the import. */
export function setupOf(
  context: Pick<Context, 'config' | 'now'>,
  record: ImportRecord,
  userId: number,
): ImportSetup {
  const now = new Date(context.now())
  return {
    importId: record.id,
    system: record.system,
    columns: record.columns,
    words: record.words,
    defaults: record.defaults,
    options: record.options,
    startedAt: unixSeconds(record.started_at ?? now),
    now,
    timeZone: context.config.timeZone,
    hashes: importHashes(context.config),
    userId,
    requiresAdministratorTwoFactor: context.config.requiresAdministratorTwoFactor,
  }
}
