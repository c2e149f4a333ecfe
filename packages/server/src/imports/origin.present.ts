import type { ImportedFrom } from '@latchkey/domain/platform/origin/imported-from.words'
import type { Selectable } from 'kysely'
import type { PropertyTable } from '../db/tables/stock.ts'

/** The import that made a record, without the reference there. */
export const presentOrigin = ({
  imported_from: origin,
}: Pick<Selectable<PropertyTable>, 'imported_from'>): ImportedFrom =>
  origin && { system: origin.system, importId: origin.importId, at: origin.at }
