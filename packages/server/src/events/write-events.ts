import { LEAD_STATUS, sectionOf, type LeadStatus } from '@latchkey/domain/leads/lead-status'
import { sql, type Transaction } from 'kysely'
import type { Done, NewEvent } from '../context/context.ts'
import type { Db } from '../db/schema.ts'
import { sectionNumber } from '../leads/record/lead.columns.ts'
import { authorOf, eventsOf, isImport } from './events-of.ts'

/**
 * Writes the events of a change in its transaction, at its end, in one statement; returns how many. The records are
 * read there: a viewing is moved only while it is scheduled, and a listing changed only while it is published.
 */
export async function writeEvents(db: Transaction<Db>, done: Done, now: () => number): Promise<number> {
  const { author, entries } = done
  if (entries.some(isImport)) return 0
  const found = joined([...eventsOf(entries), ...done.events])
  if (found.length === 0) return 0
  const by = authorOf(author, entries)
  const lines = found.map(({ type, id, statuses = [], ...facts }) => ({
    type,
    kind: type.split('.')[0],
    id,
    other: facts.otherId ?? null,
    sections: statuses.map((status) => sectionNumber(sectionOf(status as LeadStatus))),
    facts: { by, ...facts },
  }))
  const viewingAt = sql`extract(epoch from lead.viewing_at)::bigint`
  const { numAffectedRows = 0n } = await sql`
    insert into event (type, record_kind, record_id, sections, facts, at)
    select line.type, line.kind, line.id,
      case when line.kind in ('lead', 'viewing') then array(
        select distinct section from unnest(line.sections || array[lead.section, other.section]::smallint[]) section
        where section is not null) end,
      case line.type when 'viewing.moved' then jsonb_build_object('from', ${viewingAt}) || line.facts
        || jsonb_build_object('to', ${viewingAt}) else line.facts end,
      ${new Date(now())}
    from rows from (jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as (type text, kind text, id integer, other integer, sections smallint[], facts jsonb)) with ordinality
      as line (type, kind, id, other, sections, facts, place)
    left join lead on lead.id = line.id and line.kind in ('lead', 'viewing')
    left join lead other on other.id = line.other
    left join listing on listing.property_id = line.id and line.type = 'listing.updated'
    where (line.type <> 'viewing.moved' or lead.status = ${LEAD_STATUS.ViewingScheduled})
      and (line.type <> 'listing.updated' or listing.published_at is not null and listing.off_at is null)
    order by line.place`.execute(db)
  return Number(numAffectedRows)
}

/** One update of each record, with the fields of all; none of a listing that is published or taken off at once. */
function joined(events: readonly NewEvent[]): NewEvent[] {
  const first = new Map<string, NewEvent>()
  for (const event of events) {
    const key = `${event.type} ${event.id}`
    const known = first.get(key)
    const fields = [...new Set([...(known?.fields ?? []), ...(event.fields ?? [])])]
    first.set(key, { ...known, ...event, ...(fields.length > 0 && { fields }) })
  }
  return [...first.values()].filter(
    ({ type, id }) =>
      type !== 'listing.updated' ||
      (!first.has(`listing.published ${id}`) && !first.has(`listing.unpublished ${id}`)),
  )
}
