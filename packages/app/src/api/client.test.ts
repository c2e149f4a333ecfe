import { typed, type CallTable } from '@latchkey/domain/platform/calls'
import { describe, expect, it, vi } from 'vitest'
import { client } from './client.ts'
import type { Http } from './http.ts'

const calls = {
  get: { call: 'GET /leads/:id', response: typed<{ id: number }> },
  page: {
    call: 'GET /things/:id/:page',
    params: (id: number, query: object) => ({ id, page: 2, ...query }),
    response: (received: string) => received.length,
  },
  save: { call: 'PUT /leads/:id/images/:imageId', body: (name: string, at?: number) => ({ name, at }) },
  open: { call: 'POST /open/:name', isPublic: true },
  leave: { call: 'POST /leave', token: typed<string> },
  run: { call: 'POST /run', body: typed<object>, response: typed<string>, isCancellable: true },
  upload: { call: 'POST /things/:id/file', isUpload: true, response: typed<{ id: number }> },
} as const satisfies CallTable

function recording(response: unknown = true) {
  const send = vi.fn<Http['send']>(() => Promise.resolve({ data: response, headers: {} }))
  return { send, port: client({ send }, calls), sent: () => send.mock.calls[0]?.[0] }
}

describe('client', () => {
  it('fills the path with the first arguments and makes the body of the others', async () => {
    const { port, sent } = recording()
    await expect(port.save(7, 3, 'Front')).resolves.toBe(true)
    expect(sent()).toMatchObject({ method: 'PUT', path: '/leads/7/images/3', body: { name: 'Front' } })
  })

  it('fills the path with params, and the query with the rest', async () => {
    const { port, sent } = recording('four')
    await expect(port.page(7, { sort: '-name', to: null, from: undefined })).resolves.toBe(4)
    expect(sent()).toMatchObject({ path: '/things/7/2?sort=-name', body: undefined })
  })

  it.each(['a&b=c', '100%', 'O’Neil', '+44 7700', '😀', '"#?/'])('encodes %s', async (text) => {
    const { port, send } = recording('')
    await port.page(1, { 'filter[name]': text })
    await port.open(text)
    const [query, path] = send.mock.calls.map(([{ path: each }]) => new URL(each, 'http://x'))
    expect([...(query?.searchParams ?? [])]).toEqual([['filter[name]', text]])
    expect(decodeURIComponent(path?.pathname.replace('/open/', '') ?? '')).toBe(text)
    expect(path?.search).toBe('')
  })

  it('sends a public call as such, and another token', async () => {
    const { port, send } = recording()
    await port.open('a')
    await port.leave('jwt-1')
    expect(send.mock.calls.map(([{ isPublic, token }]) => [isPublic, token])).toEqual([
      [true, undefined],
      [undefined, 'jwt-1'],
    ])
  })

  it('sends a file as a form', async () => {
    const { port, sent } = recording({ id: 3 })
    await expect(port.upload(7, new File(['abc'], 'a.png'), () => {})).resolves.toEqual({ id: 3 })
    expect(sent()).toMatchObject({ path: '/things/7/file', body: expect.any(FormData) })
    await expect(port.upload(7, { name: 'a.png', size: 3 }, () => {})).rejects.toThrow('broken')
  })

  it('cancels a call by its signal', async () => {
    const { port, sent } = recording('saved')
    const { response, cancel } = port.run({})
    await expect(response).resolves.toBe('saved')
    expect(sent()?.signal?.aborted).toBe(false)
    cancel()
    expect(sent()?.signal?.aborted).toBe(true)
  })
})
