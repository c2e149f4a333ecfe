import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import { expect, test } from 'vitest'
import { serverOfFile } from '../_harness.ts'

const server = await serverOfFile()
const manager = await server.signIn(PERMISSIONS)

interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  anyOf?: Schema[]
}

interface ApiDocs {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>
}

/** Parts of a schema without a maximum of items or properties, by path. */
function unbounded(schema: Schema, place: string): string[] {
  const { type, items, properties, anyOf } = schema
  if (anyOf) return anyOf.flatMap((branch) => unbounded(branch, place))
  if (properties)
    return Object.entries(properties).flatMap(([name, field]) => unbounded(field, `${place}.${name}`))
  if (type === 'array' && items)
    return [...(schema.maxItems === undefined ? [place] : []), ...unbounded(items, `${place}[]`)]
  const isPlain = ['string', 'number', 'integer', 'boolean', 'null'].includes(type ?? '')
  return isPlain || schema.const !== undefined || schema.enum !== undefined ? [] : [place]
}

/** Parsed by their own code, which accepts the columns and choices of the list, the words and fields of the import, the areas of a key, or the fields of an enquiry, only. */
const READ_BY_RULES =
  /^POST \/api\/(views(\/[^ ]*)? \.query|imports\/\{id\}\/(update \.(values|defaults|options)|rows\/\{line\} \.cells)|integrations\/(keys(\/\{id\}\/update)? \.areas|sources(\/\{id\}\/update|\/try)? \.(mapping|body)))$/

test('every list in a body has a maximum', async () => {
  const { paths } = (await server.app.inject('/api/openapi.json')).json<ApiDocs>()
  const bodies = Object.entries(paths).flatMap(([url, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) =>
      Object.values(requestBody?.content ?? {}).map(({ schema }) => ({
        call: `${method.toUpperCase()} ${url}`,
        schema,
      })),
    ),
  )
  expect(bodies.length).toBeGreaterThan(40)
  const places = bodies.flatMap(({ call, schema }) => unbounded(schema, `${call} `))
  expect(places.filter((place) => !READ_BY_RULES.test(place))).toEqual([])
})

const post = (url: string, payload: object) =>
  server.app.inject({ method: 'POST', url: `/api${url}`, headers: manager.headers, payload })

const of = <Item>(count: number, item: (place: number) => Item): Item[] =>
  Array.from({ length: count }, (_, place) => item(place))

const ids = (count: number) => of(count, (place) => place + 1)

test.each([
  ['/properties/create', { name: 'A1', images: of(101, (id) => ({ id })) }, 'images'],
  ['/settings/office', { hours: of(8, () => ({ day: 1, open: true, from: '09:00', to: '18:00' })) }, 'hours'],
  ['/settings/office', { holidays: of(501, () => ({ on: '2026-12-25', name: 'Christmas' })) }, 'holidays'],
  ['/leads/bulk/delete', { ids: ids(201) }, 'ids'],
  ['/notifications/read', { ids: ids(101), all: true }, 'ids'],
  ['/views/enquiries/order', { ids: ids(1001) }, 'ids'],
  ['/roles/mass-delete', { ids: ids(1001) }, 'ids'],
  ['/export/enquiries', { format: 'csv', ids: ids(201) }, 'ids'],
])(
  '%s: 422 for a list that is too long, and none of its items is checked',
  async (url, payload, attribute) => {
    const response = await post(url, payload)
    expect(response.statusCode).toBe(422)
    expect(response.json()).toEqual([{ attribute, errors: [{ name: 'maxlength' }] }])
  },
)

test('a list of maximum length is checked item by item', async () => {
  const response = await post('/properties/create', {
    name: 'A1',
    images: of(100, (place) => ({ id: 900_000 + place })),
  })
  expect(response.statusCode).toBe(422)
  expect(response.json()).toHaveLength(100)
})

test('a view with more columns than its list is rejected with a single error', async () => {
  const filters = Object.fromEntries(of(10_000, (place) => [`column${place}`, 'x']))
  const response = await post('/views/enquiries', { name: 'Mine', query: { filters, limit: 25 } })
  expect(response.statusCode).toBe(422)
  expect(response.json()).toEqual([{ attribute: 'query.filters', errors: [{ name: 'maxlength' }] }])
})
