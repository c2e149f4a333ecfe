import type { ErrorsByField } from '../platform/field-errors.ts'
import { failingRules } from '../platform/validation/suite-rules.ts'
import { IN_FUTURE } from '../platform/messages.ts'
import { LONG_TEXT_MAX, TEXT_MAX } from '../platform/limits.ts'
import { filled, picked } from '../platform/values/fields.ts'
import { phoneKey } from '../platform/values/phone.ts'
import { isLongerThan } from '../platform/values/text.ts'
import type { AnswerValues } from '../leads/questionnaire/answer.fields.ts'
import { BEDROOM_CHOICES } from '../leads/questionnaire/answer.enums.ts'
import type { LeadDraft } from '../leads/lead.draft.ts'
import {
  homeField,
  LEAD_AGENT_FIELDS,
  LEAD_CONTACT_FIELDS,
  LEAD_DATE_FIELDS,
  LEAD_DOTTED_HOME_FIELDS,
  LEAD_HOME_NAMES,
  LEAD_SHORT_FIELDS,
  LEAD_TEXT_FIELDS,
  type LeadTextField,
} from '../leads/lead.fields.ts'
import { LEAD_STATUS } from '../leads/lead-status.ts'
import { leadRules } from '../leads/lead.suite.ts'
import { emptyLeadValues, type LeadValues } from '../leads/lead-values.ts'
import type { ImportFault } from './import.contract.ts'
import { compactPostcode, rowKey, rowReader, type RowCells, type RowSetup } from './import-row.ts'
import { readNames } from './row-names.ts'
import { createBusinessClock } from './values/business-clock.ts'
import { chosenEmail, chosenPhone, type Chosen } from './values/contacts.ts'
import { readNumber } from './values/numbers.ts'
import { isShortened, type PhoneReading } from './values/phones.ts'

/** A row as the lead that it becomes. */
export interface ImportedEnquiry {
  /** As a save has it: text is never null, and a lead without a home has an empty one. */
  readonly lead: LeadDraft
  readonly answers: Pick<AnswerValues, 'desiredBedrooms' | 'desiredMoveDate' | 'pets'>
  readonly source: string
  readonly handlerUserId: number | null
  /** Unix seconds. */
  readonly dateSubmitted: number
  /** Unix seconds; the latest of its dates that are not in the future, where the file has none. */
  readonly lastContact: number
  /** Of the home in the old system; '' for none. */
  readonly homeReference: string
}

export interface EnquiryRow {
  readonly values: ImportedEnquiry
  /** The fields of `import.fields.ts` for which the row has a value: the others have a default, a stand-in or none. */
  readonly given: ReadonlySet<string>
  /** In the old system; null for none. */
  readonly reference: string | null
  /** The same in every file for the same row of the same system, in any case. */
  readonly key: string
  /** Of the person, without stand-ins; otherwise their email or phone, otherwise ''. */
  readonly name: string
  /** By a word. */
  readonly isLeftOut: boolean
  readonly problems: ImportFault[]
  readonly remarks: ImportFault[]
}

type ContactField = (typeof LEAD_CONTACT_FIELDS)[number]

/** In place of a detail that is missing. The number is that of the row, so that no two are alike in a file. */
const STAND_INS: Readonly<Record<ContactField, (line: number) => string>> = {
  firstName: () => '–',
  lastName: () => '–',
  email: (line) => `none-${line}@missing.invalid`,
  phone: () => '0000000000',
}

const SHORTENED = 'The spreadsheet has shortened this number'

/** Read in ways of their own. */
const CONTACT: readonly string[] = LEAD_CONTACT_FIELDS

const PLAIN_TEXTS: readonly LeadTextField[] = [...LEAD_SHORT_FIELDS, ...LEAD_DOTTED_HOME_FIELDS].filter(
  (field) => !CONTACT.includes(field),
)

/** Prepares the choices of a file; the function reads one row of it. Faster than to prepare them for each row. */
export function enquiryReader(setup: RowSetup): (line: number, cells: readonly string[]) => EnquiryRow {
  const read = rowReader('enquiries', setup)
  const clock = createBusinessClock(setup.timeZone)

  return (line, cells) => {
    const row = read(cells)
    const values = emptyLeadValues()
    readTexts(row, values)
    readContact(row, values)
    values.status = Number(row.optionOf('status') ?? LEAD_STATUS.AwaitingFeedback)
    for (const field of LEAD_DATE_FIELDS)
      values[field] = row.instantOf(field, field === 'viewingDate' ? 'viewingTime' : undefined)
    values.viewingUserId = idIn(row.optionOf('viewingUserId'))
    const handlerUserId = idIn(row.optionOf('handlerUserId'))

    const source = shortText(row, 'source') || setup.system
    const pets = shortText(row, 'pets') || null
    const desiredBedrooms = row.valueOf('desiredBedrooms', readBedrooms)
    const moveDay = row.dayOf('desiredMoveDate')
    const desiredMoveDate = moveDay === null ? null : clock.startOf(moveDay)
    if (moveDay !== null && desiredMoveDate === null) row.leaveEmpty('desiredMoveDate')
    const dateSubmitted = submittedIn(row, setup.startedAt)
    const dates = [dateSubmitted, ...LEAD_DATE_FIELDS.map((field) => values[field])]
    const lastContact = lastContactIn(row, dates, setup.startedAt)

    const missing = applyRules(row, values)
    const name = [values.firstName, values.lastName].filter(Boolean).join(' ') || values.email || values.phone
    const homeReference = row.textOf('property.reference')
    const reference = row.textOf('externalId') || null
    const day = row.given.has('dateSubmitted') ? clock.dayOf({ instant: dateSubmitted }) : ''
    const key = keyOf(values, reference, homeReference, day)
    completeContact(row, values, missing, { line, setup })
    row.settle()
    values.notes = row.notesOf('notes', LONG_TEXT_MAX)

    return {
      values: {
        lead: draftOf(values),
        answers: { desiredBedrooms, desiredMoveDate, pets },
        source,
        handlerUserId,
        dateSubmitted,
        lastContact,
        homeReference,
      },
      given: row.given,
      reference,
      key,
      name,
      isLeftOut: row.isLeftOut(),
      problems: row.problems,
      remarks: row.remarks,
    }
  }
}

