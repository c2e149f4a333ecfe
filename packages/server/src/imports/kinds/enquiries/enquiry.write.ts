import { IMPLIED_RESPONSE } from '@latchkey/domain/leads/waiting/waiting.messages'
import { LEAD_STATUS, reasonListOf, sectionOf, type LeadStatus } from '@latchkey/domain/leads/lead-status'
import { DAY_MS } from '@latchkey/domain/platform/values/durations'
import type { Insertable } from 'kysely'
import type { AuditEntry, Change } from '../../../context/context.ts'
import type { LeadTable } from '../../../db/tables/leads.ts'
import { handledBy } from '../../../leads/handler/handler.queries.ts'
import { homeColumnsOfStock } from '../../../leads/record/lead.columns.ts'
import { homeQueries } from '../../../leads/record/home.queries.ts'
import { responseColumns } from '../../../leads/record/lead.waiting.ts'
import type { ImportSetup, WrittenRow } from '../import-kind.ts'
import { bulkQueries } from '../bulk.queries.ts'
import { writtenHashes } from '../field-update.ts'
import type { Former } from '../former.ts'
import { keyQueries } from '../key.queries.ts'
import { originColumn } from '../origin-column.ts'
import { onWire } from '../stored-values.ts'
import { enquiryColumns, givenFields, reachedColumns, type StoredLead } from './enquiry.columns.ts'
import type { LinkedHome } from './enquiry.known.ts'
import type { EnquiryWork, PlannedEnquiry } from './enquiry.plan.ts'
import { enquiryQueries } from './enquiry.queries.ts'

/** Enquiries submitted longer ago do not wait for an answer (rule M1.21). */
const WAITING_DAYS = 30

type Work = PlannedEnquiry & { readonly work: EnquiryWork }

export const isWork = (planned: PlannedEnquiry): planned is Work => planned.work !== null

/** Mails nobody, makes no link, notification or event, and changes no home (rule M1.20). */
export async function writeEnquiries(
  change: Change,
  setup: ImportSetup,
  rows: readonly Work[],
): Promise<WrittenRow[]> {
  const created = await createLeads(
    change,
    setup,
    rows.filter(({ work }) => work.update === null),
  )
  return [...created, ...(await updateLeads(change, setup, rows))]
}

async function createLeads(change: Change, setup: ImportSetup, rows: readonly Work[]): Promise<WrittenRow[]> {
  if (rows.length === 0) return []
  const queries = enquiryQueries(change.db)
  const leads = rows.map(({ work }) => newLead(work, setup))
  const stored = await bulkQueries(change.db, 'lead').insert(leads)
  const idAt = (place: number): number => {
    const id = stored[place]?.id
    if (id === undefined) throw new Error('Fewer leads were inserted than there are rows.')
    return id
  }
  await homeQueries(change.db).copyImages(
    leads.flatMap(({ property_id: homeId }, place) => (homeId == null ? [] : [idAt(place)])),
  )
  await queries.enterWithoutReason(
    leads.flatMap(({ status, touched_at: at = setup.now }, place) =>
      reasonListOf(status) === null ? [] : [{ id: idAt(place), status, at }],
    ),
  )
  await keyQueries(change.db, 'enquiries').write(
    setup.system,
    rows.map(({ work: { row, keyHash } }, place) => ({
      hash: keyHash,
      recordId: idAt(place),
      written: writtenHashes(givenFields(row), enquiryColumns(row.values), setup.hashes),
      importId: setup.importId,
    })),
  )
  await change.auditAll(
    rows.map(({ work }, place): AuditEntry => ({
      action: 'lead.import',
      entity: 'lead',
      entityId: idAt(place),
      changes: [
        { field: 'system', from: null, to: setup.system },
        { field: 'reference', from: null, to: work.row.reference },
      ],
    })),
  )
  return rows.map(({ line }, place) => ({
    line,
    recordId: idAt(place),
    recordVersion: stored[place]?.version ?? 1,
    former: null,
  }))
}

