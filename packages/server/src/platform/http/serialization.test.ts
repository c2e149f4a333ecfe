import fastify from 'fastify'
import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { serializeResponses } from './serialization.ts'

const INVALID = { type: 'object', properties: { name: { type: 'nonsense' } } }

test('a response has the fields of its schema, which is compiled at the first one', async () => {
  const app = fastify()
  serializeResponses(app)
  const person = { name: 'Priya Shah', password: 'secret' }
  app.get('/person', { schema: { response: { 200: Type.Object({ name: Type.String() }) } } }, () => person)
  app.get('/invalid', { schema: { response: { 200: INVALID } } }, () => person)
  await app.ready()
  for (const _ of [1, 2]) expect((await app.inject('/person')).body).toBe('{"name":"Priya Shah"}')
  expect((await app.inject('/invalid')).statusCode).toBe(500)
})
