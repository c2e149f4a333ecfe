import { types, type Instance } from 'mobx-state-tree'
import type { Handler } from './handler/handler.contract.ts'
import type { Waiting } from './waiting/waiting.contract.ts'
import { filled, LEAD_PROPERTY_FIELDS } from './lead.draft.ts'
import { LEAD_STATUSES, sectionOf, type LeadSection } from './lead.status.ts'
import { leadDialogTitle, leadName, propertyAddress } from './lead.names.ts'

const text = types.maybeNull(types.string)
const whole = types.maybeNull(types.integer)
const yes = types.maybeNull(types.boolean)

/** One of the twelve statuses. */
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

/** A saved lead, as far as its dialogs show it. Dates are unix seconds. */
export const LeadModel = types
  .compose(
    'Lead',
    AnsweredModel,
    types.model({
      id: types.integer,
      /** Counts its changes. Source: decision L35. */
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
      /** The name of its agent, who may be inactive by now. Source: decision U16. */
      viewingUsername: types.maybe(text),
      /** True while the customer expects a viewing that a confirmation promised. Source: decision L38. */
      isViewingConfirmed: types.boolean,
      reservationSentDate: whole,
      reservationCompleteDate: whole,
      /** Who has it; null for nobody. Source: decision A2. */
      handler: types.maybeNull(types.frozen<Handler>()),
      /** False where whoever has it may no longer open it. Source: decision A2.3. */
      handlerMayOpen: types.maybe(types.boolean),
      /** How long it has waited for its first answer; null for one that does not. Source: decision A3. */
      waiting: types.maybeNull(types.frozen<Waiting>()),
      /** What the referee said. Source: decision L19. */
      document: types.maybeNull(
        types.model({ status: types.string, maxRent: types.maybeNull(types.number) }),
      ),
      property: types.maybeNull(types.model(filled(LEAD_PROPERTY_FIELDS, () => text))),
    }),
  )
  .views((self) => ({
    /** The name of the person. */
    get name(): string {
      return leadName(self)
    },
    /** The address of the home in one line. */
    get address(): string {
      return propertyAddress(self.property)
    },
    /** The part of the pipeline that the saved status belongs to. Source: decision L7. */
    get section(): LeadSection {
      return sectionOf(self.status)
    },
    /** The title of its dialog. Source: specification §4. */
    get title(): string {
      return leadDialogTitle(sectionOf(self.status))
    },
  }))

/** A saved lead, as far as its dialogs show it. */
export interface LeadRecord extends Instance<typeof LeadModel> {}
