import type { ImportKind } from '@latchkey/domain/imports/import.enums'
import { enquiries } from '../kinds/enquiries/enquiries.kind.ts'
import { homes } from '../kinds/homes/homes.kind.ts'
import type { KindOfImport } from '../kinds/import-kind.ts'
import { staff } from '../kinds/staff/staff.kind.ts'

/** Those that can be checked and written. */
const KINDS: Readonly<Partial<Record<ImportKind, KindOfImport>>> = { enquiries, homes, staff }

/** @throws for a kind that cannot be written yet */
export function kindOfImport(kind: ImportKind): KindOfImport {
  const found = KINDS[kind]
  if (found === undefined) throw new Error(`Imports of ${kind} cannot be written.`)
  return found
}
