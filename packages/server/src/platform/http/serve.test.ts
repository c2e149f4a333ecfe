import type { CallTable } from '@latchkey/domain/platform/calls'
import { bodyOf, Text } from '@latchkey/domain/platform/validation/request-body'
import fastify, { type RouteOptions } from 'fastify'
import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { at, serve } from './serve.ts'
import { IdParams, TokenParams } from './validation.ts'

const calls = {
  save: { call: 'POST /things/:id', body: (name: string) => ({ name }) },
  open: { call: 'POST /open/:token', isPublic: true },
} as const satisfies CallTable

function served(declare: (app: ReturnType<typeof fastify>) => void) {
  const app = fastify()
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => void routes.push(route))
  app.setValidatorCompiler(() => () => true)
  declare(app)
  return routes
}

const access = 'signed-in'
const done = () => true
const NameBody = bodyOf({ name: Text })

describe('serve', () => {
  it('declares the route of a call, with the schema of its path and true or false as its response', () => {
    const [route] = served((app) => serve(app, calls.save, { access, body: NameBody }, done))
    expect(route).toMatchObject({ method: 'POST', url: '/things/:id', config: { access } })
    expect(route?.schema).toEqual({ params: IdParams, body: NameBody, response: { 200: Type.Boolean() } })
    const [open] = served((app) => serve(app, calls.open, { access: 'public' }, done))
    expect(open?.schema?.params).toEqual(TokenParams)
  })

  it('serves a call for one value of its path', () => {
    const list = { call: 'POST /views/:list/order' } as const
    const [route] = served((app) => serve(app, at(list, 'list', 'units'), { access }, done))
    expect(route?.url).toBe('/views/units/order')
    expect(route?.schema?.params).toBeUndefined()
  })
})
