import type { ImportKind } from '@latchkey/domain/imports/import.enums'
import { enquiries } from '../kinds/enquiries/enquiries.kind.ts'
import { homes } from '../kinds/homes/homes.kind.ts'
import type { KindOfImport } from '../kinds/import-kind.ts'
import { projects } from '../kinds/projects/projects.kind.ts'
import { staff } from '../kinds/staff/staff.kind.ts'

const KINDS: Readonly<Record<ImportKind, KindOfImport>> = { enquiries, homes, projects, staff }

export const kindOfImport = (kind: ImportKind): KindOfImport => KINDS[kind]
