import { DAY_SECONDS, HOUR_SECONDS } from '@latchkey/domain/platform/values/durations'
import { answeredQuestionnaire } from '@latchkey/domain/tenants/questionnaire/questionnaire.fixtures'
import type { LightMyRequestResponse } from 'fastify'
import { leadTokens, type LeadLinkPurpose } from '../../src/links/lead-tokens.ts'
import { addPageLink } from '../../src/links/page-links.ts'
import type { Model, Office } from './_office.ts'
import type { Answer, Given, ModelLead, ModelLink, Who } from './_office-model.ts'

const IDENTITY = { phone: '07700 900123', lastName: 'Lee' }
const PATHS = { questionnaire: 'qualifying-questions', reservation: 'verified-lead', page: 'your-enquiry' }

const answerOf = (response: LightMyRequestResponse): Answer =>
  response.statusCode === 200 ? response.body !== 'false' : response.statusCode

/** A drawn call. */
export interface Drawn {
  readonly who: Who
  readonly lead: number
  readonly other: number
  readonly given: Given
  /** On any lead, not only on one on which the call does something. */
  readonly isAnywhere: boolean
  readonly isOdd: boolean
}

/** Makes a call and says what the model expects; undefined where it is not possible. */
type Act = (
  model: Model,
  lead: ModelLead,
  drawn: Drawn,
) => Promise<[got: Answer, expected: Answer] | undefined>

const made = async (
  response: Promise<LightMyRequestResponse>,
  expected: () => Answer,
): Promise<[Answer, Answer]> => [answerOf(await response), expected()]

let jobs = 0

