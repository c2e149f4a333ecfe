import type { QuestionnaireLead } from '@latchkey/domain/tenants/questionnaire/questionnaire.contract'
import { answeredQuestionnaire } from '@latchkey/domain/tenants/questionnaire/questionnaire.fixtures'
import type { LightMyRequestResponse } from 'fastify'
import type { FormLinkPurpose } from '../src/links/lead-tokens.ts'
import type { TestServer } from './_harness.ts'
import { insertLead } from './_leads.ts'
import { giveLeadLink } from './_links.ts'

export const LINKS: readonly FormLinkPurpose[] = ['questionnaire', 'reservation']

const OPENED_AT: Readonly<Record<FormLinkPurpose, string>> = {
  questionnaire: 'qualifying-questions',
  reservation: 'verified-lead',
}
const SENT_TO: Readonly<Record<FormLinkPurpose, string>> = {
  questionnaire: 'qualifying-questions',
  reservation: 'reserve-request',
}

/** The steps of a tenant: invited, identified, form submitted. */
export function tenantsOf(server: TestServer) {
  const steps = {
    issue: async (leadId: number, purpose: FormLinkPurpose): Promise<string> =>
      (await giveLeadLink(server, leadId, purpose)).token,

    /** A lead with a link, in a status in which the link works. */
    invited: async (purpose: FormLinkPurpose, over: object = {}): Promise<{ id: number; token: string }> => {
      const status = purpose === 'questionnaire' ? 1 : 7
      const id = await insertLead(server.db, { status, last_name: "O'Neill Smith", ...over })
      return { id, token: await steps.issue(id, purpose) }
    },

    /** The identity step, with the right answers by default. */
    open: (
      purpose: FormLinkPurpose,
      token: string,
      who: object = {},
      headers: Record<string, string> = {},
    ): Promise<LightMyRequestResponse> => {
      const query = new URLSearchParams({ phone: '07700 900123', lastName: "O'Neill Smith", ...who })
      return server.app.inject({
        url: `/api/users/${OPENED_AT[purpose]}/${token}?${query.toString()}`,
        headers,
      })
    },

    /** The verification returned by the identity step. */
    proofOf: async (purpose: FormLinkPurpose, token: string): Promise<string> =>
      (await steps.open(purpose, token)).json<QuestionnaireLead>().verification,

    /** A valid questionnaire. */
    answers: (over: object = {}) => ({
      ...answeredQuestionnaire(),
      desiredViewingDate: Math.floor(server.clock.now / 1000) + 86_400,
      desiredMoveDate: Math.floor(server.clock.now / 1000) + 30 * 86_400,
      ...over,
    }),

    send: (
      purpose: FormLinkPurpose,
      id: number | string,
      payload: object,
      headers: Record<string, string> = {},
    ): Promise<LightMyRequestResponse> =>
      server.app.inject({ method: 'POST', url: `/api/users/${SENT_TO[purpose]}/${id}`, headers, payload }),
  }
  return steps
}
