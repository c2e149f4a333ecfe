import {
  Type,
  type Static,
  type StaticDecode,
  type TObject,
  type TProperties,
  type TSchema,
  type TUnsafe,
} from 'typebox'
import { Check, DecodeUnsafe } from 'typebox/value'
import { activeValue } from '../values/active.ts'
import type { ErrorName, ErrorsByField } from '../field-errors.ts'
import { choiceText } from '../lists/choices.ts'
import { cleanText } from '../values/text.ts'

/** What a body holds, as its schema reads it. */
export interface Received<Values> {
  /** The fields of the schema: one that is missing, null or malformed is empty. */
  readonly values: Values
  /** The fields of a wrong type, dotted for nested ones, each with the error that its schema names. Source: decision X7. */
  readonly malformed: ErrorsByField
}

/** The schema of a request body; a route that declares it receives `Received`. */
export type BodySchema<Values = unknown> = TUnsafe<Received<Values>>

/** The values that a body schema reads. */
export type ValuesOf<Schema extends BodySchema> = Static<Schema>['values']

/** The keyword that names the error of a value of a wrong type; OpenAPI shows it as an extension. */
const MALFORMED = 'x-malformed'

/** The keyword of a field whose null means something, so that a missing one is an error. */
const NULL_HAS_MEANING = 'x-null-has-meaning'

function malformedAs(name: ErrorName | null) {
  return name === null ? {} : { [MALFORMED]: name }
}

/** Describes a request body; `required` are the fields without which its rules always fail. */
export function bodyOf<Fields extends TProperties>(
  fields: Fields,
  required: readonly (keyof Fields & string)[] = [],
): BodySchema<StaticDecode<TObject<Fields>>> {
  return Type.Unsafe(objectOf(fields, required))
}

function objectOf<Fields extends TProperties>(fields: Fields, required: readonly (keyof Fields & string)[]) {
  const nullable = Object.keys(fields).filter((name) => hasMeaningfulNull(fields[name] as TSchema))
  return Type.Object(fields, { required: [...new Set([...required, ...nullable])] })
}

const hasMeaningfulNull = (field: TSchema): boolean => NULL_HAS_MEANING in field

/** A nested record of a body; null reads as null. Anything but a record is `invalid` and reads as an empty one. */
export const recordOf = <Fields extends TProperties>(
  fields: Fields,
  required: readonly (keyof Fields & string)[] = [],
) => Type.Union([objectOf(fields, required), Type.Null()], malformedAs('invalid'))

/** A list of at most so many records; null reads as none. Anything but a list is `invalid`, and a longer one is read no further. Source: decision X7. */
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

/** Text without control characters and spaces around it; null reads as ''. */
export const Text = fieldOf(Type.String(), 'invalid', (value) => cleanText(value ?? ''))

/** Text of several lines, cleaned as `Text` is. */
export const LongText = fieldOf(Type.String(), 'invalid', (value) => cleanText(value ?? '', { isLong: true }))

/** Text exactly as it was sent, for passwords; null reads as ''. Source: decision S7. */
export const RawText = fieldOf(Type.String(), 'invalid', (value) => value ?? '')

/** Text exactly as it was sent, or null. */
export const NullableText = fieldOf(Type.String(), 'invalid', (value) => value)

/** A secret, as it was sent; anything that is no text is as wrong as any other secret. */
export const Secret = fieldOf(Type.String(), null, (value) => value ?? '')

const SafeInteger = Type.Integer({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER })

/** A whole number or null; `options.default` is for a field that is missing. */
export const Whole = (malformed: ErrorName, options: { default?: number } = {}) =>
  fieldOf(SafeInteger, malformed, (value) => value, options)

/** A whole number, or null where null means something: a field that is missing is `required`, and reads as null. */
export const WholeOrNull = (malformed: ErrorName) =>
  fieldOf(SafeInteger, malformed, (value) => value, { [NULL_HAS_MEANING]: true })

