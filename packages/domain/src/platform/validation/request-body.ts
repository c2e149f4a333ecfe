import {
  Type,
  type Static,
  type StaticDecode,
  type StaticEncode,
  type TObject,
  type TProperties,
  type TSchema,
  type TUnsafe,
} from 'typebox'
import { Settings } from 'typebox/system'
import { Check, DecodeUnsafe } from 'typebox/value'
import { activeValue } from '../values/active.ts'
import type { ErrorName, ErrorsByField } from '../field-errors.ts'
import { DATE_LIMIT } from '../limits.ts'
import { choiceText } from '../lists/choices.ts'
import { normalisedEmail } from '../values/email.ts'
import { cleanText } from '../values/text.ts'
import { isRecord } from '../values/is-record.ts'

// The types of each union below exclude each other; ranking them at each decode took half the time of reading a lead.
Settings.Set({ unionPrioritySort: false })

/** A body as read by its schema. */
export interface Received<Values> {
  /** Missing, null and malformed fields are empty. */
  readonly values: Values
  /** Fields of a wrong type, dotted for nested ones, with the error that the schema names. */
  readonly malformed: ErrorsByField
}

/** A route that declares it receives `Received`. `Sent` is the body as JSON. */
export type BodySchema<Values = unknown, Sent = unknown> = TUnsafe<Received<Values>> & {
  readonly '~sent'?: Sent
}

export type ValuesOf<Schema extends BodySchema> = Static<Schema>['values']

/** Schema keyword with the error name for a wrong type; an extension in OpenAPI. */
const MALFORMED = 'x-malformed'

/** Schema keyword of a field whose null is meaningful, so that omitting it is an error. */
const NULL_HAS_MEANING = 'x-null-has-meaning'

function malformedAs(name: ErrorName | null) {
  return name === null ? {} : { [MALFORMED]: name }
}

/** `required` are the fields without which validation always fails. */
export function bodyOf<Fields extends TProperties>(
  fields: Fields,
  required: readonly (keyof Fields & string)[] = [],
): BodySchema<StaticDecode<TObject<Fields>>, StaticEncode<TObject<Fields>>> {
  return Type.Unsafe(objectOf(fields, required))
}

function objectOf<Fields extends TProperties>(fields: Fields, required: readonly (keyof Fields & string)[]) {
  const nullable = Object.keys(fields).filter((name) => hasMeaningfulNull(fields[name] as TSchema))
  return Type.Object(fields, { required: [...new Set([...required, ...nullable])] })
}

const hasMeaningfulNull = (field: TSchema): boolean => NULL_HAS_MEANING in field

/** A nested record; null reads as null. Anything else is `invalid` and reads as an empty record. */
export const recordOf = <Fields extends TProperties>(
  fields: Fields,
  required: readonly (keyof Fields & string)[] = [],
) => Type.Union([objectOf(fields, required), Type.Null()], malformedAs('invalid'))

/** Null reads as an empty list. Anything but a list is `invalid`; the items of a longer list are not read. */
export const recordsOf = <Fields extends TProperties>(fields: Fields, maxItems: number) =>
  Type.Array(Type.Object(fields), { maxItems, ...malformedAs('invalid') })

const fieldOf = <Type extends TSchema, Value>(
  type: Type,
  malformed: ErrorName | null,
  read: (value: Static<Type> | null) => Value,
  options: { default?: Static<Type>; [NULL_HAS_MEANING]?: true } = {},
) =>
  Type.Decode(
    Type.Union([type, Type.Null()], { ...malformedAs(malformed), ...options }),
    read as (value: unknown) => Value,
  )

/** In one line, trimmed, without control characters; null reads as ''. */
export const Text = fieldOf(Type.String(), 'invalid', (value) => cleanText(value ?? ''))

/** Multi-line text, cleaned like `Text`. */
export const LongText = fieldOf(Type.String(), 'invalid', (value) => cleanText(value ?? '', { isLong: true }))

/** An address of mail as stored, cleaned like `Text`. */
export const Email = fieldOf(Type.String(), 'invalid', (value) => normalisedEmail(value ?? ''))

/** Exactly as sent, for passwords; null reads as ''. */
export const RawText = fieldOf(Type.String(), 'invalid', (value) => value ?? '')

/** Exactly as sent, or null. */
export const NullableText = fieldOf(Type.String(), 'invalid', (value) => value)

/** Exactly as sent; a value that is not text reads as '', which is wrong like any other secret. */
export const Secret = fieldOf(Type.String(), null, (value) => value ?? '')

const SafeInteger = Type.Integer({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER })

/** An integer or null; `options.default` applies to a missing field. */
export const Whole = (malformed: ErrorName, options: { default?: number } = {}) =>
  fieldOf(SafeInteger, malformed, (value) => value, options)

/** An integer or null; a missing field is `required` and reads as null. */
export const WholeOrNull = (malformed: ErrorName) =>
  fieldOf(SafeInteger, malformed, (value) => value, { [NULL_HAS_MEANING]: true })

/** A day as sent, or null; a missing field is `required`. */
export const DayOrNull = fieldOf(Type.String(), 'date', (value) => value, { [NULL_HAS_MEANING]: true })

/** A number or null. */
export const Decimal = (malformed: ErrorName) => fieldOf(Type.Number(), malformed, (value) => value)

/** Unix seconds from 1970 to before 2100, which rejects milliseconds, or null. */
export const Instant = fieldOf(
  Type.Integer({ minimum: 0, maximum: DATE_LIMIT - 1 }),
  'date',
  (value) => value,
)

