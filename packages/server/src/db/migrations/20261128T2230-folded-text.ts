import { sql, type Kysely, type RawBuilder } from 'kysely'
import { buildIndex, dropIndex } from '../build-index.ts'
import { runWithLockRetries } from '../lock-retries.ts'

/** Leads are filled in batches, so that saves continue; the indexes are built concurrently. */
export const runsInTransaction = false

const BATCH = 5_000

/** The lists of `foldedText` in the domain. */
const APOSTROPHES = '`´ʹʻʼʽˈ‘’‛′＇'
const QUOTES = '“”„‟″＂'
const DASHES = '‐‑‒–—―−֊־᐀᠆⸗⸚⸺⸻⹀⹝〜〰゠︱︲﹘﹣－𐵮𐺭'
const ACCENTS = [
  String.raw`\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670`,
  String.raw`\u1ab0-\u1ace\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f`,
].join('')
const LETTERS = 'ðđɖɗɓǥħıɨƙłŋøŧʉƴƶς'
const PLAIN_LETTERS = 'ddddbghiiklnotuyzσ'

const translated = (
  text: string,
  pairs: readonly (readonly [from: string, to: string])[],
): RawBuilder<string> =>
  sql`translate(${sql.raw(text)}, ${sql.lit(pairs.map(([from]) => from).join(''))}, ${sql.lit(
    pairs.map(([from, to]) => (to.length === 1 ? to.repeat(Array.from(from).length) : to)).join(''),
  )})`

/**
 * Searches ignore accents and kinds of apostrophes, dashes and spaces. The keys of leads become plain columns kept by a
 * trigger, because to change the expression of a stored column would rewrite the table; only leads whose key differs
 * are written. Such a key also contains the former one, with which a process of the older version compares, after a
 * line break, which no search contains.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace function folded_text(original text) returns text
    language plpgsql immutable strict parallel safe as $$
    declare folded text;
    begin
      if octet_length(original) = char_length(original) then
        return regexp_replace(translate(lower(original collate "C"), '\`', ''''), ${sql.lit(SPACES)}, ' ', 'g');
      end if;
      folded := normalize(${translated('original', [
        [APOSTROPHES, "'"],
        [QUOTES, '"'],
        [DASHES, '-'],
      ])}, NFKD);
      folded := regexp_replace(folded, ${sql.lit(SPACES)}, ' ', 'g');
      folded := regexp_replace(folded, ${sql.lit(`[${ACCENTS}]+`)}, '', 'g');
      folded := ${translated('lower(folded collate "und-x-icu")', [[LETTERS, PLAIN_LETTERS]])};
      folded := replace(replace(replace(replace(folded, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
      return normalize(folded, NFC);
    end $$`.execute(db)
  await sql`create or replace function search_key_of(original text) returns text
    language plpgsql immutable strict parallel safe as $$
    declare
      folded text := folded_text(original);
      lowered text := lower(original collate "und-x-icu");
    begin
      return case when folded = lowered then folded else folded || E'\\n ' || lowered end;
    end $$`.execute(db)
  const keys = keysOf('new')
  await sql`create or replace function keep_search_keys() returns trigger language plpgsql as $$
    begin
      new.name_key := ${keys.name};
      new.address_key := ${keys.address};
      new.address_order := left(new.address_key, 200);
      new.property_name_key := ${keys.propertyName};
      return new;
    end $$`.execute(db)
  await runWithLockRetries(
    db,
    sql`do $$ begin
      alter table lead
        alter column name_key drop expression if exists,
        alter column address_key drop expression if exists,
        alter column address_order drop expression if exists,
        alter column property_name_key drop expression if exists;
      create or replace trigger lead_search_keys before insert or update of first_name, last_name, property_name,
        property_address_line1, property_address_line2, property_city, property_postcode on lead
        for each row execute function keep_search_keys();
    end $$`,
  )
  await fillKeys(db)
  await buildIndex(db, 'property_folded_units', sql`${ON_NAME_AND_ADDRESS} and project_id is not null`)
  await buildIndex(db, 'property_folded_own', sql`${ON_NAME_AND_ADDRESS} and project_id is null`)
  await buildIndex(
    db,
    'audit_folded_words',
    sql`on audit using gin (folded_text(left(changes::text, 2000)) gin_trgm_ops)`,
  )
  for (const name of ['property_search_units', 'property_search_own', 'audit_words'])
    await dropIndex(db, name)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index property_folded_units, property_folded_own, audit_folded_words`.execute(db)
  await sql`drop trigger lead_search_keys on lead`.execute(db)
  await sql`drop function keep_search_keys()`.execute(db)
  await sql`drop function search_key_of(text)`.execute(db)
  await sql`drop function folded_text(text)`.execute(db)
  await sql`alter table lead
    drop column name_key, drop column address_key, drop column address_order, drop column property_name_key`.execute(
    db,
  )
  const address = sql`coalesce(lower(joined_address(property_address_line1, property_address_line2, property_city,
    property_postcode) collate "und-x-icu"), '')`
  await sql`alter table lead
    add column name_key text collate "und-x-icu" not null
      generated always as (lower(btrim(first_name || ' ' || last_name) collate "und-x-icu")) stored,
    add column address_key text collate "und-x-icu" not null generated always as (${address}) stored,
    add column address_order text collate "und-x-icu" not null generated always as (left(${address}, 200)) stored,
    add column property_name_key text collate "und-x-icu" not null
      generated always as (lower(coalesce(property_name, '') collate "und-x-icu")) stored`.execute(db)
  for (const [name, definition] of FORMER_INDEXES)
    await sql`create index ${sql.id(name)} on ${sql.raw(definition)}`.execute(db)
}

/** Of white space, after compatible spaces have become plain ones. */
const SPACES = String.raw`[\t-\r \u0085\u1680\u2028\u2029\ufeff]+`

