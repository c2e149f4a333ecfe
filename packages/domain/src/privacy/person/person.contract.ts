import { Type, type Static, type TProperties } from 'typebox'
import {
  ANSWER_CHOICE_FIELDS,
  ANSWER_COUNT_FIELDS,
  ANSWER_DAY_FIELDS,
  ANSWER_FLAG_FIELDS,
  ANSWER_INSTANT_FIELDS,
  ANSWER_LABELS,
  ANSWER_NAMES,
  ANSWER_TEXT_FIELDS,
  type AnswerField,
} from '../../leads/questionnaire/answer.fields.ts'
import {
  homeField,
  LEAD_HOME_NAMES,
  LEAD_LABELS,
  LEAD_PLAIN_DATES,
  LEAD_SHORT_FIELDS,
} from '../../leads/lead.fields.ts'
import { LEAD_STATUSES } from '../../leads/lead-status.ts'
import { filled, picked } from '../../platform/values/fields.ts'
import { PROPERTY_LABELS } from '../../properties/property.fields.ts'
import { A_MEMBER_OF_STAFF, PERSON_KEYS, PERSON_SECTIONS } from './person.messages.ts'

/** A lead that may be of the person. */
export const PersonMatchContract = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  status: Type.Enum([...LEAD_STATUSES]),
  /** Unix seconds. */
  dateSubmitted: Type.Integer(),
  /** Unix seconds; null unless it was deleted or merged away. */
  deletedAt: Type.Union([Type.Integer(), Type.Null()]),
  matchedBy: Type.Array(Type.Enum([...PERSON_KEYS])),
})

export type PersonMatch = Static<typeof PersonMatchContract>

/** Matches of both keys come first, then the newest. */
export const PersonMatchesContract = Type.Array(PersonMatchContract)

// The following schemas describe a file that is read without Latchkey: values are words, moments and days are ISO 8601,
// titles are the labels that a reader sees.

const text = (title: string) => Type.Union([Type.String(), Type.Null()], { title })
const whole = (title: string) => Type.Union([Type.Integer(), Type.Null()], { title })
const yes = (title: string) => Type.Union([Type.Boolean(), Type.Null()], { title })
const pounds = (title: string) => Type.Union([Type.Number({ unit: 'GBP' }), Type.Null()], { title })
const moment = (title: string) => Type.Union([Type.String({ format: 'date-time' }), Type.Null()], { title })
const day = (title: string) => Type.Union([Type.String({ format: 'date' }), Type.Null()], { title })
/** Never a name. */
const staff = (title: string) => Type.Union([Type.Literal(A_MEMBER_OF_STAFF), Type.Null()], { title })

const closed = <Fields extends TProperties>(fields: Fields, title?: string) =>
  Type.Object(fields, { ...(title !== undefined && { title }), additionalProperties: false })
const list = <Fields extends TProperties>(title: string, fields: Fields) =>
  Type.Array(closed(fields), { title })

const answers = <Field extends AnswerField, Schema>(
  fields: readonly Field[],
  schemaOf: (title: string) => Schema,
) => filled(fields, (field) => schemaOf(ANSWER_LABELS[field]))

const ANSWERS = {
  ...answers([...ANSWER_TEXT_FIELDS, ...ANSWER_CHOICE_FIELDS], text),
  ...answers(ANSWER_COUNT_FIELDS, whole),
  ...answers(ANSWER_INSTANT_FIELDS, moment),
  ...answers(ANSWER_DAY_FIELDS, day),
  ...answers(ANSWER_FLAG_FIELDS, yes),
}