/** The calls, each with what the model expects. */
export function actsOf({ server, ask, idOf, now, bodyOf }: Office): Readonly<Record<string, Act>> {
  const staff =
    (
      path: string,
      body: (lead: ModelLead, drawn: Drawn, model: Model) => object,
      expected: (model: Model, lead: ModelLead, drawn: Drawn) => Answer,
    ): Act =>
    (model, lead, drawn) =>
      made(ask(drawn.who, `/leads/${lead.id}${path}`, body(lead, drawn, model)), () =>
        expected(model, lead, drawn),
      )

  /** The tenant uses the last link of a lead, or the one of a mail that arrives now. */
  async function linkOf(
    model: Model,
    lead: ModelLead,
    purpose: LeadLinkPurpose,
    isNew: boolean,
  ): Promise<ModelLink | undefined> {
    const held = model.links.findLast(
      (link) => link.of === lead && link.purpose === purpose && link.token !== null,
    )
    if (held && !isNew) return held
    if (purpose === 'page' && model.isGone(lead)) return held
    const link = model.receive(purpose, lead)
    if (link === null) return held
    const { token } = await server.context.change(null, async ({ db }) => {
      const leadId = lead.id
      if (purpose === 'page')
        return addPageLink(db, { leadId, jobId: `sequence-${(jobs += 1)}` }, server.clock.now)
      const added = await leadTokens(db).addToken({ id: link.id, leadId, purpose }, server.clock.now)
      if (added === null) throw new Error('A link of the model is over in the office.')
      return added
    })
    link.token = token
    return link
  }

  /** The identity step, again after an hour; then the call. */
  const tenant =
    (
      purpose: LeadLinkPurpose,
      path: string,
      body: (lead: ModelLead, drawn: Drawn) => object,
      expected: (model: Model, link: ModelLink, drawn: Drawn) => Answer,
    ): Act =>
    async (model, lead, drawn) => {
      const link = await linkOf(model, lead, purpose, drawn.isOdd)
      if (!link) return undefined
      if (link.proof === null || link.proof.at < now() - HOUR_SECONDS) {
        const query = new URLSearchParams(IDENTITY).toString()
        const response = await ask('anonymous', `/users/${PATHS[purpose]}/${link.token}?${query}`)
        const opens = model.opens(link)
        if (!opens || answerOf(response) !== true) return [answerOf(response), opens]
        const { verification, id } = response.json<{ verification: string; id: number }>()
        link.proof = { verification, leadId: id, at: now() }
      }
      const { verification, leadId } = link.proof
      const url = `/users/${path.replace(':id', String(leadId))}`
      return made(ask('anonymous', url, { verification, ...body(model.keptOf(link.of), drawn) }), () =>
        expected(model, link, drawn),
      )
    }

  /** The start that the tenant's page shows. */
  const shown = ({ status, viewingAt }: ModelLead, { isOdd }: Drawn) =>
    isOdd ? 1 : status === 4 && viewingAt !== null && viewingAt > now() ? viewingAt : null

  return {
    create: async (model, _lead, { who, given }) => {
      const response = await ask(who, '/leads', bodyOf(given, model.homes[given.home ?? -1]?.id))
      const expected = model.create(who, given)
      const created = expected === true ? model.leads.at(-1) : undefined
      if (created && response.statusCode === 200) created.id = response.json<{ id: number }>().id
      return [answerOf(response), expected]
    },
    save: staff(
      '',
      (lead, { given, isOdd }, { homes }) => ({
        ...bodyOf(given, homes[lead.home ?? -1]?.id),
        version: lead.version - (isOdd ? 1 : 0),
      }),
      (model, lead, { who, given, isOdd }) => model.save(who, lead, given, isOdd),
    ),
    confirm: staff(
      '/confirm-viewing',
      (_lead, { given }) => ({
        viewingDate: given.viewingAt,
        viewingUserId: idOf(given.viewingBy),
        override: given.override,
      }),
      (model, lead, { who, given }) => model.confirm(who, lead, given),
    ),
    outcome: staff(
      '/viewing-outcome',
      (_lead, { isOdd }) => ({ outcome: isOdd ? 2 : 1 }),
      (model, lead, { who, isOdd }) => model.outcome(who, lead, !isOdd, now()),
    ),
    undoOutcome: staff(
      '/viewing-outcome/undo',
      () => ({}),
      (model, lead, { who }) => model.undoOutcome(who, lead),
    ),
    verify: staff(
      '/verify-lead',
      () => ({}),
      (model, lead, { who }) => model.verify(who, lead, now()),
    ),
    decline: staff(
      '/decline-lead',
      () => ({}),
      (model, lead, { who }) => model.decline(who, lead),
    ),
    assign: staff(
      '/handler',
      (lead, { given, isOdd }) => ({
        userId: isOdd ? null : idOf(given.viewingBy),
        from: idOf(given.override ? 'agent' : lead.handler),
      }),
      (model, lead, { who, given, isOdd }) =>
        model.assign(who, lead, isOdd ? null : given.viewingBy, given.override ? 'agent' : lead.handler),
    ),
    remove: staff(
      '/delete',
      () => ({}),
      (model, lead, { who }) => model.remove(who, lead),
    ),
    restore: staff(
      '/restore',
      () => ({}),
      (model, lead, { who }) => model.restore(who, lead),
    ),
    merge: async (model, lead, { who, other: place, isOdd, given }) => {
      const other = model.leads[place]
      if (!other || other === lead) return undefined
      const field = isOdd ? 'email' : given.override ? 'notes' : null
      const body = {
        otherId: other.id,
        version: lead.version,
        otherVersion: other.version,
        take: field === null ? {} : { [field]: 'other' },
      }
      return made(ask(who, `/leads/${lead.id}/merge`, body), () =>
        model.merge(who, lead, other, { field, now: now() }),
      )
    },
    unmerge: async (model, lead, { who }) => {
      const merge = model.merges.findLast(({ kept }) => kept === lead)
      if (!merge) return undefined
      return made(ask(who, `/leads/${lead.id}/unmerge`, { mergeId: merge.id }), () =>
        model.unmerge(who, merge),
      )
    },
    questionnaire: tenant(
      'questionnaire',
      'qualifying-questions/:id',
      (_lead, { given }) => ({
        ...answeredQuestionnaire({ email: given.email }),
        desiredViewingDate: now() + DAY_SECONDS,
        desiredMoveDate: now() + 30 * DAY_SECONDS,
      }),
      (model, link, { given }) => model.questionnaire(link, given.email),
    ),
    reserve: tenant(
      'reservation',
      'reserve-request/:id',
      () => ({}),
      (model, link) => model.reserve(link),
    ),
    book: tenant(
      'page',
      'your-enquiry/:id/book',
      (lead, drawn) => ({ viewingDate: drawn.given.viewingAt, from: shown(lead, drawn) }),
      (model, link, { given, isOdd }) => model.book(link, given.viewingAt, isOdd, now()),
    ),
    cancel: tenant(
      'page',
      'your-enquiry/:id/cancel',
      (lead, drawn) => ({ from: shown(lead, drawn) }),
      (model, link, { isOdd }) => model.cancel(link, isOdd, now()),
    ),
    feedback: tenant(
      'page',
      'your-enquiry/:id/feedback',
      () => ({ interested: 1, words: '' }),
      (model, link) => model.feedback(link),
    ),
  }
}
