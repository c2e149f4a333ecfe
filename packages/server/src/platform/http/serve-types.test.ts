import { expect, it, vi } from 'vitest'
import { UnreadContract } from '@latchkey/domain/notifications/notification.contract'
import { SettingsContract, type Settings } from '@latchkey/domain/settings/settings.contract'
import { typed, type CallTable } from '@latchkey/domain/platform/calls'
import { bodyOf, Ids, Text } from '@latchkey/domain/platform/validation/request-body'
import { serve } from './serve.ts'
import { TokenParams } from './validation.ts'

// Checked by the compiler: each expected error that is missing is an error.

const calls = {
  save: { call: 'POST /things/:id', body: (name: string) => ({ name }) },
  order: { call: 'POST /things/order', body: (ids: readonly number[]) => ({ ids }) },
  get: { call: 'GET /things/:id', response: typed<{ unread: number }> },
  find: { call: 'GET /things', params: typed<{ q: string }>, response: typed<{ unread: number }> },
  page: {
    call: 'GET /things/:list/:page',
    params: (list: string) => ({ list }),
    response: typed<{ unread: number }>,
  },
  open: { call: 'POST /open/:token', isPublic: true },
} as const satisfies CallTable

const access = 'signed-in'
const done = () => true
const none = () => ({ unread: 0 })
const NameBody = bodyOf({ name: Text })

it('a call is not served when its path, types or session differ', () => {
  const unread = { access, response: UnreadContract } as const
  const route = vi.fn<() => void>()
  const app = { route } as unknown as Parameters<typeof serve>[0]
  serve(app, calls.order, { access, body: bodyOf({ ids: Ids('invalid', 9) }) }, done)
  // @ts-expect-error a body without its schema
  serve(app, calls.save, { access }, done)
  // @ts-expect-error a field that the schema does not know
  serve(app, calls.save, { access, body: bodyOf({ title: Text }) }, done)
  // @ts-expect-error a field of another type
  serve(app, calls.save, { access, body: bodyOf({ name: Ids('invalid', 9) }) }, done)
  // @ts-expect-error another part of the path
  serve(app, calls.save, { access, body: NameBody }, ({ params }) => params.token === '')
  // @ts-expect-error a schema of another path
  serve(app, calls.save, { access, body: NameBody, params: TokenParams }, done)
  // @ts-expect-error another response, which the handler gives
  serve(app, calls.get, { access, response: SettingsContract }, vi.fn<() => Settings>())
  // @ts-expect-error a response that the handler does not give
  serve(app, calls.get, unread, done)
  // @ts-expect-error a query that the schema does not know
  serve(app, calls.find, { ...unread, query: bodyOf({ text: Text }) }, none)
  // @ts-expect-error params omits the page
  serve(app, calls.page, unread, none)
  // @ts-expect-error a public call for the signed in
  serve(app, calls.open, { access }, done)
  // @ts-expect-error a call that needs a session, served as public
  serve(app, calls.save, { access: 'public', body: NameBody }, done)
  expect(route).toHaveBeenCalledTimes(12)
})
