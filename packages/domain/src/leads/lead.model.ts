import { types, type Instance } from 'mobx-state-tree'
import type { Handler } from './handler/handler.contract.ts'
import type { Feedback } from './outcome/outcome.contract.ts'
import type { ViewingOutcome } from './outcome/outcome.enums.ts'
import type { LastReason } from './reason/reason.contract.ts'
import type { Waiting } from './waiting/waiting.contract.ts'
import { filled } from '../platform/values/fields.ts'
import {
  ANSWER_FLAG_FIELDS,
  ANSWER_NUMBER_FIELDS,
  ANSWER_TEXT_FIELDS,
} from './questionnaire/answer.fields.ts'
import {
  LEAD_AGENT_FIELDS,
  LEAD_CONTACT_FIELDS,
  LEAD_DATE_FIELDS,
  LEAD_HOME_NAMES,
  LEAD_OPTIONAL_FIELDS,
} from './lead.fields.ts'
import { LEAD_STATUSES, sectionOf, type LeadSection } from './lead-status.ts'
import type { HomeHold } from './lead-obstacle.ts'
import { leadDialogTitle, leadName, propertyAddress } from './lead-names.ts'

const text = types.maybeNull(types.string)
const whole = types.maybeNull(types.integer)

export const LeadStatusType = types.union(...LEAD_STATUSES.map((status) => types.literal(status)))

/** Only what its dialogs show. Dates are unix seconds. */
export const LeadModel = types
  .model('Lead', {
    ...filled(ANSWER_NUMBER_FIELDS, () => whole),
    ...filled(ANSWER_TEXT_FIELDS, () => text),
    ...filled(ANSWER_FLAG_FIELDS, () => types.maybeNull(types.boolean)),
    ...filled(LEAD_CONTACT_FIELDS, () => types.string),
    ...filled(LEAD_OPTIONAL_FIELDS, () => text),
    ...filled([...LEAD_DATE_FIELDS, ...LEAD_AGENT_FIELDS], () => whole),
    id: types.integer,
    version: types.integer,
    status: LeadStatusType,
    dateSubmitted: types.integer,
    /** Given even when the agent is inactive. */
    viewingAgentName: types.maybe(text),
    isViewingConfirmed: types.boolean,
    /** Null for none. */
    handler: types.maybeNull(types.frozen<Handler>()),
    handlerMayOpen: types.maybe(types.boolean),
    homeHold: types.optional(types.frozen<HomeHold | null>(), null),
    waiting: types.maybeNull(types.frozen<Waiting>()),
    /** Of the last viewing; null once another is booked or confirmed. */
    outcome: types.maybeNull(types.frozen<ViewingOutcome>()),
    /** Null until the tenant has given it. */
    feedback: types.maybeNull(types.frozen<Feedback>()),
    lastReason: types.maybeNull(types.frozen<LastReason>()),
    document: types.maybeNull(types.model({ status: types.string, maxRent: types.maybeNull(types.number) })),
    property: types.maybeNull(types.model(filled(LEAD_HOME_NAMES, () => text))),
  })
  .views((self) => ({
    get name(): string {
      return leadName(self)
    },
    get address(): string {
      return propertyAddress(self.property)
    },
    /** Of the saved status (rule L7). */
    get section(): LeadSection {
      return sectionOf(self.status)
    },
    get title(): string {
      return leadDialogTitle(sectionOf(self.status))
    },
  }))

/** Only what its dialogs show. */
export interface LeadRecord extends Instance<typeof LeadModel> {}
