import { sql, type Kysely } from 'kysely'

/** It replaces each value of an anonymised lead in the audit trail. */
const REMOVED = sql`'{"from": "[removed]", "to": "[removed]"}'::jsonb`

/**
 * When a lead was last changed by staff or its tenant, how long it is kept, and that it was anonymised. The keys for
 * duplicates become plain columns kept by a trigger, because those of an anonymised lead are empty; to change the
 * expression of a stored column would rewrite the table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table office
    add column keep_months smallint not null default 24 check (keep_months between 6 and 120),
    add column keep_months_complete smallint not null default 84 check (keep_months_complete between 12 and 120)`.execute(
    db,
  )
  await sql`alter table lead
    add column touched_at timestamptz,
    add column keep_until date,
    add column anonymised_at timestamptz,
    alter column email_key drop expression,
    alter column phone_key drop expression`.execute(db)
  // Apart, so that existing leads stay empty: the next migration fills them from their history.
  await sql`alter table lead alter column touched_at set default now()`.execute(db)
  await sql`create function keep_person_keys() returns trigger language plpgsql as $$
    declare digits text := regexp_replace(new.phone, '\\D', '', 'g');
    begin
      new.email_key := case when new.anonymised_at is null then lower(new.email collate "und-x-icu") else '' end;
      new.phone_key := case when new.anonymised_at is null
        then regexp_replace(digits, '^44', '0') || ' ' || regexp_replace(digits, '^0', '44') else ' ' end;
      return new;
    end $$`.execute(db)
  await sql`create trigger lead_person_keys before insert or update of email, phone, anonymised_at on lead
    for each row execute function keep_person_keys()`.execute(db)

  // Values can be removed from a line, and nothing else: by a function of the owner, as the product may not update.
  await sql`create function refuse_all_but_removal() returns trigger language plpgsql as $$
    begin
      if new is distinct from old
        and to_jsonb(new) - 'changes' - 'address' = to_jsonb(old) - 'changes' - 'address'
        and (new.address is null or new.address = old.address)
        and jsonb_array_length(new.changes) = jsonb_array_length(old.changes)
        and not exists (
          select from jsonb_array_elements(old.changes) with ordinality as was (value, place)
          join jsonb_array_elements(new.changes) with ordinality as becomes (value, place) using (place)
          where becomes.value not in (was.value, was.value || ${REMOVED})
        )
      then return new; end if;
      raise exception 'the audit trail can only be added to';
    end $$`.execute(db)
  await sql`drop trigger audit_append_only on audit`.execute(db)
  await sql`create trigger audit_append_only before truncate on audit
    for each statement execute function refuse_change()`.execute(db)
  await sql`create trigger audit_keeps_values before update on audit
    for each row execute function refuse_all_but_removal()`.execute(db)
  await sql`create function remove_audit_values(line_ids bigint[], fields text[]) returns void
    security definer set search_path = public language sql as $$
      with removed as (
        select id,
          (select coalesce(jsonb_agg(
              case when fields is null or value ->> 'field' = any(fields) then value || ${REMOVED} else value end
              order by place), '[]')
            from jsonb_array_elements(changes) with ordinality as change (value, place)) as changes,
          case when fields is null and user_id is null then null else address end as address
        from audit where id = any(line_ids))
      update audit set changes = removed.changes, address = removed.address
      from removed
      where audit.id = removed.id
        and (audit.changes, audit.address) is distinct from (removed.changes, removed.address) $$`.execute(db)
  await sql`revoke execute on function remove_audit_values(bigint[], text[]) from public`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function remove_audit_values(bigint[], text[])`.execute(db)
  await sql`drop trigger audit_keeps_values on audit`.execute(db)
  await sql`drop trigger audit_append_only on audit`.execute(db)
  await sql`drop function refuse_all_but_removal()`.execute(db)
  await sql`create trigger audit_append_only before update or truncate on audit
    for each statement execute function refuse_change()`.execute(db)
  await sql`drop trigger lead_person_keys on lead`.execute(db)
  await sql`drop function keep_person_keys()`.execute(db)
  await sql`alter table lead
    drop column touched_at, drop column keep_until, drop column anonymised_at,
    drop column email_key, drop column phone_key`.execute(db)
  await sql`alter table office drop column keep_months, drop column keep_months_complete`.execute(db)
  const digits = sql`regexp_replace(phone, '\\D', '', 'g')`
  await sql`alter table lead
    add column email_key text collate "und-x-icu" not null
      generated always as (lower(email collate "und-x-icu")) stored,
    add column phone_key text not null generated always as
      (regexp_replace(${digits}, '^44', '0') || ' ' || regexp_replace(${digits}, '^0', '44')) stored`.execute(
    db,
  )
  for (const [name, definition] of INDEXES_OF_KEYS)
    await sql`create index ${sql.id(name)} on lead ${sql.raw(definition)}`.execute(db)
}

/** Dropped with the columns. */
const INDEXES_OF_KEYS = [
  [
    'lead_search',
    `using gin (name_key gin_trgm_ops, email_key gin_trgm_ops, phone_key gin_trgm_ops,
      address_key gin_trgm_ops, property_name_key gin_trgm_ops)`,
  ],
  ['lead_by_email_key', '(section, email_key, id) where deleted_at is null'],
  ['lead_by_phone_key', '(section, phone_key, id) where deleted_at is null'],
  [
    'lead_phone',
    '(phone_key) include (id, property_id, property_name_key, property_postcode) where deleted_at is null',
  ],
  ['lead_email', '(email_key) where deleted_at is null'],
  ['lead_deleted_phone', '(phone_key) where deleted_at is not null'],
  ['lead_deleted_email', '(email_key) where deleted_at is not null'],
] as const
