import {
  IMPORTED_PROJECT_FIELDS,
  type HomeRow,
  type ImportedProject,
} from '@latchkey/domain/imports/home-row'
import { orNull } from '../../../platform/values/blank.ts'
import type { ProjectRecord } from '../../../projects/projects.present.ts'
import { fieldUpdate, type FieldUpdate, type GivenField } from '../field-update.ts'
import type { ImportSetup } from '../import-kind.ts'
import { keyQueries, type KnownKey } from '../key.queries.ts'
import type { AnyDb } from '../records/record-type.ts'
import { importedProjectQueries, projectKey } from './project.queries.ts'

/** Projects are known by their names. */
const COLUMNS = {
  addressLine1: 'address_line1',
  city: 'city',
  postcode: 'postcode',
  country: 'country',
} as const satisfies Readonly<Record<Exclude<keyof ImportedProject, 'name'>, keyof ProjectRecord>>

type ChangedField = keyof typeof COLUMNS

/** The stored projects that rows name. */
export interface KnownProjects {
  /** By `projectKey`, in the order of their ids. */
  readonly named: ReadonlyMap<string, readonly ProjectRecord[]>
  /** By id. */
  readonly keys: ReadonlyMap<number, KnownKey>
}

export const projectIn = ({ values }: HomeRow): ImportedProject | null =>
  values.project === null || values.project.name === '' ? null : values.project

export const projectHash = ({ hashes }: Pick<ImportSetup, 'hashes'>, name: string): Buffer =>
  hashes.key(projectKey(name))

export async function knownProjects(
  db: AnyDb,
  setup: Pick<ImportSetup, 'hashes' | 'system'>,
  rows: readonly HomeRow[],
): Promise<KnownProjects> {
  const names = [...new Set(rows.flatMap((row) => projectIn(row)?.name ?? []))]
  const known = await keyQueries(db, 'project').known(
    setup.system,
    names.map((name) => projectHash(setup, name)),
  )
  return {
    named: await importedProjectQueries(db).named(names),
    keys: new Map([...known.values()].flatMap((key) => (key.recordId === null ? [] : [[key.recordId, key]]))),
  }
}

/** By column. */
export const projectColumns = (project: ImportedProject) => ({
  address_line1: orNull(project.addressLine1),
  city: orNull(project.city),
  postcode: orNull(project.postcode),
  country: orNull(project.country),
})

export const givenProjectFields = (project: ImportedProject): GivenField[] =>
  IMPORTED_PROJECT_FIELDS.filter(
    (field): field is ChangedField => field !== 'name' && project[field] !== '',
  ).map((field) => ({ field, column: COLUMNS[field] }))

export const projectUpdate = (
  imported: ImportedProject,
  stored: ProjectRecord,
  { keys }: KnownProjects,
  { hashes }: Pick<ImportSetup, 'hashes'>,
): FieldUpdate =>
  fieldUpdate({
    given: givenProjectFields(imported),
    columns: projectColumns(imported),
    stored,
    known: { written: keys.get(stored.id)?.written ?? {} },
    hashes,
  })
