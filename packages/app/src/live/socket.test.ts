import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openConnection, reconnectDelayMs, RECONNECT_MS, type Connect } from './socket.ts'

type Listener = (...args: unknown[]) => void
type Options = Parameters<Connect>[0]

function fakeLine(token: () => string | null = () => 'jwt-1') {
  const on = new Map<string, Listener>()
  let onAny: Listener | null = null
  let options: Options = {}
  const socket = {
    active: true,
    connect: vi.fn<() => void>(),
    disconnect: vi.fn<() => void>(() => {
      socket.active = false
      on.get('disconnect')?.('io client disconnect')
    }),
    on: (event: string, listener: Listener) => on.set(event, listener),
    onAny: (listener: Listener) => (onAny = listener),
  }
  const listeners = {
    onEvent: vi.fn<(event: string, payload: unknown) => void>(),
    onReconnect: vi.fn<() => void>(),
    onLive: vi.fn<(isLive: boolean) => void>(),
    onRejected: vi.fn<() => Promise<void>>().mockResolvedValue(),
  }
  const connect = ((given: Options) => {
    options = given
    return socket
  }) as unknown as Connect
  const line = openConnection(connect, token, listeners)
  return {
    line,
    socket,
    listeners,
    options: () => options,
    receive: (event: string, payload: unknown) => onAny?.(event, payload),
    happen: (event: 'connect' | 'disconnect' | 'connect_error', isActive: boolean) => {
      socket.active = isActive
      on.get(event)?.()
    },
  }
}

describe('openConnection', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('uses WebSocket only and sends the current token, not in the address', () => {
    let jwt = 'first'
    const { options } = fakeLine(() => jwt)
    expect(options()).toMatchObject({ path: '/socket.io', transports: ['websocket'] })
    expect(options().query).toBeUndefined()
    jwt = 'renewed'
    const send = vi.fn<(auth: object) => void>()
    ;(options().auth as (send: (auth: object) => void) => void)(send)
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ token: 'renewed' }))
  })

  it('asks for the pushes since the page was opened, until it has been connected', async () => {
    const { happen, options } = fakeLine()
    const sent: unknown[] = []
    const authenticate = () =>
      (options().auth as (send: (auth: unknown) => void) => void)((auth) => sent.push(auth))
    await vi.advanceTimersByTimeAsync(500)
    const ageMs = Math.ceil(performance.now())
    authenticate()
    happen('connect', true)
    happen('disconnect', true)
    authenticate()
    expect(sent).toEqual([{ token: 'jwt-1', ageMs }, { token: 'jwt-1' }])
  })

  it('passes pushes on', () => {
    const { receive, listeners } = fakeLine()
    receive('leads-refresh', {})
    expect(listeners.onEvent).toHaveBeenCalledWith('leads-refresh', {})
  })

  it('reports a reconnect, but not the first connect', () => {
    const { happen, listeners } = fakeLine()
    happen('connect', true)
    expect(listeners.onReconnect).not.toHaveBeenCalled()
    happen('disconnect', true)
    happen('connect', true)
    expect(listeners.onReconnect).toHaveBeenCalledOnce()
    expect(listeners.onRejected).not.toHaveBeenCalled()
  })

  it('reports whether it is live, until it is closed', () => {
    const { line, happen, listeners } = fakeLine()
    happen('connect_error', true)
    happen('connect', true)
    happen('disconnect', true)
    line.close()
    expect(listeners.onLive.mock.calls).toEqual([[false], [true], [false]])
  })

  it.each(['disconnect', 'connect_error'] as const)(
    'checks the session on a final %s, then reconnects',
    async (event) => {
      const { happen, listeners, socket } = fakeLine()
      happen(event, false)
      expect(listeners.onRejected).toHaveBeenCalledOnce()
      expect(socket.connect).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(RECONNECT_MS.first * 1.5)
      expect(socket.connect).toHaveBeenCalledOnce()
    },
  )

  it('stays closed', async () => {
    const { line, happen, listeners, socket } = fakeLine()
    line.close()
    expect(listeners.onRejected).not.toHaveBeenCalled()
    happen('connect_error', false)
    await vi.advanceTimersByTimeAsync(RECONNECT_MS.longest * 2)
    expect(socket.connect).not.toHaveBeenCalled()
  })

  it('does not reconnect when checking the session closed it', async () => {
    const { line, happen, listeners, socket } = fakeLine()
    listeners.onRejected.mockImplementation(() => Promise.resolve(line.close()))
    happen('connect_error', false)
    await vi.advanceTimersByTimeAsync(RECONNECT_MS.longest * 2)
    expect(socket.connect).not.toHaveBeenCalled()
  })
})

describe('reconnectDelayMs', () => {
  it('doubles up to the longest delay', () => {
    expect([0, 1, 2, 3, 4, 5, 50].map((tries) => reconnectDelayMs(tries, 0.5))).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
    ])
  })

  it('is spread by half each way', () => {
    expect([0, 0.999_999].map((random) => reconnectDelayMs(2, random))).toEqual([2_000, 6_000])
  })
})