const keysOf = (row: 'new' | 'lead') => {
  const column = (name: string) => sql.ref(`${row}.${name}`)
  return {
    name: sql`search_key_of(btrim(${column('first_name')} || ' ' || ${column('last_name')}))`,
    address: sql`coalesce(search_key_of(joined_address(${column('property_address_line1')},
      ${column('property_address_line2')}, ${column('property_city')}, ${column('property_postcode')})), '')`,
    propertyName: sql`coalesce(search_key_of(${column('property_name')}), '')`,
  }
}

/** Writes the leads whose keys differ; the trigger makes them. */
async function fillKeys(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ last: number }>`select coalesce(max(id), 0) as last from lead`.execute(db)
  const last = rows[0]?.last ?? 0
  const { name, address, propertyName } = keysOf('lead')
  for (let from = 1; from <= last; from += BATCH)
    await sql`update lead set first_name = first_name
      where id between ${from} and ${from + BATCH - 1}
        and (name_key <> ${name} or address_key <> ${address} or property_name_key <> ${propertyName})`.execute(
      db,
    )
}

const ON_NAME_AND_ADDRESS = sql`on property using gin (
  folded_text(name) gin_trgm_ops,
  folded_text(joined_address(address_line1, address_line2, city, county, postcode)) gin_trgm_ops
) where deleted_at is null`

/** Of them, those of leads are dropped with their columns. */
const FORMER_INDEXES = [
  [
    'lead_search',
    `lead using gin (name_key gin_trgm_ops, email_key gin_trgm_ops, phone_key gin_trgm_ops,
      address_key gin_trgm_ops, property_name_key gin_trgm_ops)`,
  ],
  ['lead_by_name_key', 'lead (section, name_key, id) where deleted_at is null'],
  ['lead_by_address_order', 'lead (section, address_order, id) where deleted_at is null'],
  ['lead_by_property_name_key', 'lead (section, property_name_key, id) where deleted_at is null'],
  ['lead_long_address', 'lead (id) where char_length(address_order) = 200'],
  [
    'lead_phone',
    'lead (phone_key) include (id, property_id, property_name_key, property_postcode) where deleted_at is null',
  ],
  ['audit_words', `audit using gin (lower(left(changes::text, 2000) collate "und-x-icu") gin_trgm_ops)`],
  ...['units', 'own'].map(
    (which) =>
      [
        `property_search_${which}`,
        `property using gin (lower(name collate "und-x-icu") gin_trgm_ops,
          lower(joined_address(address_line1, address_line2, city, county, postcode) collate "und-x-icu") gin_trgm_ops)
          where deleted_at is null and project_id is ${which === 'own' ? '' : 'not '}null`,
      ] as const,
  ),
] as const
