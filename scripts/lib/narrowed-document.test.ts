import { expect, test } from 'vitest'
import { narrowedIn, type ApiDocument } from './narrowed-document.ts'

const text = { type: 'string' } as const

/** One call, with these parts of its operation. */
const documentOf = (operation: object): ApiDocument => ({
  paths: { '/api/homes/{id}': { post: { operationId: 'saveHome', ...operation } } },
})
const sent = (schema: object) => documentOf({ requestBody: { content: { 'application/json': { schema } } } })
const received = (schema: object) =>
  documentOf({ responses: { 200: { content: { 'application/json': { schema } } } } })
const object = (properties: Record<string, object>, required: string[] = []) => ({
  type: 'object',
  properties,
  required,
})

test.each<[string, ApiDocument, ApiDocument]>([
  ['an added call', documentOf({}), { paths: { ...documentOf({}).paths, '/api/more': { get: {} } } }],
  ['an added area', documentOf({ 'x-areas': ['a:read'] }), documentOf({ 'x-areas': ['b:read', 'a:read'] })],
  ['a field that may be sent', sent(object({ name: text })), sent(object({ name: text, city: text }))],
  ['a longer text', sent({ ...text, maxLength: 5 }), sent({ ...text, maxLength: 9 })],
  ['one more choice', sent({ enum: [1, 2] }), sent({ enum: [1, 2, 3] })],
  ['a null that may be sent', sent(text), sent({ anyOf: [text, { type: 'null' }] })],
  [
    'a field in the answer',
    received(object({ id: text })),
    received(object({ id: text, city: text }, ['city'])),
  ],
  ['one type less in the answer', received({ anyOf: [text, { type: 'null' }] }), received(text)],
  ['types where nothing was promised', received({}), received({ anyOf: [text, { type: 'null' }] })],
])('%s narrows nothing', (_, before, after) => {
  expect(narrowedIn(before, after)).toEqual([])
})

const call = 'POST /api/homes/{id}'
test.each<[string, ApiDocument, ApiDocument]>([
  [`${call} is gone`, documentOf({}), { paths: {} }],
  [`${call} is no longer saveHome`, documentOf({}), documentOf({ operationId: 'storeHome' })],
  [
    `${call} is closed to a:read`,
    documentOf({ 'x-areas': ['a:read'] }),
    documentOf({ 'x-areas': ['b:read'] }),
  ],
  [
    `${call} now needs page`,
    documentOf({ parameters: [] }),
    documentOf({ parameters: [{ in: 'query', name: 'page', required: true, schema: text }] }),
  ],
  [
    `${call} page is gone`,
    documentOf({ parameters: [{ in: 'query', name: 'page', schema: text }] }),
    documentOf({}),
  ],
  [`${call} body as application/json is gone`, sent(text), documentOf({})],
  [`${call} body now needs city`, sent(object({ city: text })), sent(object({ city: text }, ['city']))],
  [`${call} body.city is gone`, sent(object({ city: text })), sent(object({}))],
  [
    `${call} body.city is no longer string`,
    sent(object({ city: text })),
    sent(object({ city: { type: 'number' } })),
  ],
  [`${call} body has another maxLength`, sent({ ...text, maxLength: 9 }), sent({ ...text, maxLength: 5 })],
  [`${call} body has another minimum`, sent({ type: 'number' }), sent({ type: 'number', minimum: 1 })],
  [`${call} body refuses 2`, sent({ enum: [1, 2] }), sent({ enum: [1] })],
  [`${call} body refuses any`, sent(text), sent({ ...text, enum: ['a'] })],
  [`${call} body has another choice of types`, sent({ anyOf: [text, { type: 'null' }] }), sent(text)],
  [`${call} 200.city is gone`, received(object({ city: text })), received(object({}))],
  [`${call} 200 may lack city`, received(object({ city: text }, ['city'])), received(object({ city: text }))],
  [`${call} 200 has another choice of types`, received(text), received({ anyOf: [text, { type: 'null' }] })],
  [
    `${call} 200[].city is gone`,
    received({ type: 'array', items: object({ city: text }) }),
    received({ type: 'array', items: object({}) }),
  ],
])('%s', (found, before, after) => {
  expect(narrowedIn(before, after)).toEqual([found])
})

const webhook = (schema: object): ApiDocument => ({ paths: {}, webhooks: sent(schema).paths })

test('the body of a webhook is a promise to its receiver', () => {
  const [before, after] = [webhook(object({ id: text }, ['id'])), webhook(object({ id: text }))]
  expect(narrowedIn(before, after)).toEqual(['POST /api/homes/{id} body may lack id'])
  expect(narrowedIn(after, before)).toEqual([])
})
