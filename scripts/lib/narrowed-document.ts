interface Schema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly [limit: string]: unknown
}

type Contents = Readonly<Record<string, { readonly schema?: Schema }>>

interface Parameter {
  readonly in: string
  readonly name: string
  readonly required?: boolean
  readonly schema: Schema
}

interface Operation {
  readonly operationId?: string
  readonly 'x-areas'?: readonly string[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Contents }
  readonly responses?: Readonly<Record<string, { readonly content?: Contents }>>
}

type Operations = Readonly<Record<string, Readonly<Record<string, Operation>>>>

export interface ApiDocument {
  readonly paths: Operations
  readonly webhooks?: Operations
}

/** A schema promises what a program may send, or what it gets. */
type Side = 'sent' | 'received'

const OTHER_SIDE = { sent: 'received', received: 'sent' } as const
const UPPER = ['maximum', 'maxLength', 'maxItems']
const LOWER = ['minimum', 'minLength', 'minItems']

/** Lists what the newer document no longer offers a program written to the older one, a line each. */
export const narrowedIn = (before: ApiDocument, after: ApiDocument): string[] => [
  ...operationsNarrowed(before.paths, after.paths, 'sent'),
  // Latchkey sends these.
  ...operationsNarrowed(before.webhooks ?? {}, after.webhooks ?? {}, 'received'),
]

function operationsNarrowed(before: Operations, after: Operations, body: Side): string[] {
  return Object.entries(before).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const call = `${method.toUpperCase()} ${path}`
      const now = after[path]?.[method]
      return now === undefined ? [`${call} is gone`] : operationNarrowed(call, operation, now, body)
    }),
  )
}

function operationNarrowed(call: string, before: Operation, after: Operation, body: Side): string[] {
  const closed = (before['x-areas'] ?? []).filter((area) => !after['x-areas']?.includes(area))
  const answers = Object.entries(before.responses ?? {}).filter(([status]) => Number(status) < 400)
  return [
    ...(before.operationId === after.operationId ? [] : [`${call} is no longer ${before.operationId}`]),
    ...closed.map((area) => `${call} is closed to ${area}`),
    ...parametersNarrowed(call, before.parameters ?? [], after.parameters ?? []),
    ...contentsNarrowed(`${call} body`, before.requestBody?.content, after.requestBody?.content, body),
    ...answers.flatMap(([status, { content }]) =>
      contentsNarrowed(`${call} ${status}`, content, after.responses?.[status]?.content, OTHER_SIDE[body]),
    ),
  ]
}

function parametersNarrowed(
  call: string,
  before: readonly Parameter[],
  after: readonly Parameter[],
): string[] {
  const find = (all: readonly Parameter[], one: Parameter) =>
    all.find((each) => each.in === one.in && each.name === one.name)
  const added = after.filter((each) => each.required && !find(before, each)?.required)
  return [
    ...added.map(({ name }) => `${call} now needs ${name}`),
    ...before.flatMap((each) => {
      const now = find(after, each)
      const at = `${call} ${each.name}`
      return now === undefined ? [`${at} is gone`] : schemaNarrowed(at, each.schema, now.schema, 'sent')
    }),
  ]
}

const contentsNarrowed = (at: string, before: Contents = {}, after: Contents = {}, side: Side): string[] =>
  Object.entries(before).flatMap(([type, { schema }]) => {
    const now = after[type]
    if (now === undefined) return [`${at} as ${type} is gone`]
    return schema === undefined || now.schema === undefined
      ? []
      : schemaNarrowed(at, schema, now.schema, side)
  })

function schemaNarrowed(at: string, before: Schema, after: Schema, side: Side): string[] {
  // A program that was promised nothing copes with anything.
  if (side === 'received' && isAnything(before)) return []
  if (before.anyOf !== undefined || after.anyOf !== undefined) {
    // Whatever one side may give, the other must understand.
    const [given, understood] = side === 'sent' ? [before, after] : [after, before]
    const fits = (one: Schema) =>
      alternativesOf(understood).some((other) => {
        const [was, is] = side === 'sent' ? [one, other] : [other, one]
        return schemaNarrowed(at, was, is, side).length === 0
      })
    return alternativesOf(given).every(fits) ? [] : [`${at} has another choice of types`]
  }
  if (String(before.type) !== String(after.type)) return [`${at} is no longer ${String(before.type)}`]
  const needed = side === 'sent' ? [after, before] : [before, after]
  const missing = (needed[0]?.required ?? []).filter((name) => !needed[1]?.required?.includes(name))
  return [
    ...missing.map((name) => (side === 'sent' ? `${at} now needs ${name}` : `${at} may lack ${name}`)),
    ...(side === 'sent' ? limitsNarrowed(at, before, after) : []),
    ...Object.entries(before.properties ?? {}).flatMap(([name, schema]) => {
      const now = after.properties?.[name]
      return now === undefined
        ? [`${at}.${name} is gone`]
        : schemaNarrowed(`${at}.${name}`, schema, now, side)
    }),
    ...(before.items && after.items ? schemaNarrowed(`${at}[]`, before.items, after.items, side) : []),
  ]
}

const isAnything = ({ type, anyOf, enum: choices, const: value }: Schema): boolean =>
  [type, anyOf, choices, value].every((word) => word === undefined)

const alternativesOf = (schema: Schema): readonly Schema[] => schema.anyOf ?? [schema]

function limitsNarrowed(at: string, before: Schema, after: Schema): string[] {
  const limit = (schema: Schema, name: string, otherwise: number) => Number(schema[name] ?? otherwise)
  const values = choicesOf(after)
  const refused = values && (choicesOf(before) ?? ['any']).filter((value) => !values.includes(value))
  return [
    ...(refused ?? []).map((value) => `${at} refuses ${String(value)}`),
    ...UPPER.filter((name) => limit(after, name, Infinity) < limit(before, name, Infinity)),
    ...LOWER.filter((name) => limit(after, name, -Infinity) > limit(before, name, -Infinity)),
  ].map((found) => (found.startsWith(at) ? found : `${at} has another ${found}`))
}

const choicesOf = (schema: Schema): readonly unknown[] | undefined =>
  schema.const === undefined ? schema.enum : [schema.const]
