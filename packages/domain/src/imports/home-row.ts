import type { ErrorsByField } from '../platform/field-errors.ts'
import { TEXT_MAX } from '../platform/limits.ts'
import { isLongerThan } from '../platform/values/text.ts'
import { emptyPropertyDraft, type PropertyDraft } from '../properties/property.draft.ts'
import {
  AMENITIES,
  isOfKind,
  PROPERTY_AMOUNT_FIELDS,
  PROPERTY_AREA_FIELDS,
  PROPERTY_CHOICE_FIELDS,
  PROPERTY_COUNT_FIELDS,
  PROPERTY_TEXT_FIELDS,
  type PropertyFieldOf,
} from '../properties/property.fields.ts'
import { ACCESS_NOTES_MAX } from '../properties/property.limits.ts'
import { validateUnitRow } from '../properties/property.suite.ts'
import type { ImportFault } from './import.contract.ts'
import { rowReader, type RowCells, type RowSetup, compactPostcode, rowKey } from './import-row.ts'
import {
  isRentFrequency,
  perMonth,
  readAmount,
  readFlag,
  readNumber,
  type RentFrequency,
} from './values/numbers.ts'

/** Of the project of a unit; '' for what the row has not. */
export const IMPORTED_PROJECT_FIELDS = ['name', 'addressLine1', 'city', 'postcode', 'country'] as const

export type ImportedProject = Record<(typeof IMPORTED_PROJECT_FIELDS)[number], string>

/** A row as the home or unit that it becomes. */
export interface HomeRow {
  readonly values: {
    readonly home: PropertyDraft
    /** Null for a home without a project. */
    readonly project: ImportedProject | null
  }
  /** The fields of `import.fields.ts` for which the row has a value. */
  readonly given: ReadonlySet<string>
  /** In the old system; null for none. */
  readonly reference: string | null
  /** The same in every file for the same row of the same system, in any case. */
  readonly key: string
  readonly name: string
  /** By a word. */
  readonly isLeftOut: boolean
  readonly problems: ImportFault[]
  readonly remarks: ImportFault[]
}

type AmountField = PropertyFieldOf<'amount'>

/** Pounds a month, which another period behind the amount is converted to. */
const MONTHLY: readonly AmountField[] = ['rentalPrice', 'rentalServiceCharge', 'estMonthlyCosts']

const SHORT_TEXTS = PROPERTY_TEXT_FIELDS.filter((field) => !isOfKind(field, 'long'))

/** Prepares the choices of a file; the function reads one row of it. */
export function homeReader(
  kind: 'homes' | 'projects',
  setup: RowSetup,
): (line: number, cells: readonly string[]) => HomeRow {
  const read = rowReader(kind, setup)
  return (_line, cells) => {
    const row = read(cells)
    const home = emptyPropertyDraft()
    for (const field of SHORT_TEXTS) home[field] = row.textOf(field)
    if (home.name === '') home.name = home.addressLine1
    for (const field of ['desc', 'disclaimer'] as const) home[field] = row.longTextOf(field)
    for (const field of PROPERTY_CHOICE_FIELDS) home[field] = numberIn(row.optionOf(field))
    for (const field of [...PROPERTY_COUNT_FIELDS, ...PROPERTY_AREA_FIELDS])
      home[field] = row.valueOf(field, readNumber)
    readAmounts(row, home)
    for (const field of AMENITIES) home[field] = row.valueOf(field, readFlag) ?? false
    const project = kind === 'projects' ? projectIn(row) : null

    applyRules(row, home)
    const reference = row.textOf('externalId') || null
    const { name, addressLine1, postcode } = home
    const own = project === null ? [name, addressLine1, compactPostcode(postcode)] : [project.name, name]
    row.settle()
    home.accessNotes = row.notesOf('accessNotes', ACCESS_NOTES_MAX)

    return {
      values: { home, project },
      given: row.given,
      reference,
      key: rowKey(reference, own),
      name,
      isLeftOut: row.isLeftOut(),
      problems: row.problems,
      remarks: row.remarks,
    }
  }
}

const numberIn = (option: number | string | null): number | null =>
  typeof option === 'number' ? option : null

/** A rent goes by the words behind it, otherwise by the column that says how often it is paid. */
function readAmounts(row: RowCells, home: PropertyDraft): void {
  const chosen = row.optionOf('rentFrequency')
  const frequency: RentFrequency = isRentFrequency(chosen) ? chosen : 'monthly'
  for (const field of PROPERTY_AMOUNT_FIELDS) {
    home[field] = row.valueOf(field, (text) => {
      const read = readAmount(text)
      if (read === null) return null
      if (!MONTHLY.includes(field)) return read.frequency === null ? read.amount : null
      return perMonth(read.amount, read.frequency ?? (field === 'rentalPrice' ? frequency : 'monthly'))
    })
  }
}

function projectIn(row: RowCells): ImportedProject {
  const project: ImportedProject = { name: '', addressLine1: '', city: '', postcode: '', country: '' }
  for (const name of IMPORTED_PROJECT_FIELDS) {
    const field = `project.${name}`
    const text = row.textOf(field)
    if (isLongerThan(text, TEXT_MAX)) row.leaveEmpty(field, { name: 'maxlength' })
    else project[name] = text
  }
  if (project.name === '') row.problem('project.name', 'required')
  return project
}

/** The rules of a home: it requires a name; anything else that does not fit is left empty. */
function applyRules(row: RowCells, home: PropertyDraft): void {
  const errors: ErrorsByField = validateUnitRow(home)
  for (const [field, [name = 'invalid']] of Object.entries(errors)) {
    if (field === 'name' && name === 'required') {
      row.problem(field, name)
      continue
    }
    row.leaveEmpty(field, { name })
    Object.assign(home, { [field]: emptyPropertyDraft()[field as keyof PropertyDraft] })
    if (field === 'name') row.problem(field, 'required')
  }
}
