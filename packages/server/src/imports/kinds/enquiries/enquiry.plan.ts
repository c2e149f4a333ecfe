import { enquiryReader, type EnquiryRow } from '@latchkey/domain/imports/enquiry-row'
import type { ImportFault } from '@latchkey/domain/imports/import.contract'
import { heldByText } from '@latchkey/domain/imports/import-steps.messages'
import { NO_PROPERTY_NAME, REMARK_TEXTS } from '@latchkey/domain/imports/remark-texts'
import { messageFor } from '@latchkey/domain/platform/field-errors'
import type { Kysely, Transaction } from 'kysely'
import type { Db } from '../../../db/schema.ts'
import { dueAt, type Due } from '../../../office/due.ts'
import { choiceQueries } from '../../choices.queries.ts'
import type { FileRow, ImportSetup } from '../import-kind.ts'
import { mappedInSlices } from '../in-slices.ts'
import type { KnownKey } from '../key.queries.ts'
import { faultIn, plansOf, type PlannedWork } from '../planned-row.ts'
import type { StoredLead } from './enquiry.columns.ts'
import { knownOf, type Known, type LinkedHome, type ReadEnquiry } from './enquiry.known.ts'
import { goneAs, heldHomeOf, recordHolder, holderOf, isNewHold, isOlderThanKept } from './enquiry.rules.ts'
import { enquiryUpdate, type EnquiryUpdate } from './enquiry.update.ts'
import { fileFacts, type FileFacts } from './file-facts.ts'
import { homeIndex } from './home-index.ts'

type AnyDb = Kysely<Db> | Transaction<Db>

/** The values that are written for a row, and why. */
export interface EnquiryWork {
  readonly row: EnquiryRow
  readonly keyHash: Buffer
  readonly home: LinkedHome | undefined
  /** Null for a new lead. */
  readonly update: (EnquiryUpdate & { readonly key: KnownKey; readonly lead: StoredLead }) | null
}

export type PlannedEnquiry = PlannedWork<EnquiryWork>

interface Planning {
  readonly setup: ImportSetup
  readonly due: Due
  readonly known: Known
  /** Collected from earlier rows. */
  readonly facts: FileFacts
}

/** Decides what becomes of rows, as the database and the earlier rows are. */
export async function enquiryPlanner(opened: AnyDb, setup: ImportSetup) {
  const readCells = enquiryReader({ ...setup, choices: await choiceQueries(opened).choices() })
  const homes = await homeIndex(opened, setup)
  const due = await dueAt(opened, setup.timeZone, setup.now)

  const read = (rows: readonly FileRow[]): Promise<ReadEnquiry[]> =>
    mappedInSlices(rows, (each) => {
      const row = readCells(each.line, each.cells)
      const keyHash = setup.hashes.key(row.key)
      return { ...each, row, keyHash, hash: keyHash.toString('base64'), homeId: homes.find(row.values) }
    })

  /** In the order of the rows. */
  return async (
    db: AnyDb,
    rows: readonly FileRow[],
    { facts = fileFacts(), isLocking = false }: { facts?: FileFacts; isLocking?: boolean } = {},
  ): Promise<PlannedEnquiry[]> => {
    const readRows = await read(rows)
    const known = await knownOf(db, readRows, { setup, isLocking })
    return mappedInSlices(readRows, (row) => planOf(row, { setup, due, known, facts }))
  }
}

function planOf(each: ReadEnquiry, planning: Planning): PlannedEnquiry {
  const { known, facts } = planning
  const { row, hash } = each
  const planned = plansOf(each)
  // A blank row of a file is passed over: this one was emptied.
  if (each.cells.length === 0) return planned.leftOut('anonymised')
  if (each.isLeftOut) return planned.leftOut('chosen')
  if (row.isLeftOut) return planned.leftOut('word')
  if (known.usedKeys.has(hash) || facts.keys.has(hash)) {
    const field = row.reference === null ? 'email' : 'externalId'
    const fault = faultIn(each, planning.setup)(field, 'unique', messageFor(field, 'unique'))
    return planned.problem([...row.problems, fault])
  }
  facts.keys.add(hash)
  const key = known.keys.get(hash)
  return key === undefined ? planNew(each, planning) : planKnown(each, key, planning)
}

