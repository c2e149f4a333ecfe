import type { Slot, TenantPageFacts } from '@latchkey/domain/tenants/page/page.contract'
import type { LightMyRequestResponse } from 'fastify'
import type { Insertable } from 'kysely'
import type { LeadTable } from '../../src/db/tables/leads.ts'
import { addPageLink } from '../../src/links/page-links.ts'
import type { TestServer } from '../_harness.ts'
import { insertHome, insertLead } from '../_leads.ts'
import { makeUser } from '../_people.ts'

const WHO = { phone: '07700 900123', lastName: 'Lee' }

let jobs = 0

/** The tenant's page, as its link opens it. */
export function tenantPagesOf(server: TestServer) {
  const post = (
    path: string,
    payload: object,
    remoteAddress = '127.0.0.1',
  ): Promise<LightMyRequestResponse> =>
    server.app.inject({
      method: 'POST',
      url: `/api/users/your-enquiry/${path}`,
      payload,
      remoteAddress,
    })

  return {
    /** The agents available for viewings. */
    agent: async (): Promise<number> => (await makeUser(server.db, ['enquiries-view'])).userId,

    /** A lead with a handler and a linked home, which can choose a time. */
    async lead(over: Partial<Insertable<LeadTable>> = {}): Promise<number> {
      const property_id = over.property_id ?? (await insertHome(server.db, { availability: 6 }))
      return insertLead(server.db, { status: 2, last_name: 'Lee', property_id, ...over })
    },

    /** The token of a new link. */
    async link(leadId: number): Promise<string> {
      jobs += 1
      const link = await server.context.change(null, ({ db }) =>
        addPageLink(db, { leadId, jobId: `job-${jobs}` }, server.clock.now),
      )
      return link.token
    },

    open: (token: string, who: object = {}): Promise<LightMyRequestResponse> =>
      server.app.inject({
        url: `/api/users/your-enquiry/${token}?${new URLSearchParams({ ...WHO, ...who }).toString()}`,
      }),

    /** After the identity step. */
    async visit(leadId: number, who: object = {}) {
      const token = await this.link(leadId)
      const read = async () => (await this.open(token, who)).json<TenantPageFacts>()
      const { verification } = await read()
      // Each tenant has an address, because the calls of one address are limited.
      const address = `10.0.${leadId >> 8}.${leadId & 255}`
      return {
        token,
        verification,
        read,
        slots: async () => (await post(`${leadId}/slots`, { verification }, address)).json<Slot[]>(),
        book: (viewingDate: unknown, from: unknown = null) =>
          post(`${leadId}/book`, { verification, viewingDate, from }, address),
        cancel: (from: unknown) => post(`${leadId}/cancel`, { verification, from }, address),
        feedback: (values: object) => post(`${leadId}/feedback`, { verification, ...values }, address),
        sendLink: () => post(`${leadId}/send-link`, { verification }, address),
      }
    },

    post,
  }
}
