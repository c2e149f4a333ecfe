import { DAY_VIEWINGS_MAX } from '@latchkey/domain/today/day.contract'
import { DIARY_STATUSES } from '@latchkey/domain/leads/lead-status'
import type { Kysely } from 'kysely'
import type { Db } from '../db/schema.ts'

export const todayQueries = (db: Kysely<Db>) => {
  const viewingsOf = (agentId: number) =>
    db
      .selectFrom('lead')
      .where('lead.viewing_user_id', '=', agentId)
      .where('lead.status', 'in', DIARY_STATUSES)
      .where('lead.deleted_at', 'is', null)
      .orderBy('lead.viewing_at')
      .orderBy('lead.id')
  return {
    /** Finds the viewings, `DAY_VIEWINGS_MAX` at most, with the access notes of their homes. */
    within: (agentId: number, from: Date, before: Date) =>
      viewingsOf(agentId)
        .leftJoin('property', (join) =>
          join.onRef('property.id', '=', 'lead.property_id').on('property.deleted_at', 'is', null),
        )
        .select([
          'lead.id',
          'lead.first_name',
          'lead.last_name',
          'lead.phone',
          'lead.status',
          'lead.viewing_at',
          'lead.property_name',
          'lead.property_address_line1',
          'lead.property_address_line2',
          'lead.property_city',
          'lead.property_postcode',
          'lead.notes',
          'property.access_notes',
        ])
        .where('lead.viewing_at', '>=', from)
        .where('lead.viewing_at', '<', before)
        .limit(DAY_VIEWINGS_MAX)
        .execute(),

    /** Undefined without a later one. */
    nextFrom: async (agentId: number, from: Date): Promise<Date | undefined> => {
      const next = await viewingsOf(agentId)
        .select('lead.viewing_at')
        .where('lead.viewing_at', '>=', from)
        .limit(1)
        .executeTakeFirst()
      return next?.viewing_at ?? undefined
    },

    /** Undefined for an unknown id. */
    agent: (id: number) =>
      db
        .selectFrom('app_user')
        .select(['id', 'username', 'first_name', 'last_name'])
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst(),
  }
}

export type DayViewingRecord = Awaited<ReturnType<ReturnType<typeof todayQueries>['within']>>[number]
