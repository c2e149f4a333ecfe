import type { ImportFault } from '@latchkey/domain/imports/import.contract'
import { remarkText } from '@latchkey/domain/imports/remark-texts'
import { messageFor } from '@latchkey/domain/platform/field-errors'
import { fieldUpdate, type GivenField } from '../field-update.ts'
import type { FileRow, ImportSetup } from '../import-kind.ts'
import { mappedInSlices } from '../in-slices.ts'
import { keyQueries, type KnownKey } from '../key.queries.ts'
import { faultIn, plansOf, type PlannedWork, type ReadRow } from '../planned-row.ts'
import type {
  AnyDb,
  OpenedRecords,
  RecordBatch,
  RecordRow,
  RecordType,
  RecordWork,
  StoredRecord,
} from './record-type.ts'

/** Facts of the earlier rows of a file that exclude later ones. */
export interface RecordFacts {
  /** Keys of records, as base64. */
  readonly keys: Set<string>
  /** Records here that are known by what they say. */
  readonly matched: Set<number>
}

export const recordFacts = (): RecordFacts => ({ keys: new Set(), matched: new Set() })

export type PlannedRecord<Row, Stored> = PlannedWork<RecordWork<Row, Stored>>

/** Fields of the row that the record has too. */
export const givenFields = <Row extends RecordRow, Stored extends StoredRecord>(
  type: Pick<RecordType<Row, Stored>, 'columnOf'>,
  { given }: Row,
): GivenField[] =>
  [...given].flatMap((field) => {
    const column = type.columnOf(field)
    return column === undefined ? [] : [{ field, column }]
  })

/** Decides what becomes of rows, as the database and the earlier rows are. */
export function recordPlanner<Row extends RecordRow, Stored extends StoredRecord>(
  type: RecordType<Row, Stored>,
  opened: OpenedRecords<Row, Stored>,
  setup: ImportSetup,
) {
  type Planned = PlannedRecord<Row, Stored>
  type Each = ReadRow<Row>
  interface Known {
    readonly batch: RecordBatch<Row, Stored>
    readonly usedKeys: ReadonlySet<string>
    readonly keys: ReadonlyMap<string, KnownKey>
    /** By line. */
    readonly matches: ReadonlyMap<number, number>
    readonly stored: ReadonlyMap<number, Stored>
    readonly facts: RecordFacts
  }

  async function knownOf(db: AnyDb, rows: readonly Each[], isLocking: boolean) {
    const queries = keyQueries(db, type.kind)
    const batch = await opened.batchOf(db, rows)
    const hashes = rows.map(({ keyHash }) => keyHash)
    const keys = await queries.known(setup.system, hashes)
    const unknown = rows.filter(({ hash }) => type.isKeyFreeAgain || !keys.has(hash))
    const found = unknown.map((row) => ({ line: row.line, id: batch.matchOf(row) ?? 0 }))
    const withKey = await queries.recordsWithKey(
      setup.system,
      found.map(({ id }) => id),
    )
    const matches = found.filter(({ id }) => id !== 0 && !withKey.has(id))
    const ids = [
      ...[...keys.values()].flatMap(({ recordId }) => recordId ?? []),
      ...matches.map(({ id }) => id),
    ]
    return {
      batch,
      usedKeys: await queries.usedKeys(setup.importId, hashes, rows[0]?.line ?? 0),
      keys,
      matches: new Map(matches.map(({ line, id }) => [line, id])),
      stored: await type.stored(db, ids, { isLocking }),
    }
  }

  function planOf(each: Each, known: Known): Planned | Promise<Planned> {
    const { row, hash, line } = each
    const { keys, facts, stored } = known
    const planned = plansOf(each)
    if (each.isLeftOut) return planned.leftOut('chosen')
    if (row.isLeftOut) return planned.leftOut('word')
    if (row.reference === null && row.problems.some(({ field }) => field === type.keyField))
      return plansOf(each, { keyHash: null }).problem(row.problems)
    if (known.usedKeys.has(hash) || facts.keys.has(hash)) {
      const field = row.reference === null ? type.keyField : 'externalId'
      const fault = faultIn(each, setup)(field, 'unique', messageFor(field, 'unique'))
      return planned.problem([...row.problems, fault])
    }
    facts.keys.add(hash)
    const key = keys.get(hash)
    const record = stored.get(key?.recordId ?? 0)
    if (key !== undefined && record?.deleted_at === null)
      return planKnown(each, record, { written: key.written, importId: key.importId }, known)
    const matchId = known.matches.get(line) ?? 0
    const match = facts.matched.has(matchId) ? undefined : stored.get(matchId)
    if (match?.deleted_at === null && (key === undefined || type.isKeyFreeAgain)) {
      facts.matched.add(matchId)
      return planKnown(each, match, { written: {}, importId: null }, known)
    }
    if (key !== undefined) return plansOf(each, { recordId: record?.id ?? null }).leftOut('deleted')
    return planNew(each, known)
  }

  async function planNew(each: Each, { batch }: Known): Promise<Planned> {
    const { row, keyHash } = each
    const planned = plansOf(each, { remarks: [...row.remarks, ...(batch.remarksOf?.(each, null) ?? [])] })
    const problems = [...row.problems, ...((await batch.problemsOf?.(each, null)) ?? [])]
    if (problems.length > 0) return planned.problem(problems)
    const changesRelated = batch.changesRelated?.(each, null) ?? false
    return { ...planned.base, outcome: 'create', work: { row, keyHash, update: null, changesRelated } }
  }

  async function planKnown(
    each: Each,
    stored: Stored,
    former: { written: KnownKey['written']; importId: number | null },
    { batch }: Known,
  ): Promise<Planned> {
    const { row, keyHash } = each
    const recordId = stored.id
    if (setup.options.known === 'leave') return plansOf(each, { recordId }).leftOut('known')
    const update = fieldUpdate({
      given: givenFields(type, row),
      columns: type.columns(row),
      stored,
      known: former,
      hashes: setup.hashes,
    })
    const fault = faultIn(each, setup)
    const kept = update.kept.map((field): ImportFault => fault(field, 'kept', remarkText(type.kind, 'kept')))
    const planned = plansOf(each, {
      recordId,
      remarks: [...row.remarks, ...kept, ...(batch.remarksOf?.(each, stored) ?? [])],
    })
    const problems = [
      ...row.problems.filter(({ name }) => name !== 'required'),
      ...((await batch.problemsOf?.(each, { ...update, stored })) ?? []),
    ]
    if (problems.length > 0) return planned.problem(problems)
    const changesRelated = batch.changesRelated?.(each, stored) ?? false
    if (update.fields.length === 0 && !changesRelated) return { ...planned.base, outcome: 'same' }
    return {
      ...planned.base,
      outcome: 'update',
      work: { row, keyHash, update: { ...update, stored, former }, changesRelated },
    }
  }

  /** In the order of the rows. */
  return async (
    db: AnyDb,
    rows: readonly FileRow[],
    { facts = recordFacts(), isLocking = false }: { facts?: RecordFacts; isLocking?: boolean } = {},
  ): Promise<Planned[]> => {
    const read = await mappedInSlices(rows, (each): Each => {
      const row = opened.read(each.line, each.cells)
      const keyHash = setup.hashes.key(row.key)
      return { ...each, row, keyHash, hash: keyHash.toString('base64') }
    })
    const known = { ...(await knownOf(db, read, isLocking)), facts }
    return Promise.all(await mappedInSlices(read, async (each) => planOf(each, known)))
  }
}
