import { problemOf } from '@latchkey/domain/platform/problem'
import { PROOF_HEADER } from '@latchkey/domain/session/identity-proof'
import { AxiosError, AxiosHeaders, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios'
import { describe, expect, it, vi } from 'vitest'
import { download, FILE_TIMEOUT_MS, upload } from './files.ts'
import { createHttp } from './http.ts'

interface Reply {
  status: number
  data?: unknown
  headers?: Record<string, string>
}

function transport(given: Reply | null | (() => Reply | null), token: () => string | null = () => 'jwt-1') {
  const sent: InternalAxiosRequestConfig[] = []
  const adapter: AxiosAdapter = (config) => {
    sent.push(config)
    const reply = typeof given === 'function' ? given() : given
    if (reply === null) return Promise.reject(new AxiosError('Network Error', AxiosError.ERR_NETWORK, config))
    const headers = new AxiosHeaders(reply.headers)
    const response = { data: reply.data, status: reply.status, statusText: '', headers, config }
    return reply.status < 300
      ? Promise.resolve(response)
      : Promise.reject(new AxiosError('rejected', undefined, config, null, response))
  }
  const signOut = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false))
  const prove = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false))
  const http = createHttp({ baseUrl: '/api', token, onUnauthenticated: signOut, onUnproved: prove, adapter })
  return { http, sent, prove, signOut, bearer: () => sent[0]?.headers.get('Authorization') ?? null }
}

const aDownload = { method: 'POST', path: '/projects/1/download-units' } as const

const kindOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: unknown) => problemOf(error).kind,
  )