/** Everything held on one lead; null where nothing is. */
export const PersonLeadContract = closed({
  details: closed(
    {
      id: Type.Integer({ title: 'Number' }),
      ...filled(LEAD_SHORT_FIELDS, (field) => text(LEAD_LABELS[field])),
      ...filled(LEAD_PLAIN_DATES, (field) => moment(LEAD_LABELS[field])),
      status: text(LEAD_LABELS.status),
      dateSubmitted: moment('Date submitted'),
      source: text('Came from'),
      externalId: text('Number where it came from'),
      importedFrom: text('Imported from'),
      importReference: text('Reference there'),
      handler: staff('Handler'),
      handledSince: moment('With the handler since'),
      firstAnsweredAt: moment('First answer'),
      firstAnsweredHow: text('How it was answered'),
      firstAnsweredBy: staff('Answered by'),
      firstAnswerMinutes: whole('Minutes until then, in opening hours'),
      deletedAt: moment('Deleted'),
      mergedInto: whole('Merged into number'),
    },
    PERSON_SECTIONS.details,
  ),
  answers: closed(picked(ANSWERS, ANSWER_NAMES), PERSON_SECTIONS.answers),
  home: closed(
    {
      ...filled(LEAD_HOME_NAMES, (name) => text(LEAD_LABELS[homeField(name)])),
      unitType: text(PROPERTY_LABELS.unitType),
      bedrooms: whole(PROPERTY_LABELS.bedrooms),
      bathrooms: whole(PROPERTY_LABELS.bathrooms),
    },
    PERSON_SECTIONS.home,
  ),
  notes: text(PERSON_SECTIONS.notes),
  reasons: list(PERSON_SECTIONS.reasons, {
    at: moment('When'),
    status: text('Status'),
    reason: text('Reason'),
    words: text('More about it'),
    by: staff('By'),
  }),
  viewing: closed(
    {
      viewingDate: moment(LEAD_LABELS.viewingDate),
      agent: staff(LEAD_LABELS.viewingUserId),
      confirmedAt: moment('Last confirmed'),
      remindedFor: moment('Reminded of the viewing on'),
      outcome: text('Outcome'),
    },
    PERSON_SECTIONS.viewing,
  ),
  outcomes: list(PERSON_SECTIONS.outcomes, {
    viewingDate: moment(LEAD_LABELS.viewingDate),
    agent: staff(LEAD_LABELS.viewingUserId),
    outcome: text('Outcome'),
    by: staff('Recorded by'),
    at: moment('Recorded'),
  }),
  feedback: Type.Union(
    [
      closed({ at: moment('When'), interested: text('Interested in the home'), words: text('Words') }),
      Type.Null(),
    ],
    { title: PERSON_SECTIONS.feedback },
  ),
  reservation: closed(
    {
      reservationSentDate: moment(LEAD_LABELS.reservationSentDate),
      reservationCompleteDate: moment(LEAD_LABELS.reservationCompleteDate),
      referencingResult: text('Referencing result'),
      highestRent: pounds('Highest rent'),
      offeredRent: pounds('Rent of the home when it was offered, per month'),
      adults: whole('Adults who will live there'),
    },
    PERSON_SECTIONS.reservation,
  ),
  deposits: list(PERSON_SECTIONS.deposits, {
    amount: pounds('Amount'),
    rent: pounds('Monthly rent'),
    receivedOn: day('Received on'),
    deadlineOn: day('Deadline'),
    isAgreed: yes('Deadline agreed in writing'),
    outcome: text('Outcome'),
    outcomeOn: day('Outcome on'),
    reason: text('Reason'),
    by: staff('Recorded by'),
    at: moment('Recorded'),
  }),
  rightToRentChecks: list(PERSON_SECTIONS.rightToRentChecks, {
    adult: text('Adult'),
    how: text('How'),
    checkedOn: day('Checked on'),
    validUntil: day('Valid until'),
    by: staff('Checked by'),
    deletedAt: moment('Deleted'),
  }),
  history: list(PERSON_SECTIONS.history, {
    at: moment('When'),
    action: text('What'),
    by: staff('By'),
    address: text('Network address'),
    changes: list('Changes', { field: text('Field'), from: text('From'), to: text('To') }),
  }),
  received: list(PERSON_SECTIONS.received, {
    at: moment('When'),
    source: text('Came from'),
    reference: text('Number where it came from'),
    body: text('As it came'),
  }),
  mails: list(PERSON_SECTIONS.mails, {
    at: moment('Date'),
    subject: text('Subject'),
    state: text('State'),
    sentAt: moment('Sent'),
  }),
  links: list(PERSON_SECTIONS.links, {
    purpose: text('For'),
    createdAt: moment('Made'),
    expiresAt: moment('Works until'),
    usedAt: moment('Used'),
    cancelledAt: moment('Ended'),
  }),
})

/** Everything held on one lead. */
export type PersonLead = Static<typeof PersonLeadContract>

/** The file `person.json`; its schema is the file beside it. */
export const PersonContract = closed(
  {
    madeAt: moment('Made'),
    madeBy: text('By'),
    leads: Type.Array(PersonLeadContract, { title: 'Enquiries' }),
  },
  'Everything held on one person',
)

/** The file `person.json`. */
export type Person = Static<typeof PersonContract>
