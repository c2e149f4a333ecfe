import { randomFrom } from '../src/demo/random.ts'

/** The part of an OpenAPI operation that requests are made from. */
interface Operation {
  readonly parameters?: readonly { name: string; in: string; schema?: Schema }[]
  readonly requestBody?: { content: Readonly<Record<string, { schema?: Schema }>> }
  /** By status. */
  readonly responses?: Readonly<Record<string, object>>
}

interface Schema {
  readonly type?: string
  readonly anyOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
}

export interface ApiDescription {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

/** A request that no page would send. */
export interface FuzzedRequest {
  readonly method: string
  readonly url: string
  readonly headers: Record<string, string>
  readonly payload?: string
}

const TEXTS = [
  '',
  ' ',
  'x',
  '\0',
  '\u202e\ud800',
  '😀'.repeat(300),
  'x'.repeat(256),
  "'; drop table lead; --",
  '%00%ff%zz',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '=HYPERLINK("https://a.example")',
  'a@b.example',
  '07700 900123',
  'SW1A 1AA',
  '__proto__',
  'constructor',
  'NaN',
  '1e309',
  '-0',
  'null',
  '2026-02-30',
  '\r\nx-header: 1',
]

const NUMBERS = [
  0,
  -0,
  1,
  2,
  3,
  7,
  25,
  -1,
  0.1,
  1.005,
  999_999,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  4_102_444_800,
  Number.MAX_SAFE_INTEGER,
  1e21,
  1e308,
]

/** Sixteen levels: within the limit by itself, and above it inside a deep value. */
const NESTED = Array.from({ length: 16 }).reduce<unknown>(
  (inner, _, level) => (level % 2 ? [inner] : { a: inner }),
  1,
)

const OTHERS = [null, true, false, [], {}, [null], [[1]], { id: 1 }, [{ id: 1 }, { id: 'x' }, 5], NESTED]

export type Fuzzer = ReturnType<typeof fuzzer>

/** Makes requests from the OpenAPI description, reproducible by seed. */
export function fuzzer(api: ApiDescription, seed: number) {
  const random = randomFrom(seed)
  const calls = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  const oddity = (): unknown =>
    random.pick<unknown>([random.pick(TEXTS), random.pick(NUMBERS), random.pick<unknown>(OTHERS)])

  /** Usually a valid value. */
  function valueOf(schema: Schema): unknown {
    if (random.chance(0.25)) return oddity()
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return random.pick(schema.enum)
    if (schema.anyOf) return valueOf(random.pick(schema.anyOf))
    if (schema.properties) return recordOf(schema.properties)
    if (schema.items) {
      const { items } = schema
      return Array.from({ length: random.pick([0, 1, 2, 30]) }, () => valueOf(items))
    }
    if (schema.type === 'boolean') return random.chance(0.5)
    if (schema.type === 'integer') return random.pick([1, 2, 3, 7, 1_772_442_000, random.pick(NUMBERS)])
    return schema.type === 'number' ? random.pick(NUMBERS) : random.pick(TEXTS)
  }

  function recordOf(properties: Readonly<Record<string, Schema>>): Record<string, unknown> {
    const entries = Object.entries(properties).filter(() => random.chance(0.9))
    return Object.fromEntries(entries.map(([name, schema]) => [name, valueOf(schema)]))
  }

  function addressOf(path: string, operation: Operation): string {
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const isNumber = operation.parameters?.find((known) => known.name === name)?.schema?.type === 'integer'
      return encodeURIComponent(
        String(
          isNumber && random.chance(0.85)
            ? random.pick([1, 2, 3, 25, random.pick(NUMBERS)])
            : random.pick(TEXTS),
        ).toWellFormed(),
      )
    })
    const query = (operation.parameters ?? [])
      .filter((known) => known.in === 'query')
      .map(({ name, schema }): [string, string] => [name, String(valueOf(schema ?? {}))])
    const column = random.pick([
      'name',
      'email',
      'phone',
      'status',
      'propertyAddress',
      'from',
      'text',
      random.pick(TEXTS),
    ])
    if (random.chance(0.3)) query.push([`filter[${column}]`, random.pick(TEXTS)], ['sort', `-${column}`])
    return query.length === 0 ? filled : `${filled}?${new URLSearchParams(query).toString()}`
  }

  function bodyOf(operation: Operation): Pick<FuzzedRequest, 'headers' | 'payload'> {
    const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
    if (type === undefined) return random.chance(0.8) ? { headers: {} } : jsonOf(oddity())
    if (type.startsWith('multipart/')) {
      const file = `--b\r\ncontent-disposition: form-data; name="upload"; filename="${random.pick(['a.png', 'a.xlsx', '../a.csv'])}"\r\n\r\n${random.pick(TEXTS)}\r\n--b--\r\n`
      return {
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
        payload: random.chance(0.2) ? file.slice(0, 40) : file,
      }
    }
    return jsonOf(random.chance(0.9) ? recordOf(content?.schema?.properties ?? {}) : oddity())
  }

  function jsonOf(value: unknown): Pick<FuzzedRequest, 'headers' | 'payload'> {
    const text = JSON.stringify(value)
    const payload = random.chance(0.05) ? text.slice(0, random.whole(0, text.length)) : text
    const type = random.chance(0.03)
      ? random.pick(['text/plain', 'application/xml', 'application/json; charset=x', 'x'])
      : 'application/json'
    return { headers: { 'content-type': type }, payload }
  }

  return {
    calls: calls.map(({ method, path }) => `${method} ${path}`),

    next(): FuzzedRequest & { call: string } {
      const { method, path, operation } = random.pick(calls)
      const body: Pick<FuzzedRequest, 'headers' | 'payload'> =
        method === 'GET' ? { headers: {} } : bodyOf(operation)
      return { call: `${method} ${path}`, method, url: addressOf(path, operation), ...body }
    },
  }
}

/** True if the call, such as `GET /api/leads/{id}`, documents the status. */
export function isDescribed({ paths }: ApiDescription, call: string, status: number): boolean {
  const [method = '', address = ''] = call.split(' ')
  return paths[address]?.[method.toLowerCase()]?.responses?.[status] !== undefined
}
