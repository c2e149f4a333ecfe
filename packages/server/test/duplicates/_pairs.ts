import type { LeadHistory } from '@latchkey/domain/leads/lead-history.contract'
import type { LightMyRequestResponse } from 'fastify'
import type { Insertable } from 'kysely'
import type { LeadTable } from '../../src/db/tables/leads.ts'
import type { Caller } from '../_caller.ts'
import type { TestServer } from '../_harness.ts'
import { insertLead } from '../_leads.ts'

type Columns = Partial<Insertable<LeadTable>>

let phones = 0

export function mergesOf(server: TestServer) {
  const versionOf = async (id: number) =>
    (await server.db.selectFrom('lead').select('version').where('id', '=', id).executeTakeFirstOrThrow())
      .version
  return {
    /** Two leads with the same name and a phone of their own. */
    async pair(kept: Columns = {}, other: Columns = {}) {
      phones += 1
      const phone = `07700 8${String(phones).padStart(5, '0')}`
      const person = { phone, first_name: 'Ann', last_name: 'Lee' }
      const emails = { kept: `kept${phones}@x.uk`, other: `other${phones}@x.uk` }
      return {
        phone,
        emails,
        kept: await insertLead(server.db, { ...person, email: emails.kept, ...kept }),
        other: await insertLead(server.db, { ...person, email: emails.other, ...other }),
      }
    },

    /** Merges the second into the first. */
    merge: async (
      who: Caller,
      id: number,
      otherId: number,
      take: object = {},
    ): Promise<LightMyRequestResponse> =>
      who.post(`/leads/${id}/merge`, {
        otherId,
        version: await versionOf(id),
        otherVersion: await versionOf(otherId),
        take,
      }),

    /** Undoes the newest merge of a lead, as read by `reader`. */
    async unmerge(who: Caller, id: number, reader: Caller = who): Promise<LightMyRequestResponse> {
      const history = (await reader.get(`/leads/${id}/history`)).json<LeadHistory>()
      const mergeId = history.find((line) => line.mergeId !== undefined)?.mergeId
      return who.post(`/leads/${id}/unmerge`, { mergeId })
    },
  }
}