const YesOrNo = Type.Union([Type.Boolean(), Type.Literal(1), Type.Literal(0)])

/** True, false, 1, 0 or null. */
export const Flag = (malformed: ErrorName) =>
  fieldOf(YesOrNo, malformed, (value) => (value === null ? null : Boolean(value)))

/** False when missing or null. */
export const Yes = fieldOf(YesOrNo, 'invalid', Boolean)

/** True when missing or null. */
export const YesUnlessNo = fieldOf(YesOrNo, 'invalid', (value) => value === null || Boolean(value), {
  default: true,
})

/** 1, 0 or null (rule R12). */
export const Active = fieldOf(YesOrNo, 'enumerable', (value) =>
  activeValue(value === null ? null : Boolean(value)),
)

/** Distinct integers in the order given, or null. The items of a longer list are not read. */
export const Ids = (malformed: ErrorName, maxItems: number) =>
  fieldOf(Type.Array(SafeInteger, { maxItems }), malformed, (value) => value && [...new Set(value)])

/** Single-line texts, cleaned like `Text`; null reads as an empty list. The items of a longer list are not read. */
export const Texts = (maxItems: number) =>
  fieldOf(Type.Array(Type.String(), { maxItems }), 'invalid', (value) =>
    (value ?? []).map((text) => cleanText(text)),
  )

/** Texts exactly as sent, or null; a missing field is `required`. The items of a longer list are not read. */
export const TextsOrNull = (malformed: ErrorName, maxItems: number) =>
  fieldOf(Type.Array(Type.String(), { maxItems }), malformed, (value) => value, {
    [NULL_HAS_MEANING]: true,
  })

/** At least one id is required. */
export const requiredIds = (field: string, ids: readonly number[] | null): ErrorsByField =>
  ids === null || ids.length === 0 ? { [field]: ['required'] } : {}

/** A choice of a list as text; '' for null and false. */
export const Choice = fieldOf(
  Type.Union([Type.String(), Type.Number(), Type.Boolean()]),
  'invalid',
  (value) => (value === null || value === false ? '' : cleanText(choiceText(value))),
)

/**
 * `column`, or `-column` for descending, as in a list's query; `{column, direction}` is converted. Null reads as
 * ''.
 */
export const SortOrder = fieldOf(
  Type.Union([
    Type.String(),
    Type.Object({ column: Type.String(), direction: Type.Optional(Type.Enum(['asc', 'desc'])) }),
  ]),
  'invalid',
  (value) => {
    if (value === null || typeof value === 'string') return cleanText(value ?? '')
    return `${value.direction === 'desc' ? '-' : ''}${cleanText(value.column)}`
  },
)

/** Any value, null when missing; validated by the body's own rules. */
export const Anything = Type.Union([Type.Unknown(), Type.Null()])

/** Ignores unknown fields (rule X10) and never throws. */
export function receive<Values>(schema: BodySchema<Values>, body: unknown): Received<Values> {
  const malformed: ErrorsByField = {}
  // bodyOf creates object schemas only.
  const values = valuesIn(schema as unknown as TObject, body, '', malformed)
  return { values: values as Values, malformed }
}

/** A malformed field is reported only as malformed, whatever its rules say. */
export function errorsIn({ malformed }: Received<unknown>, ruleErrors: ErrorsByField): ErrorsByField {
  return { ...ruleErrors, ...malformed }
}

function valuesIn(schema: TObject, body: unknown, prefix: string, malformed: ErrorsByField) {
  const given = isRecord(body) ? body : {}
  const entries = Object.entries(schema.properties).flatMap(([name, field]): [string, unknown][] => {
    // A missing optional field is not among the values.
    const isSent = Object.hasOwn(given, name) && given[name] !== undefined
    if (Type.IsOptional(field) && !isSent) return []
    if (!isSent && hasMeaningfulNull(field)) malformed[prefix + name] = ['required']
    const sent = isSent ? given[name] : (field as { default?: unknown }).default
    return [[name, valueIn(field, sent ?? null, prefix + name, malformed)]]
  })
  return Object.fromEntries(entries) as Record<string, unknown>
}

function valueIn(schema: TSchema, sent: unknown, path: string, malformed: ErrorsByField): unknown {
  const isTooLong = Array.isArray(sent) && sent.length > maxItemsOf(schema)
  const addError = () => {
    const name = isTooLong ? 'maxlength' : (schema as { [MALFORMED]?: ErrorName })[MALFORMED]
    if (name) malformed[path] = [name]
  }
  if (Type.IsArray(schema) && Type.IsObject(schema.items)) {
    const { items } = schema
    if (Array.isArray(sent) && !isTooLong)
      return sent.map((item, place) => valuesIn(items, item, `${path}.${place}.`, malformed))
    if (sent !== null) addError()
    return []
  }
  const record = Type.IsUnion(schema) && schema.anyOf.find((branch) => Type.IsObject(branch))
  if (record) {
    if (sent === null) return null
    if (!isRecord(sent)) addError()
    return valuesIn(record, sent, `${path}.`, malformed)
  }
  if (!isTooLong && Check(schema, sent)) return DecodeUnsafe({}, schema, sent)
  addError()
  return DecodeUnsafe({}, schema, null)
}

/** Checked before any item is read. */
function maxItemsOf(schema: TSchema): number {
  const list: { maxItems?: number } | undefined = Type.IsUnion(schema)
    ? schema.anyOf.find((branch) => Type.IsArray(branch))
    : schema
  return list?.maxItems ?? Infinity
}
