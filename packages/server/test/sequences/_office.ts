import { statusShows } from '@latchkey/domain/leads/lead-status'
import { filled } from '@latchkey/domain/platform/values/fields'
import type { LightMyRequestResponse } from 'fastify'
import { JOB_NAMES } from '../../src/jobs/jobs.contract.ts'
import { serverOfFile } from '../_harness.ts'
import { insertHome, leadBody } from '../_leads.ts'
import { signInAs } from '../_people.ts'
import { COMPLETE_AT, officeState, SENT_AT, type Given, type Staff, type Who } from './_office-model.ts'
import { staffModel } from './_staff-model.ts'
import { tenantModel } from './_tenant-model.ts'

const VIEWS = ['enquiries-view', 'viewings-view', 'viewings-update'] as const

export type Office = Awaited<ReturnType<typeof openOffice>>

export type Model = Awaited<ReturnType<Office['begin']>>

/** A server for all sequences, its staff, and each sequence's leads. */
export async function openOffice() {
  // Mails stay in the queue: each sequence decides when one arrives.
  const server = await serverOfFile({
    features: () => ({ handlers: filled(JOB_NAMES, () => () => Promise.resolve()) }),
  })
  const people = {
    agent: await server.signIn(VIEWS),
    manager: await server.signIn([...VIEWS, 'reservations-view', 'leads-assign', 'leads-merge']),
  }
  const tokens = { agent: '', manager: '' }
  const idOf = (staff: Staff | null) => (staff === null ? null : people[staff].userId)

  /** Again when days have passed. */
  async function signIn(): Promise<void> {
    for (const who of ['agent', 'manager'] as const)
      tokens[who] = await signInAs(server.app, people[who].username)
  }

  return {
    server,
    signIn,
    idOf,
    /** Unix seconds. */
    now: () => Math.floor(server.clock.now / 1000),

    /** Posts a body, and reads without one. */
    ask: async (who: Who, url: string, payload?: object): Promise<LightMyRequestResponse> => {
      const headers = who === 'anonymous' ? {} : { authorization: `Bearer ${tokens[who]}` }
      const request = { url: `/api${url}`, headers, ...(payload && { method: 'POST' as const, payload }) }
      const response = await server.app.inject(request)
      await server.context.backgroundWrites.settled()
      return response
    },

    bodyOf: (given: Given, homeId: number | undefined) => {
      const hasViewing = statusShows(given.status, 'viewingDate')
      return {
        ...leadBody({ status: given.status, email: given.email, notes: given.notes }),
        override: given.override,
        viewingDate: hasViewing ? given.viewingAt : null,
        viewingUserId: hasViewing ? idOf(given.viewingBy) : null,
        reservationSentDate: statusShows(given.status, 'reservationSentDate') ? SENT_AT : null,
        reservationCompleteDate: statusShows(given.status, 'reservationCompleteDate') ? COMPLETE_AT : null,
        property: { name: 'Plot 1', crmPropertyUuid: homeId === undefined ? '' : `crm-${homeId}` },
      }
    },

    /** The first morning, without leads. */
    async begin() {
      server.clock.reset()
      await signIn()
      await server.db
        .updateTable('lead')
        .set({ deleted_at: new Date(0) })
        .where('deleted_at', 'is', null)
        .execute()
      const last = await server.db.selectFrom('audit').select('id').orderBy('id', 'desc').executeTakeFirst()
      const state = officeState()
      for (const home of state.homes) {
        home.id = await insertHome(server.db, { availability: 6 })
        await server.db
          .updateTable('property')
          .set({ crm_property_uuid: `crm-${home.id}` })
          .where('id', '=', home.id)
          .execute()
      }
      return { ...state, ...staffModel(state), ...tenantModel(state), audited: last?.id ?? 0 }
    },
  }
}