/** Any number or null. */
export const Decimal = (malformed: ErrorName) => fieldOf(Type.Number(), malformed, (value) => value)

/** Unix seconds or null. Source: the API's conventions for dates. */
export const Instant = Whole('date')

const YesOrNo = Type.Union([Type.Boolean(), Type.Literal(1), Type.Literal(0)])

/** True, false, 1, 0 or null. Source: the API's conventions for booleans. */
export const Flag = (malformed: ErrorName) =>
  fieldOf(YesOrNo, malformed, (value) => (value === null ? null : Boolean(value)))

/** A flag that is off when it is missing or null. */
export const Yes = fieldOf(YesOrNo, 'invalid', Boolean)

/** A flag as the 1 or 0 of a Status field, or null. Source: decision R12. */
export const Active = fieldOf(YesOrNo, 'enumerable', (value) =>
  activeValue(value === null ? null : Boolean(value)),
)

/** At most so many whole numbers, each kept once, in the order given, or null. A longer list is read no further. */
export const Ids = (malformed: ErrorName, maxItems: number) =>
  fieldOf(Type.Array(SafeInteger, { maxItems }), malformed, (value) => value && [...new Set(value)])

/** What a list is narrowed to apart from its columns, as a text, a number or a flag; '' for null and false. */
export const Choice = fieldOf(
  Type.Union([Type.String(), Type.Number(), Type.Boolean()]),
  'invalid',
  (value) => (value === null || value === false ? '' : cleanText(choiceText(value))),
)

/** The order of a list as its query has it: a column, with `-` before it for descending. `{column, direction}` is read so; null reads as ''. */
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

/** Anything at all, for what the rules of a body read themselves; null where nothing was sent. */
export const Anything = Type.Union([Type.Unknown(), Type.Null()])

/** Reads a body by its schema. Unknown fields are ignored; nothing throws, whatever was sent. Source: decision X10. */
export function receive<Values>(schema: BodySchema<Values>, body: unknown): Received<Values> {
  const malformed: ErrorsByField = {}
  // bodyOf makes object schemas only.
  const values = valuesIn(schema as unknown as TObject, body, '', malformed)
  return { values: values as Values, malformed }
}

/** Everything that is wrong with a body: what its rules say, and of a malformed field only that it is malformed. */
export function errorsIn({ malformed }: Received<unknown>, ruleErrors: ErrorsByField): ErrorsByField {
  return { ...ruleErrors, ...malformed }
}

function valuesIn(schema: TObject, body: unknown, prefix: string, malformed: ErrorsByField) {
  const given = isRecord(body) ? body : {}
  const entries = Object.entries(schema.properties).flatMap(([name, field]): [string, unknown][] => {
    // What may be left out is then not among the values.
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
  const refuse = () => {
    const name = isTooLong ? 'maxlength' : (schema as { [MALFORMED]?: ErrorName })[MALFORMED]
    if (name) malformed[path] = [name]
  }
  if (Type.IsArray(schema) && Type.IsObject(schema.items)) {
    const { items } = schema
    if (Array.isArray(sent) && !isTooLong)
      return sent.map((item, place) => valuesIn(items, item, `${path}.${place}.`, malformed))
    if (sent !== null) refuse()
    return []
  }
  const record = Type.IsUnion(schema) && schema.anyOf.find((branch) => Type.IsObject(branch))
  if (record) {
    if (sent === null) return null
    if (!isRecord(sent)) refuse()
    return valuesIn(record, sent, `${path}.`, malformed)
  }
  if (!isTooLong && Check(schema, sent)) return DecodeUnsafe({}, schema, sent)
  refuse()
  return DecodeUnsafe({}, schema, null)
}

/** The most items of a list, which is judged before any of them is read. */
function maxItemsOf(schema: TSchema): number {
  const list: { maxItems?: number } | undefined = Type.IsUnion(schema)
    ? schema.anyOf.find((branch) => Type.IsArray(branch))
    : schema
  return list?.maxItems ?? Infinity
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