const idIn = (option: number | string | null): number | null => (typeof option === 'number' ? option : null)

function readTexts(row: RowCells, values: LeadValues): void {
  for (const field of PLAIN_TEXTS) values[field] = row.textOf(field)
  // As a home of the stock, which has the first line as its name where it has no other.
  if (values['property.name'] === '') values['property.name'] = values['property.addressLine1']
}

function shortText(row: RowCells, field: string): string {
  const text = row.textOf(field)
  if (!isLongerThan(text, TEXT_MAX)) return text
  row.leaveEmpty(field)
  return ''
}

function readBedrooms(text: string): number | null {
  const bedrooms = readNumber(text)
  return BEDROOM_CHOICES.find((choice) => choice === bedrooms) ?? null
}

function readContact(row: RowCells, values: LeadValues): void {
  Object.assign(values, readNames(row))
  const email = chosenIn(row, 'email', chosenEmail(row.partsOf('email')))
  if (email === null) row.leaveEmpty('email', { name: 'email' })
  values.email = email ?? ''
  const phones = row.partsOf('phone')
  const phone = chosenIn(row, 'phone', chosenPhone(phones))
  if (phone === null) {
    const isAnyShortened = phones.some(({ text }) => isShortened(text))
    row.leaveEmpty('phone', { name: 'pattern', ...(isAnyShortened && { text: SHORTENED }) })
  }
  values.phone = phone?.phone ?? ''
}

/** The others of several go into the notes. */
function chosenIn<Value extends string | PhoneReading>(
  row: RowCells,
  field: string,
  { value, part, rest }: Chosen<Value>,
): Value | null {
  if (value === null) return null
  row.given.add(field)
  if (typeof value === 'object' && value.remark !== null) row.remark(field, value.remark, part)
  row.keepOthers(field, rest)
  return value
}

function submittedIn(row: RowCells, startedAt: number): number {
  const submitted = row.instantOf('dateSubmitted')
  if (submitted === null) {
    row.remark('dateSubmitted', 'today')
    return startedAt
  }
  if (submitted > startedAt) row.problem('dateSubmitted', 'maxDate', { text: IN_FUTURE })
  return submitted
}

function lastContactIn(row: RowCells, dates: readonly (number | null)[], startedAt: number): number {
  const last = row.instantOf('lastContact')
  if (last !== null && last <= startedAt) return last
  if (last !== null) row.leaveEmpty('lastContact', { name: 'date' })
  const past = dates.filter((date) => date !== null && date <= startedAt) as number[]
  return past.length === 0 ? startedAt : Math.max(...past)
}

/** The rules of a lead: what it requires is a problem, anything else that does not fit is left empty. Contact details come later. */
function applyRules(row: RowCells, values: LeadValues): ErrorsByField {
  const missing: ErrorsByField = {}
  const errors = failingRules((state) => leadRules(values, { savedPhone: values.phone }, state))
  for (const [field, names] of Object.entries(errors)) {
    const [name = 'invalid'] = names
    if (CONTACT.includes(field)) {
      missing[field] = names
      if (name === 'required') continue
      row.leaveEmpty(field, {
        name,
        ...(row.partsOf(field).length === 0 && { parts: row.partsOf('fullName') }),
      })
    } else if (field === 'property.name' && name === 'required') continue
    else if (name === 'required') {
      row.problem(field, name)
      continue
    } else row.leaveEmpty(field, { name })
    Object.assign(values, { [field]: '' })
  }
  return missing
}

/** A stand-in in place of each missing detail, where that was chosen and the person has any; a problem otherwise. */
function completeContact(
  row: RowCells,
  values: LeadValues,
  missing: ErrorsByField,
  { line, setup }: { line: number; setup: RowSetup },
): void {
  const hasAny = LEAD_CONTACT_FIELDS.some((field) => values[field] !== '')
  for (const field of LEAD_CONTACT_FIELDS) {
    if (missing[field] === undefined) continue
    if (setup.options.details === 'stand-in' && hasAny) {
      values[field] = STAND_INS[field](line)
      row.remark(field, 'stand-in', row.partsOf(field)[0])
    } else row.problem(field, 'required')
  }
}

/** The reference, otherwise who asked for which home, and when. */
function keyOf(values: LeadValues, reference: string | null, home: string, day: string): string {
  const person =
    values.email === '' && values.phone === '' ? `${values.firstName} ${values.lastName}` : values.email
  const copy = [
    values['property.name'],
    values['property.addressLine1'],
    compactPostcode(values['property.postcode']),
  ]
  const named = home || values['property.crmPropertyUuid'] || copy.filter(Boolean).join(' ')
  return rowKey(reference, [person, phoneKey(values.phone), named, day])
}

function draftOf(values: LeadValues): LeadDraft {
  return {
    ...picked(values, LEAD_TEXT_FIELDS),
    ...picked(values, [...LEAD_DATE_FIELDS, ...LEAD_AGENT_FIELDS]),
    status: values.status,
    property: filled(LEAD_HOME_NAMES, (name) => values[homeField(name)]),
  }
}
