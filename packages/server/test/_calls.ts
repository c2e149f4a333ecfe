import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { bodyOf, Text } from '@latchkey/domain/platform/validation/request-body'
import type { Actor } from '../src/platform/http/actor.ts'
import type { Authenticate } from '../src/platform/http/access-plugin.ts'
import { actorOf } from '../src/platform/http/access-plugin.ts'
import { clash, conflict, fieldErrors, homeHeld, rateLimited } from '../src/platform/http/error.ts'
import { IdParams, PageParams } from '../src/platform/http/validation.ts'

/** Calls under /api/probe with every kind of answer of the API. */
export const probeCalls: FastifyPluginAsyncTypebox = async (app) => {
  const open = { config: { access: 'public' } } as const
  app.get('/probe/public', open, () => true)
  app.get('/probe/signed-in', { config: { access: 'signed-in' } }, (request) => actorOf(request).username)
  app.get('/probe/any', { config: { access: { anyOf: ['enquiries-view', 'viewings-view'] } } }, () => true)
  app.get('/probe/all', { config: { access: { allOf: ['properties-view', 'units-download'] } } }, () => true)
  app.get(
    '/probe/leads/:id',
    { config: { access: { anyOf: ['enquiries-view'] } }, schema: { params: IdParams } },
    (request) => request.params,
  )
  app.get(
    '/probe/list/:page/:limit',
    { ...open, schema: { params: PageParams } },
    (request) => request.params,
  )
  app.post('/probe/body', { ...open, schema: { body: bodyOf({ name: Text }) } }, (request) => request.body)
  app.post(
    '/probe/own-body',
    { config: { access: 'signed-in' }, schema: { body: bodyOf({ name: Text }) } },
    (request) => request.body,
  )
  app.post('/probe/fields', open, () => {
    throw fieldErrors([{ attribute: 'property.name', errors: [{ name: 'required' }] }])
  })
  app.get('/probe/limited', open, () => {
    throw rateLimited(12.2)
  })
  app.get('/probe/conflict', open, () => {
    throw conflict()
  })
  app.get('/probe/clash', open, () => {
    throw clash({ id: 7, name: 'Ada Lovelace', viewingDate: 1_772_442_000 })
  })
  app.get('/probe/held', open, () => {
    throw homeHeld({ id: 8, name: 'Ada Lovelace', status: 7 })
  })
  app.get('/probe/fault', open, () => {
    throw Object.assign(new Error('password=hunter2'), { detail: 'Key (username)=(ada@example.com)' })
  })
}

export function anActor(fields: Partial<Actor> = {}): Actor {
  return {
    userId: 1,
    username: 'ada@latchkey.example',
    sessionId: 1,
    isProved: true,
    permissions: new Set(),
    address: '127.0.0.1',
    ...fields,
  }
}

/** Knows these tokens only. */
export function knowing(people: Readonly<Record<string, Actor>>): Authenticate {
  return (token) => Promise.resolve(people[token] ?? null)
}
