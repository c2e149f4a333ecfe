import type { ImportSetup } from './import-kind.ts'

/**
 * The origin of a new record. It is an object in the JSON of a statement for many records, which has other types than
 * the columns.
 */
export const originColumn = (
  { system, importId, startedAt }: Pick<ImportSetup, 'system' | 'importId' | 'startedAt'>,
  reference: string | null,
): string => ({ system, reference, importId, at: startedAt }) as unknown as string