function planNew(each: ReadEnquiry, planning: Planning): PlannedEnquiry {
  const { setup, due, known, facts } = planning
  const { row, keyHash } = each
  const home = known.homes.get(each.homeId ?? 0)
  const isOld = isOlderThanKept(row, due)
  const holding = { status: row.values.lead.status, property_id: home?.id ?? null }
  const planned = plansOf(each, {
    heldHome: heldHomeOf(holding),
    remarks: [
      ...row.remarks,
      ...missedHome(each, home, planning),
      ...missingPropertyName(each, home, planning),
    ],
    isOld,
  })
  if (isOld && setup.options.old === 'leave-out') return planned.leftOut('old')
  if (row.problems.length > 0) return planned.problem(row.problems)
  const heldBy = holderOf(holding, { holders: known.holders, facts })
  if (heldBy !== null) return planned.problem([heldFault(each, heldBy, planning)])
  recordHolder(holding, row.name, facts)
  return { ...planned.base, outcome: 'create', work: { row, keyHash, home, update: null } }
}

/** Only a new lead gets these remarks: in a known one, an empty cell changes nothing. */
const OF_NEW_ONLY: readonly string[] = ['stand-in', 'today']

function planKnown(each: ReadEnquiry, key: KnownKey, planning: Planning): PlannedEnquiry {
  const { setup, known, facts } = planning
  const { row, keyHash } = each
  const lead = known.leads.get(key.recordId ?? 0)
  const gone = goneAs(key, lead)
  if (gone !== null || lead === undefined)
    return plansOf(each, { recordId: lead?.id ?? null }).leftOut(gone ?? 'deleted')
  if (setup.options.known === 'leave') return plansOf(each, { recordId: lead.id }).leftOut('known')
  const home = known.homes.get(each.homeId ?? 0)
  const update = enquiryUpdate({ row, lead, known: key, home, hashes: setup.hashes, now: setup.now })
  const fault = faultIn(each, planning.setup)
  const planned = plansOf(each, {
    recordId: lead.id,
    heldHome: heldHomeOf(update.after),
    remarks: [
      ...row.remarks.filter(({ name }) => !OF_NEW_ONLY.includes(name)),
      ...missedHome(each, home, planning),
      ...update.kept.map((field) => fault(field, 'kept', REMARK_TEXTS.kept)),
    ],
  })
  const problems = [
    ...row.problems.filter(({ name }) => name !== 'required'),
    ...update.missing.map((field) => fault(field, 'required', messageFor(field, 'required'))),
  ]
  if (problems.length > 0) return planned.problem(problems)
  if (update.fields.length === 0 && Object.keys(update.others).length === 0)
    return { ...planned.base, outcome: 'same' }
  const heldBy = isNewHold(lead, update.after)
    ? holderOf(update.after, { holders: known.holders, facts, exceptId: lead.id })
    : null
  if (heldBy !== null) return planned.problem([heldFault(each, heldBy, planning)])
  recordHolder(update.after, row.name, facts)
  return {
    ...planned.base,
    outcome: 'update',
    work: { row, keyHash, home, update: { ...update, key, lead } },
  }
}

const heldFault = (each: ReadEnquiry, heldBy: string, planning: Planning): ImportFault =>
  faultIn(each, planning.setup)('status', 'held', heldByText(heldBy))

/** A row that gives a reference to a home gets this remark. */
function missedHome(each: ReadEnquiry, home: LinkedHome | undefined, planning: Planning): ImportFault[] {
  const { homeReference, lead } = each.row.values
  const [field] = [
    ...(homeReference === '' ? [] : ['property.reference']),
    ...(lead.property.crmPropertyUuid === '' ? [] : ['property.crmPropertyUuid']),
  ]
  if (home !== undefined || field === undefined) return []
  return [faultIn(each, planning.setup)(field, 'no-home', REMARK_TEXTS['no-home'])]
}

/** A lead is saved with the name of a property (rule L27), which an imported one may lack until then. */
function missingPropertyName(
  each: ReadEnquiry,
  home: LinkedHome | undefined,
  planning: Planning,
): ImportFault[] {
  const hasName = (each.row.values.lead.property.name || home?.name || '') !== ''
  return hasName ? [] : [faultIn(each, planning.setup)('property.name', 'no-home', NO_PROPERTY_NAME)]
}
