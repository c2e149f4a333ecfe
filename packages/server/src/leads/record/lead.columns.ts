import { ANSWER_NAMES, type AnswerField } from '@latchkey/domain/leads/questionnaire/answer.fields'
import type { Lead, LeadProperty } from '@latchkey/domain/leads/lead.contract'
import type { LeadDraft, LeadPropertyDraft } from '@latchkey/domain/leads/lead.draft'
import {
  LEAD_AGENT_FIELDS,
  LEAD_CONTACT_FIELDS,
  LEAD_DATE_FIELDS,
  LEAD_DOTTED_HOME_FIELDS,
  LEAD_FIELDS,
  LEAD_HOME_FACTS,
  LEAD_HOME_NAMES,
  LEAD_OPTIONAL_FIELDS,
  type LeadHomeField,
  type LeadOwnField,
} from '@latchkey/domain/leads/lead.fields'
import { LEAD_SECTIONS, type LeadSection } from '@latchkey/domain/leads/lead-status'
import { leadHomeValuesOf } from '@latchkey/domain/leads/lead-values'
import { filled } from '@latchkey/domain/platform/values/fields'
import type { Selectable } from 'kysely'
import type { LeadFieldColumns } from '../../db/tables/leads.ts'
import { snakeCase, type SnakeCase } from '../../db/column-names.ts'
import { PROPERTY_COLUMNS, type PropertyColumnOf } from '../../properties/properties.columns.ts'
import { orNull } from '../../platform/values/blank.ts'
import { instantOf, unixSeconds } from '../../platform/values/unix-seconds.ts'
import type { StockHome } from './home.queries.ts'

/** Exceptions from snake case. */
const OTHER_NAMES = {
  desiredTenancyPeriodInMonths: 'desired_tenancy_months',
  whereDidYouHearAboutProperty: 'where_heard',
  'property.propertyExplorerUnitUuid': 'property_explorer_unit_uuid',
  'property.crmPropertyUuid': 'property_crm_uuid',
} as const

export type LeadHomeName = LeadHomeField | (typeof LEAD_HOME_FACTS)[number]

type StoredField = LeadOwnField | AnswerField | `property.${LeadHomeName}`

/** In snake case; a date ends in `_at`, and the columns of the home begin with `property_`. */
export type LeadColumnOf<Field extends StoredField> = Field extends keyof typeof OTHER_NAMES
  ? (typeof OTHER_NAMES)[Field]
  : Field extends `property.${infer Name}`
    ? `property_${SnakeCase<Name>}`
    : Field extends `${infer Name}Date`
      ? `${SnakeCase<Name>}_at`
      : SnakeCase<Field>

function columnOf(field: string): string {
  const other = Object.entries(OTHER_NAMES).find(([key]) => key === field)?.[1]
  return other ?? snakeCase(field.replace('.', '_')).replace(/_date$/, '_at')
}

const HOME_NAMES = [...LEAD_HOME_NAMES, ...LEAD_HOME_FACTS]

const LEAD_COLUMNS = Object.fromEntries(
  [...Object.keys(LEAD_FIELDS), ...ANSWER_NAMES, ...HOME_NAMES.map((name) => `property.${name}`)].map(
    (field) => [field, columnOf(field)],
  ),
) as { readonly [Field in StoredField]: LeadColumnOf<Field> }

/** The numbers of the computed column `section`. */
export const sectionNumber = (section: LeadSection): number => LEAD_SECTIONS.indexOf(section) + 1

export const columnsNamed = <Field extends StoredField>(fields: readonly Field[]): LeadColumnOf<Field>[] =>
  fields.map((field) => LEAD_COLUMNS[field])

export const homeColumnsNamed = <Name extends LeadHomeName>(names: readonly Name[]) =>
  columnsNamed(names.map((name) => `property.${name}` as const))

/** The columns of the lead's copy of the home, without its link to stock. */
export const HOME_COLUMNS = homeColumnsNamed(HOME_NAMES)

export const ANSWER_COLUMNS = columnsNamed(ANSWER_NAMES)

/** The values of fields as on the wire: dates in unix seconds. */
export const storedFields = <Field extends LeadOwnField | AnswerField>(
  record: Readonly<Record<LeadColumnOf<Field>, unknown>>,
  fields: readonly Field[],
) => filled(fields, (field) => onWire(record[LEAD_COLUMNS[field]])) as Pick<Lead, Field>

export const storedHome = <Name extends LeadHomeName>(
  record: Readonly<Record<LeadColumnOf<`property.${Name}`>, unknown>>,
  names: readonly Name[],
) => filled(names, (name) => record[LEAD_COLUMNS[`property.${name}`]]) as Pick<LeadProperty, Name>

const onWire = (stored: unknown): unknown => (stored instanceof Date ? unixSeconds(stored) : stored)

/** Blank text is stored as null. */
export function leadColumns(draft: LeadDraft): Selectable<LeadFieldColumns> {
  return {
    ...columnsOf(LEAD_CONTACT_FIELDS, (field) => draft[field]),
    ...columnsOf(LEAD_OPTIONAL_FIELDS, (field) => orNull(draft[field])),
    ...columnsOf(LEAD_DATE_FIELDS, (field) => instantOf(draft[field])),
    ...columnsOf(LEAD_AGENT_FIELDS, (field) => draft[field]),
    status: checkedStatus(draft),
    ...homeColumns(draft.property),
  }
}

/** The editable columns of the lead's copy of a home. */
export function homeColumns(home: LeadPropertyDraft) {
  const values = leadHomeValuesOf(home)
  return columnsOf(LEAD_DOTTED_HOME_FIELDS, (field) => orNull(values[field]))
}

/** The same columns and the facts, from the stock record. */
export const homeColumnsOfStock = (home: StockHome) =>
  Object.fromEntries(
    HOME_NAMES.map((name) => [LEAD_COLUMNS[`property.${name}`], home[PROPERTY_COLUMNS[name]]]),
  ) as { [Name in LeadHomeName as LeadColumnOf<`property.${Name}`>]: StockHome[PropertyColumnOf<Name>] }

export function columnsOf<Field extends StoredField, Value>(
  fields: readonly Field[],
  valueOf: (field: Field) => Value,
): Record<LeadColumnOf<Field>, Value> {
  const entries = fields.map((field) => [LEAD_COLUMNS[field], valueOf(field)])
  return Object.fromEntries(entries) as Record<LeadColumnOf<Field>, Value>
}

function checkedStatus({ status }: LeadDraft): number {
  if (status === null) throw new Error('A draft that was not checked must not be stored: it has no status.')
  return status
}
