import { AUDIT_LIST_MAX } from '@latchkey/domain/audit/audit.columns'
import { normalisedEmail } from '@latchkey/domain/platform/values/email'
import { sql, type ExpressionBuilder, type Kysely, type Selectable } from 'kysely'
import { idIn } from '../db/exported-list.ts'
import type { Db } from '../db/schema.ts'
import type { AuditTable } from '../db/tables/audit.ts'
import { contains, nameContains } from '../db/contains.ts'
import { programActor } from '../db/program-actor.sql.ts'

/** A null condition is left out. */
export interface AuditQuestion {
  readonly person: string | null
  readonly actions: readonly string[] | null
  readonly from: Date | null
  readonly until: Date | null
  readonly text: string | null
}

export interface AuditRecord extends Pick<
  Selectable<AuditTable>,
  'id' | 'at' | 'address' | 'action' | 'changes'
> {
  readonly userId: number | null
  readonly username: string | null
  readonly actor: string | null
  readonly kind: string
  readonly subjectId: number | null
  readonly subjectName: string | null
}

export interface AuditSlice {
  readonly limit: number
  readonly offset: number
  /** Null selects all. */
  readonly ids?: readonly number[] | null
}

/** Ids of the records whose name contains a word. */
type Subjects = Readonly<Record<'lead' | 'user' | 'role' | 'project' | 'property', number[]>>

/** Maximum number of records of a kind that a word is looked up in; above it the word is not applied. */
const SUBJECTS_MAX = 500

/** The expression of the index `audit_folded_words`. */
const WORDS = sql<string>`folded_text(left(audit.changes::text, 2000))`

/** Escapes quotes and backslashes as in the text of a JSON value. */
const escapedInJson = (text: string): string => JSON.stringify(text).slice(1, -1)

const folded = (column: string) => sql<string>`folded_text(${sql.ref(column)})`

export const auditQueries = (db: Kysely<Db>) => {
  const idsOf = async (
    table: 'app_user' | 'role' | 'project' | 'property' | 'api_key' | 'lead_source',
    column: string,
    text: string,
  ): Promise<number[]> => {
    const rows = await db
      .selectFrom(table)
      .select('id')
      .where(nameContains(folded(column), text))
      .limit(SUBJECTS_MAX)
      .execute()
    return rows.map(({ id }) => id)
  }

  const people = (text: string) => idsOf('app_user', 'username', normalisedEmail(text))

  async function subjectsNamed(text: string): Promise<Subjects> {
    const leads = await db
      .selectFrom('lead')
      .select('id')
      .where(nameContains(sql`name_key`, text))
      .limit(SUBJECTS_MAX)
      .execute()
    // In sequence: an export runs them on the connection of its snapshot.
    return {
      lead: leads.map(({ id }) => id),
      user: await people(text),
      role: await idsOf('role', 'name', text),
      project: await idsOf('project', 'name', text),
      property: await idsOf('property', 'name', text),
    }
  }

  /** Looks names up first, so that each part of the condition can use an index. */
  async function condition(question: AuditQuestion) {
    const persons = question.person === null ? null : await people(question.person)
    const keys = question.person === null ? [] : await idsOf('api_key', 'name', question.person)
    const sources = question.person === null ? [] : await idsOf('lead_source', 'name', question.person)
    const subjects = question.text === null ? null : await subjectsNamed(question.text)
    return (row: ExpressionBuilder<Db, 'audit'>) => {
      const about = (kind: string, ids: number[]) =>
        row.and([row('audit.entity', '=', kind), row('audit.entity_id', 'in', ids.length > 0 ? ids : [-1])])
      const parts = []
      if (persons !== null) {
        parts.push(
          row.or([
            row('audit.user_id', 'in', persons.length > 0 ? persons : [-1]),
            row('audit.key_id', 'in', keys.length > 0 ? keys : [-1]),
            row('audit.source_id', 'in', sources.length > 0 ? sources : [-1]),
            about('user', persons),
          ]),
        )
      }
      if (question.actions !== null) {
        parts.push(row('audit.action', 'in', question.actions.length > 0 ? question.actions : ['']))
      }
      if (question.from !== null) parts.push(row('audit.at', '>=', question.from))
      if (question.until !== null) parts.push(row('audit.at', '<', question.until))
      if (question.text !== null && subjects !== null) {
        const named = Object.entries(subjects).map(([kind, ids]) => about(kind, ids))
        const words = new Set([question.text, normalisedEmail(question.text)])
        parts.push(row.or([...[...words].map((text) => contains(WORDS, escapedInJson(text))), ...named]))
      }
      return row.and(parts)
    }
  }

  return {
    /** Counts no further than the list goes. */
    async count(question: AuditQuestion): Promise<number> {
      const lines = db
        .selectFrom('audit')
        .select('id')
        .where(await condition(question))
        .limit(AUDIT_LIST_MAX)
      const { total } = await db
        .selectFrom(lines.as('lines'))
        .select((row) => row.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return total
    },

    /** Unordered; names are joined for these lines only. */
    async lines(question: AuditQuestion, { limit, offset, ids = null }: AuditSlice) {
      const matches = await condition(question)
      return db
        .selectFrom(
          db
            .selectFrom('audit')
            .selectAll()
            .where(matches)
            .where(idIn(sql.ref('audit.id'), ids))
            .orderBy('id', 'desc')
            .limit(limit)
            .offset(offset)
            .as('audit'),
        )
        .leftJoin('app_user as doer', 'doer.id', 'audit.user_id')
        .leftJoin('api_key', 'api_key.id', 'audit.key_id')
        .leftJoin('lead_source', 'lead_source.id', 'audit.source_id')
        .select([
          'audit.id',
          'audit.at',
          'audit.user_id as userId',
          'doer.username',
          programActor.as('actor'),
          'audit.address',
          'audit.action',
          'audit.entity as kind',
          'audit.entity_id as subjectId',
          'audit.changes',
          sql<string | null>`case audit.entity
            when 'lead' then (select first_name || ' ' || last_name from lead where lead.id = audit.entity_id)
            when 'user' then (select username from app_user where app_user.id = audit.entity_id)
            when 'role' then (select name from role where role.id = audit.entity_id)
            when 'project' then (select name from project where project.id = audit.entity_id)
            when 'property' then (select name from property where property.id = audit.entity_id)
            when 'key' then (select name from api_key where api_key.id = audit.entity_id)
            when 'source' then (select name from lead_source where lead_source.id = audit.entity_id)
            when 'import' then (select file_name from data_import where data_import.id = audit.entity_id)
          end`.as('subjectName'),
        ])
    },
  }
}
