import type { ImportKind } from '@latchkey/domain/imports/import.contract'
import { enquiries } from './enquiries/enquiries.kind.ts'
import type { KindOfImport } from './import-kind.ts'

/** Those that can be checked and written. */
const KINDS: Readonly<Partial<Record<ImportKind, KindOfImport>>> = { enquiries }

/** @throws for a kind that cannot be written yet */
export function kindOfImport(kind: ImportKind): KindOfImport {
  const found = KINDS[kind]
  if (found === undefined) throw new Error(`Imports of ${kind} cannot be written.`)
  return found
}
