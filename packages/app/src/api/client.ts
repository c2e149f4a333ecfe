import {
  typed,
  type Call,
  type CallTable,
  type Method,
  type Port,
  type Ports,
} from '@latchkey/domain/platform/calls'
import type { HttpRequest } from './http/http.ts'

/** A call with its values. */
export interface CallRequest extends HttpRequest {
  readonly call: Call
  /** Arguments that are not part of the path. */
  readonly given: readonly never[]
}

export type Send = (request: CallRequest) => Promise<unknown>

function requestOf(call: Call, all: readonly never[]): CallRequest {
  const [method, template = ''] = call.call.split(' ')
  const values = new Map<string, string | number | null | undefined>(
    call.params && Object.entries(call.params(...all)),
  )
  let taken = 0
  const path = template.replace(/:(\w+)/g, (_part, name: string) => {
    const value = call.params ? values.get(name) : all[taken++]
    values.delete(name)
    return encodeURIComponent(String(value))
  })
  const given = all.slice(taken)
  const query = new URLSearchParams(
    [...values].flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])),
  )
  return {
    call,
    given,
    method: method as Method,
    path: query.size ? `${path}?${query.toString()}` : path,
    body: call.body?.(...given),
    headers: call.headers?.(...given),
    isPublic: call.isPublic,
    token: call.token?.(...(given as [never])),
  }
}

function functionOf(send: Send, call: Call) {
  return (...all: never[]): unknown => {
    const request = requestOf(call, all)
    const responseTo = async (given: CallRequest) => (call.response ?? typed)((await send(given)) as never)
    if (!call.isCancellable) return responseTo(request)
    const controller = new AbortController()
    return {
      response: responseTo({ ...request, signal: controller.signal }),
      cancel: () => controller.abort(),
    }
  }
}

/** The functions of a table of calls. */
export const client = <Calls extends CallTable>(send: Send, calls: Calls) =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, functionOf(send, call)]),
  ) as unknown as Port<Calls>

/** By feature. */
export const clients = <Features extends Readonly<Record<string, CallTable>>>(
  send: Send,
  features: Features,
) =>
  Object.fromEntries(
    Object.entries(features).map(([name, calls]) => [name, client(send, calls)]),
  ) as unknown as Ports<Features>
