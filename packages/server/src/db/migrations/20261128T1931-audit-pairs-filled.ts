import { sql, type Kysely, type RawBuilder } from 'kysely'

/** Lines about two leads: one is written for each of them, by the same person and at nearly the same time. */
const ABOUT_TWO = sql`action in ('lead.merge', 'lead.unmerge', 'lead.not-duplicate', 'lead.not-duplicate-undo')
  and entity = 'lead'`

/** Fields of such a line that stay when the other lead is anonymised. */
const STAYS = sql`(field in ('mergeId', 'reason', 'handler') or field like 'property.%')`

/** Values can be removed from a line, and nothing else; `besides` are further columns that may change. */
const allowOnlyRemoval = (besides: RawBuilder<unknown>) => sql`
  create or replace function refuse_all_but_removal() returns trigger language plpgsql as $$
  begin
    if new is distinct from old
      and to_jsonb(new) - 'changes' - 'address' ${besides} = to_jsonb(old) - 'changes' - 'address' ${besides}
      and (new.address is null or new.address = old.address)
      and jsonb_array_length(new.changes) = jsonb_array_length(old.changes)
      and not exists (
        select from jsonb_array_elements(old.changes) with ordinality as was (value, place)
        join jsonb_array_elements(new.changes) with ordinality as becomes (value, place) using (place)
        where becomes.value not in (was.value, was.value || '{"from": "[removed]", "to": "[removed]"}'::jsonb)
      )
    then return new; end if;
    raise exception 'the audit trail can only be added to';
  end $$`

/**
 * Joins the earlier lines about two leads, and removes what the trails of other leads and the lines about filters still
 * say about leads that are anonymised. By the index of actions: only these lines are read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await allowOnlyRemoval(sql`- 'other_lead_id'`).execute(db)
  // The line of the other lead is the nearer one of the neighbours.
  await sql`
    with line as (
      select id, entity_id, row_number() over by_person as place,
        lag(entity_id) over by_person as before_lead, at - lag(at) over by_person as since,
        lead(entity_id) over by_person as after_lead, lead(at) over by_person - at as until
      from audit where ${ABOUT_TWO}
      window by_person as (partition by action, user_id, address order by id)
    ), pair as (
      select id, entity_id,
        case when until is null or since < until or (since = until and place % 2 = 0) then before_lead
          else after_lead end as other_lead_id
      from line
    )
    update audit set other_lead_id = pair.other_lead_id from pair
    where audit.id = pair.id and pair.other_lead_id <> pair.entity_id`.execute(db)
  await allowOnlyRemoval(sql``).execute(db)

  await sql`create temporary table gone on commit drop as
    select audit.id, audit.entity_id, audit.action, audit.changes
    from audit join lead as other on other.id = audit.other_lead_id
    where ${ABOUT_TWO} and other.anonymised_at is not null`.execute(db)
  // Later lines of the kept lead repeat what it took over from an anonymised one.
  await sql`
    with taken as (
      select gone.id, gone.entity_id, change ->> 'field' as field, change -> 'to' as value
      from gone, jsonb_array_elements(gone.changes) as change, lateral (select change ->> 'field' as field) as named
      where gone.action = 'lead.merge' and gone.changes @> '[{"field": "mergedWith"}]'
        and change -> 'to' not in ('null', '"[removed]"') and not ${STAYS}
    ), line as (
      select audit.id, array_agg(taken.field) as fields
      from taken
      join audit on audit.entity = 'lead' and audit.entity_id = taken.entity_id and audit.id > taken.id,
        jsonb_array_elements(audit.changes) as change
      where change ->> 'field' = taken.field and (taken.value in (change -> 'from', change -> 'to')
        or strpos(change ->> 'from', taken.value #>> '{}') > 0 or strpos(change ->> 'to', taken.value #>> '{}') > 0)
      group by audit.id
    )
    select remove_audit_values(array[id], fields) from line`.execute(db)
  await sql`
    select remove_audit_values(array_agg(distinct id), array_agg(distinct field))
    from gone, jsonb_array_elements(changes) as change, lateral (select change ->> 'field' as field) as named
    where not ${STAYS}`.execute(db)

  // Filters with a quote or a backslash were not searched. Whose they are is not known any more.
  await sql`
    select remove_audit_values(array[id], array_agg(change ->> 'field'))
    from audit, jsonb_array_elements(changes) as change
    where action in ('list.export', 'view.create', 'view.update')
      and id < (select max(id) from audit where action = 'lead.anonymise')
      and change ->> 'field' in ('filters', 'query')
      and change::text ~ '\\\\["\\\\]'
    group by id`.execute(db)
}

/** Removed values cannot be restored. */
export async function down(): Promise<void> {}