describe('createHttp', () => {
  it('sends the token of the session and returns the response', async () => {
    const { http, sent, bearer } = transport({ status: 200, data: { id: 7 } })
    await expect(
      http.send({ method: 'POST', path: '/leads/7', body: { city: 'Leeds' } }),
    ).resolves.toMatchObject({
      data: { id: 7 },
    })
    expect(sent[0]).toMatchObject({
      baseURL: '/api',
      url: '/leads/7',
      method: 'post',
      data: '{"city":"Leeds"}',
    })
    expect(bearer()).toBe('Bearer jwt-1')
  })

  it('names each write of the session, and gives the names of the answered ones once', async () => {
    const replies = [{ status: 200 }, { status: 409 }, { status: 200 }, { status: 200 }]
    const { http, sent } = transport(() => replies.shift() ?? null)
    const write = { method: 'POST', path: '/leads/7' } as const
    await http.send(write)
    await kindOf(http.send(write))
    await http.send({ method: 'GET', path: '/leads/7' })
    await http.send({ ...write, isPublic: true })
    const names = sent.map(({ headers }) => headers.get('x-write-id') ?? null)
    expect(names).toEqual([expect.any(String), expect.any(String), null, null])
    expect(names[0]).not.toBe(names[1])
    expect([http.ownWrites.drain(), http.ownWrites.drain()]).toEqual([[names[0]], []])
  })

  it('sends a file in the specified field, and reports progress', async () => {
    const { http, sent, bearer } = transport({ status: 200, data: { id: 3 } })
    const onProgress = vi.fn<(share: number) => void>()
    const file = new File(['abc'], 'house.png')
    const sending = upload(http, { method: 'POST', path: '/media/upload-image' }, [file, onProgress])
    await expect(sending).resolves.toEqual({ id: 3 })
    const body: unknown = sent[0]?.data
    expect(body instanceof FormData ? body.get('upload') : null).toMatchObject({ name: 'house.png', size: 3 })
    sent[0]?.onUploadProgress?.({ loaded: 3, total: 4, bytes: 3, lengthComputable: true })
    sent[0]?.onUploadProgress?.({ loaded: 3, bytes: 3, lengthComputable: false })
    expect(onProgress.mock.calls).toEqual([[0.75]])
    expect(bearer()).toBe('Bearer jwt-1')
  })

  it.each([
    ['attachment; filename="Homes.xlsx"', 'Homes.xlsx'],
    [undefined, 'Units.xlsx'],
  ])('saves a file under the name in the response %s', async (disposition, name) => {
    const link = { href: '', download: '', click: vi.fn<() => void>() }
    vi.stubGlobal('document', { createElement: () => link })
    const headers: Record<string, string> = disposition ? { 'content-disposition': disposition } : {}
    const { http, sent } = transport({ status: 200, data: new Blob(['PK']), headers })
    await download(http, aDownload, 'Units.xlsx')
    vi.unstubAllGlobals()
    expect(sent[0]).toMatchObject({ method: 'post', responseType: 'blob' })
    expect(link.download).toBe(name)
    expect(link.click).toHaveBeenCalledOnce()
  })

  it('saves no file after it was cancelled', async () => {
    const link = { click: vi.fn<() => void>() }
    vi.stubGlobal('document', { createElement: () => link })
    const { http } = transport({ status: 200, data: new Blob(['PK']) })
    await kindOf(download(http, { ...aDownload, signal: AbortSignal.abort() }, ''))
    vi.unstubAllGlobals()
    expect(link.click).not.toHaveBeenCalled()
  })

  it('sends no token when signed out', async () => {
    const { http, bearer } = transport({ status: 200 }, () => null)
    await http.send({ method: 'GET', path: '/leads/7' })
    expect(bearer()).toBeNull()
  })

  it.each([
    [true, 'answered', 2],
    [false, 'unproved', 1],
  ])('asks for a proof of identity; given: %s', async (isProved, kind, calls) => {
    const unproved: Reply = { status: 403, data: new Blob(), headers: { [PROOF_HEADER]: 'required' } }
    const replies = [unproved, { status: 200 }]
    const { http, prove, sent } = transport(() => replies.shift() ?? null)
    prove.mockResolvedValue(isProved)
    expect(await kindOf(http.send({ method: 'POST', path: '/projects/1/download-units' }))).toBe(kind)
    expect(sent).toHaveLength(calls)
  })

  it('sends a public call without the session', async () => {
    const { http, bearer } = transport({ status: 200 })
    await http.send({ method: 'POST', path: '/users/login', body: {}, isPublic: true })
    expect(bearer()).toBeNull()
  })

  it('repeats a call with its body and the new token after signing in again', async () => {
    let jwt = 'jwt-1'
    const reply: Reply = { status: 401 }
    const { http, sent, signOut } = transport(reply, () => jwt)
    signOut.mockImplementationOnce(() => {
      jwt = 'jwt-2'
      Object.assign(reply, { status: 200, data: true })
      return Promise.resolve(true)
    })
    await expect(
      http.send({ method: 'POST', path: '/leads/7', body: { city: 'Leeds' } }),
    ).resolves.toMatchObject({ data: true })
    expect(sent.map(({ data, headers }) => [data, headers.get('Authorization')])).toEqual([
      ['{"city":"Leeds"}', 'Bearer jwt-1'],
      ['{"city":"Leeds"}', 'Bearer jwt-2'],
    ])
  })

  it.each([401, 403])('repeats a call after a %s with everything but the old token', async (status) => {
    let jwt = 'jwt-1'
    const failed: Reply = { status, headers: { [PROOF_HEADER]: 'required' } }
    const replies = [failed, failed, { status: 200, data: { id: 7 } }]
    const { http, prove, sent, signOut } = transport(
      () => replies.shift() ?? null,
      () => jwt,
    )
    const handle = () => {
      jwt = `${jwt}0`
      return Promise.resolve(true)
    }
    signOut.mockImplementation(handle)
    prove.mockImplementation(handle)
    const { signal } = new AbortController()
    const headers = { 'Idempotency-Key': 'k-1' }
    const body = new File(['abc'], 'house.png')
    await upload(http, { method: 'PUT', path: '/a', headers, signal }, [body, () => {}])
    const [first, ...others] = sent.map((config) => ({ ...config, headers: null }))
    expect(others).toEqual([first, first])
    expect(first).toMatchObject({ method: 'put', url: '/a', signal, timeout: FILE_TIMEOUT_MS })
    expect(sent.map((each) => each.headers.get('Idempotency-Key'))).toEqual(['k-1', 'k-1', 'k-1'])
    expect(sent.map((each) => each.headers.get('Authorization'))).toEqual([
      'Bearer jwt-1',
      'Bearer jwt-10',
      'Bearer jwt-100',
    ])
  })

  it('keeps a token of its own when it is repeated, and a public call without one', async () => {
    const unproved: Reply = { status: 403, headers: { [PROOF_HEADER]: 'required' } }
    const replies = [unproved, { status: 200 }, unproved, { status: 200 }]
    const { http, prove, sent } = transport(() => replies.shift() ?? null)
    prove.mockResolvedValue(true)
    await http.send({ method: 'POST', path: '/leave', token: 'own' })
    await http.send({ method: 'POST', path: '/open', isPublic: true })
    expect(sent.map(({ headers }) => headers.get('Authorization') ?? null)).toEqual([
      'Bearer own',
      'Bearer own',
      null,
      null,
    ])
  })

  it('cancels any call by its signal', async () => {
    const { http, sent } = transport({ status: 200 })
    const { signal } = new AbortController()
    await http.send({ method: 'GET', path: '/leads', signal })
    expect(sent[0]?.signal).toBe(signal)
  })

  it('reports a 401 to the session', async () => {
    const { http, signOut } = transport({ status: 401 })
    await expect(kindOf(http.send({ method: 'GET', path: '/leads/7' }))).resolves.toBe('unauthenticated')
    expect(signOut).toHaveBeenCalledOnce()
  })

  it('does not end the session for a 401 to a public call', async () => {
    const { http, signOut } = transport({ status: 401 })
    await expect(kindOf(http.send({ method: 'GET', path: '/x', isPublic: true }))).resolves.toBe(
      'unauthenticated',
    )
    expect(signOut).not.toHaveBeenCalled()
  })

  it('does not end a new session for a late 401 to an old token', async () => {
    let jwt = 'old'
    const { http, signOut } = transport({ status: 401 }, () => jwt)
    const late = kindOf(http.send({ method: 'GET', path: '/leads/7' }))
    jwt = 'new'
    await late
    expect(signOut).not.toHaveBeenCalled()
  })

  it('reports a missing response as offline', async () => {
    const { http, signOut } = transport(null)
    await expect(kindOf(http.send({ method: 'GET', path: '/leads/7' }))).resolves.toBe('offline')
    expect(signOut).not.toHaveBeenCalled()
  })

  it.each([
    [200, 'broken'],
    [502, 'offline'],
    [413, 'too-large'],
  ])('reports a page in place of JSON with status %s', async (status, kind) => {
    const { http } = transport({ status, data: '<html>' })
    expect(await kindOf(http.send({ method: 'GET', path: '/a' }))).toBe(kind)
  })

  it('reads the delay of a 429', async () => {
    const { http } = transport({ status: 429, headers: { 'retry-after': '17' } })
    const problem = await http.send({ method: 'GET', path: '/x' }).catch(problemOf)
    expect(problem).toEqual({ kind: 'limited', retryAfterSeconds: 17 })
  })
})