function newLead({ row, home }: EnquiryWork, setup: ImportSetup): Insertable<LeadTable> {
  const { handler_user_id: handlerId, ...columns } = enquiryColumns(row.values)
  const filled = filledFrom(home, columns)
  return {
    ...columns,
    ...filled,
    ...(handlerId === null
      ? { handler_user_id: null, handled_since: null }
      : handledBy(handlerId, setup.now)),
    ...responseColumns(
      waits(columns, setup)
        ? null
        : { how: IMPLIED_RESPONSE.imported, by: null, at: setup.now, minutes: null },
    ),
    ...reachedColumns(columns, setup.now),
    offered_rent_pence: offeredRent(columns.status, home),
    touched_at: new Date(row.values.lastContact * 1000),
    imported_from: originColumn(setup, row.reference),
  }
}

/** The link, and the home's values for blank fields of the copy; the same columns for every lead. */
function filledFrom(home: LinkedHome | undefined, columns: Readonly<Record<string, unknown>>) {
  if (home === undefined)
    return { property_id: null, property_unit_type: null, property_bedrooms: null, property_bathrooms: null }
  const values = Object.entries(homeColumnsOfStock(home)).map(([column, value]) => [
    column,
    columns[column] ?? value,
  ])
  return { ...(Object.fromEntries(values) as Partial<StoredLead>), property_id: home.id }
}

function waits(
  { status, submitted_at: submittedAt }: Pick<StoredLead, 'status' | 'submitted_at'>,
  { options, now }: ImportSetup,
): boolean {
  const isRecent = submittedAt.getTime() > now.getTime() - WAITING_DAYS * DAY_MS
  return options.waiting && sectionOf(status as LeadStatus) === 'Enquiry' && isRecent
}

/** Returns the rent of a home that was offered. */
function offeredRent(status: number, home: LinkedHome | undefined): number | null {
  const isOffered = status >= LEAD_STATUS.ReservationSent && status < LEAD_STATUS.ReservationComplete
  return isOffered ? home?.rental_price_pence || null : null
}

function offerOf(
  { lead, after }: { lead: StoredLead; after: StoredLead },
  home: LinkedHome | undefined,
): Partial<StoredLead> {
  const isNew = after.status !== lead.status && lead.offered_rent_pence === null
  return isNew ? { offered_rent_pence: offeredRent(after.status, home) } : {}
}

async function updateLeads(change: Change, setup: ImportSetup, rows: readonly Work[]): Promise<WrittenRow[]> {
  const updates = rows.flatMap(({ line, work: { update, ...work } }) =>
    update === null
      ? []
      : [{ line, ...work, ...update, others: { ...update.others, ...offerOf(update, work.home) } }],
  )
  if (updates.length === 0) return []
  const queries = enquiryQueries(change.db)
  const versions = await bulkQueries(change.db, 'lead').update(
    updates.map(({ lead, fields, others }) => ({
      id: lead.id,
      ...Object.fromEntries(fields.map(({ column, to }) => [column, to])),
      ...others,
    })),
  )
  await homeQueries(change.db).copyImages(
    updates.flatMap(({ lead, others }) => ('property_id' in others ? [lead.id] : [])),
  )
  await queries.enterWithoutReason(
    updates.flatMap(({ lead, after }) =>
      after.status === lead.status || reasonListOf(after.status) === null
        ? []
        : [{ id: lead.id, status: after.status, at: setup.now }],
    ),
  )
  await keyQueries(change.db, 'enquiries').write(
    setup.system,
    updates.map(({ keyHash, lead, written }) => ({
      hash: keyHash,
      recordId: lead.id,
      written,
      importId: setup.importId,
    })),
  )
  await change.auditAll(
    updates.map(({ lead, fields }): AuditEntry => ({
      action: 'lead.import-update',
      entity: 'lead',
      entityId: lead.id,
      changes: fields.map(({ field, from, to }) => ({ field, from: onWire(from), to: onWire(to) })),
    })),
  )
  return updates.map(({ line, lead, key, fields, others }) => {
    const former: Former = {
      fields: fields.map(({ field, column, from, to }) => ({ field, column, from, to })),
      others: Object.fromEntries(
        Object.keys(others).map((column) => [column, lead[column as keyof StoredLead]]),
      ),
      written: key.written,
      version: lead.version,
      importId: key.importId,
    }
    return { line, recordId: lead.id, recordVersion: versions.get(lead.id) ?? lead.version + 1, former }
  })
}
