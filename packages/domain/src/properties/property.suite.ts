import { create } from 'vest'
import { UK_POSTCODE } from '../leads/lead.limits.ts'
import type { ErrorsByField } from '../platform/field-errors.ts'
import { AMOUNT_MAX } from '../platform/limits.ts'
import {
  errorsOf,
  failingRules,
  optionalText,
  patternedText,
  requiredText,
  rule,
  type StateRule,
} from '../platform/validation/suite-rules.ts'
import { cleanPropertyDraft, type PropertyDraft } from './property.draft.ts'
import {
  isOfKind,
  PROPERTY_AMOUNT_FIELDS,
  PROPERTY_AREA_FIELDS,
  PROPERTY_CHOICE_FIELDS,
  PROPERTY_COUNT_FIELDS,
  PROPERTY_FIELDS,
  PROPERTY_TEXT_FIELDS,
  type PropertyTextField,
} from './property.fields.ts'
import {
  ACCESS_NOTES_MAX,
  AREA_MAX,
  DECIMALS,
  PROPERTY_IMAGES_MAX,
  PROPERTY_LIMITS,
  WEB_ADDRESS,
} from './property.limits.ts'

/** Data that the rules need beyond the draft; an omitted check passes. */
export interface PropertyLookups {
  knowsMedia?: (id: number) => boolean
}

/** A factory, because overlapping runs of one suite would interfere. */
export const createPropertySuite = () => create((draft: PropertyDraft) => propertyRules(draft, rule))

function maxLengthOf(field: PropertyTextField): number {
  if (field === 'accessNotes') return ACCESS_NOTES_MAX
  return PROPERTY_LIMITS[isOfKind(field, 'long') ? 'long' : 'text']
}

function propertyRules(draft: PropertyDraft, state: StateRule): void {
  requiredText('name', draft.name, PROPERTY_LIMITS.text, state)
  for (const field of PROPERTY_TEXT_FIELDS) {
    if (field !== 'name') optionalText(field, draft[field], maxLengthOf(field), state)
  }
  // Checks length before the pattern, so that a long text is reported as too long (rule J13).
  patternedText('postcode', draft.postcode, UK_POSTCODE, state)
  patternedText('homeViewsLink', draft.homeViewsLink, WEB_ADDRESS, state)

  for (const field of PROPERTY_CHOICE_FIELDS) {
    const choice = draft[field]
    if (choice === null) continue
    state(field, 'enumerable', () => Object.hasOwn(PROPERTY_FIELDS[field].options, choice))
  }
  for (const field of PROPERTY_COUNT_FIELDS) {
    const count = draft[field]
    if (count === null) continue
    const { max } = PROPERTY_FIELDS[field]
    state(field, 'pattern', () => Number.isInteger(count))
    state(field, 'range', () => count >= 0 && count <= max)
  }
  for (const field of PROPERTY_AMOUNT_FIELDS) decimal(field, draft[field], AMOUNT_MAX, state)
  for (const field of PROPERTY_AREA_FIELDS) decimal(field, draft[field], AREA_MAX, state)
}

export function validateProperty(draft: PropertyDraft, lookups?: PropertyLookups): ErrorsByField {
  return {
    ...errorsOf(createPropertySuite(), cleanPropertyDraft(draft)),
    ...pictureErrors(draft, lookups),
  }
}

/** For a row of a spreadsheet, which cannot change pictures. */
export const validateUnitRow = (draft: PropertyDraft): ErrorsByField =>
  failingRules((state) => propertyRules(cleanPropertyDraft(draft), state))

/** Not in the rules of the form: pictures are checked when they are uploaded. */
function pictureErrors(
  { images }: Pick<PropertyDraft, 'images'>,
  { knowsMedia = () => true }: PropertyLookups = {},
): ErrorsByField {
  if (images.length > PROPERTY_IMAGES_MAX) return { images: ['maxlength'] }
  const errors: ErrorsByField = {}
  for (const [index, { id }] of images.entries()) {
    if (!Number.isSafeInteger(id)) errors[`images.${index}.id`] = ['invalid']
    else if (!knowsMedia(id)) errors[`images.${index}.id`] = ['enumerable']
  }
  return errors
}

/** From 0, with at most two decimals. */
function decimal(field: string, value: number | null, max: number, state: StateRule): void {
  if (value === null) return
  state(field, 'pattern', () => Number.isFinite(value) && value === Number(value.toFixed(DECIMALS)))
  state(field, 'min', () => value >= 0)
  state(field, 'max', () => value <= max)
}
