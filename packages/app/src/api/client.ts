import {
  typed,
  type Call,
  type CallTable,
  type Method,
  type Port,
  type Ports,
} from '@latchkey/domain/platform/calls'
import { importAgain } from '@latchkey/ui/loading/import-again.ts'
import type { Http, HttpRequest } from './http.ts'

type Sender = Pick<Http, 'send'>

const importUpload = importAgain(() => import('./files.ts'), 'upload')
const importDownload = importAgain(() => import('./files.ts'), 'download')

/** The request of a call, and the arguments that are not part of its path. */
function requestOf(call: Call, all: readonly never[]): { request: HttpRequest; given: readonly never[] } {
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
  const request = {
    method: method as Method,
    path: query.size ? `${path}?${query.toString()}` : path,
    body: call.body?.(...given),
    headers: call.headers?.(...given),
    isPublic: call.isPublic,
    token: call.token?.(...(given as [never])),
  }
  return { request, given }
}

async function send(http: Sender, call: Call, all: readonly never[], signal?: AbortSignal): Promise<unknown> {
  const { request: plain, given } = requestOf(call, all)
  const request = { ...plain, signal }
  const read = call.response ?? typed
  if (call.saveAs) {
    const download = await importDownload()
    return download(http, request, call.saveAs(...given))
  }
  if (call.isUpload) {
    const upload = await importUpload()
    return read((await upload(http, request, given)) as never)
  }
  return read((await http.send(request)).data as never)
}

function cancellable(http: Sender, call: Call, all: readonly never[]) {
  const controller = new AbortController()
  return { response: send(http, call, all, controller.signal), cancel: () => controller.abort() }
}

/** The functions of a table of calls. */
export const client = <Calls extends CallTable>(http: Sender, calls: Calls) =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => {
      const make = call.isCancellable ? cancellable : send
      return [name, (...all: never[]) => make(http, call, all)]
    }),
  ) as unknown as Port<Calls>

/** Returns a client for each feature. */
export const clients = <Features extends Readonly<Record<string, CallTable>>>(
  http: Sender,
  features: Features,
) =>
  Object.fromEntries(
    Object.entries(features).map(([name, calls]) => [name, client(http, calls)]),
  ) as unknown as Ports<Features>
