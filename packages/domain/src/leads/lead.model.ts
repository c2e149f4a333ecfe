import { types, type Instance } from 'mobx-state-tree'
import type { Handler } from './handler/handler.contract.ts'
import type { Waiting } from './waiting/waiting.contract.ts'
import { filled, LEAD_PROPERTY_FIELDS } from './lead.draft.ts'
import { LEAD_STATUSES, sectionOf, type LeadSection } from './lead.status.ts'
import { leadDialogTitle, leadName, propertyAddress } from './lead.names.ts'

const text = types.maybeNull(types.string)
const whole = types.maybeNull(types.integer)
const yes = types.maybeNull(types.boolean)

export const LeadStatusType = types.union(...LEAD_STATUSES.map((status) => types.literal(status)))

const AnsweredModel = types.model({
  employmentStatus: whole,
  howWillYouPay: whole,
  totalHouseholdIncome: whole,
  budget: whole,
  desiredBedrooms: whole,
  pets: text,
  apartmentType: text,
  desiredTenancyPeriodInMonths: whole,
  desiredViewingDate: whole,
  desiredMoveDate: whole,
  rightToRentShareCode: yes,
  currentLivingArrangements: whole,
  whereDidYouHearAboutProperty: whole,
  parkingRequired: yes,
  qualifyingNotes: text,
})

/** Only what its dialogs show. Dates are unix seconds. */
export const LeadModel = types
  .compose(
    'Lead',
    AnsweredModel,
    types.model({
      id: types.integer,
      /** Row version, incremented by each change (rule L35). */
      version: types.integer,
      status: LeadStatusType,
      dateSubmitted: types.integer,
      firstName: types.string,
      lastName: types.string,
      email: types.string,
      phone: types.string,
      addressLine1: text,
      addressLine2: text,
      city: text,
      country: text,
      postcode: text,
      notes: text,
      crmEnquiryUuid: text,
      viewingDate: whole,
      viewingUserId: whole,
      /** Given even when the agent is inactive. */
      viewingUsername: types.maybe(text),
      /** True while a confirmation has been mailed and not been cancelled (rule L38). */
      isViewingConfirmed: types.boolean,
      reservationSentDate: whole,
      reservationCompleteDate: whole,
      /** Null for none. */
      handler: types.maybeNull(types.frozen<Handler>()),
      /** False when the handler may no longer open the lead (rule A2.3). */
      handlerMayOpen: types.maybe(types.boolean),
      waiting: types.maybeNull(types.frozen<Waiting>()),
      document: types.maybeNull(
        types.model({ status: types.string, maxRent: types.maybeNull(types.number) }),
      ),
      property: types.maybeNull(types.model(filled(LEAD_PROPERTY_FIELDS, () => text))),
    }),
  )
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
