import type { FieldOf, Form } from '@latchkey/domain/forms/form.model'
import { createDepositForm } from '@latchkey/domain/leads/deposit/deposit.form'
import {
  LEAD_DATE_FIELDS,
  LEAD_DOTTED_HOME_FIELDS,
  LEAD_TEXT_FIELDS,
} from '@latchkey/domain/leads/lead.fields'
import { createLeadForm } from '@latchkey/domain/leads/lead.form'
import { toLeadSave } from '@latchkey/domain/leads/lead-save'
import type { LeadValues } from '@latchkey/domain/leads/lead-values'
import { createCheckForm } from '@latchkey/domain/leads/right-to-rent/right-to-rent.form'
import { toFieldErrors, type ErrorName, type ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { filled } from '@latchkey/domain/platform/values/fields'
import type { PropertyDraft } from '@latchkey/domain/properties/property.draft'
import {
  AMENITIES,
  PROPERTY_AMOUNT_FIELDS,
  PROPERTY_AREA_FIELDS,
  PROPERTY_CHOICE_FIELDS,
  PROPERTY_COUNT_FIELDS,
  PROPERTY_TEXT_FIELDS,
} from '@latchkey/domain/properties/property.fields'
import { PropertyFormModel } from '@latchkey/domain/properties/property.form'
import { UserFormModel } from '@latchkey/domain/users/user.form'
import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import { caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertHome, insertLead, seconds } from '../_leads.ts'

/** In business time, as the clock of tests stands. */
const TODAY = '2026-03-02'
const DAYS = ['', 'soon', '2026-02-30', '2026-03-01', TODAY, '2026-03-03']

const server = await serverOfFile()
const staff = await caller(
  server,
  'enquiries-view',
  'viewings-view',
  'reservations-view',
  'properties-view',
  'users-view',
)
const property_id = await insertHome(server.db, { rental_price_pence: 125_000 })
const rented = await insertLead(server.db, { status: 8, property_id, handler_user_id: staff.userId })
const unpriced = await insertLead(server.db, { status: 8, handler_user_id: staff.userId })

interface CheckedForm {
  check(): unknown
  found: ReadonlyMap<string, ErrorName[]>
}

/** As many drafts. A field has all its values, in a random order, before it has one of them again. */
function drafts<Values extends object>(
  count: number,
  values: { [Field in keyof Values]: readonly Values[Field][] },
): Values[] {
  const columns = Object.entries<readonly unknown[]>(values).map(([field, those]) => {
    const order = fc.shuffledSubarray([...those], { minLength: those.length })
    return [field, fc.sample(order, Math.ceil(count / those.length)).flat()] as const
  })
  return Array.from(
    { length: count },
    (_, nr) => Object.fromEntries(columns.map(([field, those]) => [field, those[nr]])) as Values,
  )
}

/** Saves each draft whatever the form finds, and compares the errors of the two. Resolves with their names. */
async function errorsMetIn<Values>(
  all: readonly Values[],
  formOf: (values: Values) => CheckedForm,
  save: (values: Values) => Promise<LightMyRequestResponse>,
): Promise<Set<ErrorName>> {
  const met = new Set<ErrorName>()
  for (const values of all) {
    const form = formOf(values)
    form.check()
    const errors: ErrorsByField = Object.fromEntries(form.found)
    for (const name of Object.values(errors).flat()) met.add(name)
    const response = await save(values)
    const answered = response.statusCode === 422 ? response.json<unknown[]>() : []
    expect([values, new Set(answered)]).toEqual([values, new Set(toFieldErrors(errors))])
  }
  return met
}

function setAll<Values extends object>(form: Pick<Form<Values>, 'set'>, values: Values): void {
  for (const field of Object.keys(values) as FieldOf<Values>[]) form.set(field, values[field])
}

/** Eight times the first, so that most fields of a draft are valid. */
const mostly = <Value>(valid: Value, ...others: Value[]): Value[] => [
  ...Array.from({ length: 8 }, () => valid),
  ...others,
]

const LONG = 'x'.repeat(256)

test('a lead', async () => {
  const met = await errorsMetIn(
    drafts<LeadValues>(60, {
      ...filled([...LEAD_TEXT_FIELDS, ...LEAD_DOTTED_HOME_FIELDS], () => mostly('', ' Ann ', LONG)),
      ...filled(['firstName', 'lastName', 'property.name'] as const, () => mostly('Ann', ' ', LONG)),
      email: mostly('ann@example.com', '', 'ann@', ' Ann@MÜLLER.example '),
      phone: mostly('07700 900123', '', '+33 6 12 34 56 78', '(0117) 900 1234', ' 01234 56789 '),
      postcode: mostly('BS1 4RB', 'bs1', '123456789'),
      'property.postcode': mostly('', 'bs1 4rb', 'ABC'),
      ...filled(LEAD_DATE_FIELDS, () => mostly(seconds('2026-03-05T10:00'), null, -1, 1e12)),
      viewingUserId: mostly<number | null>(staff.userId, null, 999_999),
      status: [null, 1, 4, 7],
      'statusReason.reason': [null],
      'statusReason.words': [''],
    }),
    (values) => {
      const form = createLeadForm(null)
      setAll(form, values)
      form.setLookups({ knowsUser: (id) => id === staff.userId })
      return form
    },
    (values) => staff.post('/leads', { ...toLeadSave(values), override: true }),
  )
  expect(met).toEqual(new Set(['required', 'maxlength', 'email', 'pattern', 'date', 'enumerable']))
})

test('a home', async () => {
  const met = await errorsMetIn(
    drafts<PropertyDraft>(60, {
      ...filled(PROPERTY_TEXT_FIELDS, () => mostly('', ' The mill ', LONG)),
      name: mostly('Elm House', '', LONG),
      postcode: mostly('', 'BS1 4RB', 'ABC'),
      homeViewsLink: mostly('', 'https://homeviews.example/a', 'homeviews'),
      ...filled(PROPERTY_CHOICE_FIELDS, () => mostly<number | null>(null, 1, 999)),
      ...filled([...PROPERTY_COUNT_FIELDS, ...PROPERTY_AMOUNT_FIELDS, ...PROPERTY_AREA_FIELDS], () =>
        mostly<number | null>(null, 0, 1, 1.5, 10.255, -1, 1e12),
      ),
      ...filled(AMENITIES, () => [false, true]),
      images: [[]],
    }),
    (values) => PropertyFormModel.create({ values }),
    (values) => staff.post('/properties/create', values),
  )
  expect(met).toEqual(new Set(['required', 'maxlength', 'pattern', 'enumerable', 'range', 'min', 'max']))
})

const UNUSED = 'unused'
let users = 0
const unusedName = () => `colleague${(users += 1)}@example.com`

test('a user', async () => {
  const met = await errorsMetIn(
    drafts(60, {
      username: ['', ' ', 'ann@', `${LONG}@example.com`, UNUSED],
      active: [null, 0, 1],
      firstName: ['', 'Ann', LONG],
      lastName: ['', 'Lee', LONG],
    }).map(({ username, ...values }) => ({
      ...values,
      username: username.replace(UNUSED, unusedName),
      roleIds: null,
    })),
    (values) => UserFormModel.create({ values }),
    (values) => staff.put('/users', values),
  )
  expect(met).toEqual(new Set(['required', 'maxlength', 'email']))
})

test.each([
  ['with a rent', rented, 125_000],
  ['without a rent', unpriced, null],
])('a deposit of a lead %s', async (_name, leadId, rentPence) => {
  const met = await errorsMetIn(
    drafts(150, {
      amount: [null, 0, 100, 100.005, 288.46, 288.47, 1e12],
      receivedOn: DAYS,
      agreedDeadlineOn: DAYS,
      monthlyRent: [null, -1, 1250, 1250.005, 1e12],
    }),
    (values) => {
      const form = createDepositForm({ today: TODAY, rentPence })
      setAll(form, values)
      return form
    },
    (values) => staff.post(`/leads/${leadId}/deposits`, values),
  )
  expect(met).toEqual(new Set(['required', 'pattern', 'min', 'max', 'date', 'maxDate', 'minDate']))
})

test('a right to rent check', async () => {
  const met = await errorsMetIn(
    drafts(150, {
      adultName: ['Ann Lee', ' ', LONG],
      kind: [null, 1, 2, 3, 4, 999],
      checkedOn: DAYS,
      expiresOn: DAYS,
    }),
    (values) => {
      const form = createCheckForm(null, { today: TODAY })
      setAll(form, values)
      return form
    },
    (values) => staff.post(`/leads/${rented}/right-to-rent`, values),
  )
  expect(met).toEqual(new Set(['required', 'maxlength', 'enumerable', 'date', 'maxDate', 'minDate']))
})
