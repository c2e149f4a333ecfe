import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { request } from 'node:https'
import path from 'node:path'
import { inRoot } from '../../../scripts/lib/root.ts'

/** The machine that runs Latchkey and HAProxy. */
const APP = 'app1'

/** Longest wait for what a node only reads, in milliseconds; a switchover takes longer. */
const ANSWER_MS = 2000

interface Asked {
  readonly method?: 'GET' | 'POST' | 'DELETE'
  readonly body?: unknown
}

/** The certificates of a cluster, by `deploy/cluster/certificates.sh`. */
export interface Certificates {
  /** Returns the folder of a machine by its name; of the one that runs Latchkey by default. */
  folderOf(name?: string): string
  readonly authority: string
  /** Calls etcd or Patroni with the certificate of the machine that runs Latchkey; rejects other responses than 2xx. */
  ask(url: string, options?: Asked): Promise<unknown>
  /** The same without a certificate. */
  askAsStranger(url: string): Promise<unknown>
}

export function makeCertificates(
  folder: string,
  machines: readonly { readonly name: string; readonly address: string }[],
): Certificates {
  const root = path.join(folder, 'tls')
  const named = [...machines, { name: APP, address: '127.0.0.1' }].map(
    ({ name, address }) => `${name}=${address}`,
  )
  execFileSync('sh', [inRoot('deploy/cluster/certificates.sh'), root, ...named])
  const folderOf = (name = APP) => path.join(root, name)
  const [ca, cert, key] = ['ca.crt', 'node.crt', 'node.key'].map((name) =>
    readFileSync(path.join(folderOf(), name)),
  )
  const askWith = (identity: object, url: string, { method = 'GET', body }: Asked = {}): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json' }
      const call = request(
        url,
        { ca, ...identity, method, headers, timeout: method === 'GET' ? ANSWER_MS : 0 },
        (response) => {
          let text = ''
          response.setEncoding('utf8').on('data', (part: string) => (text += part))
          response.on('end', () => {
            const status = response.statusCode ?? 0
            if (status < 200 || status > 299) reject(new Error(`${url}: ${status} ${text}`))
            else resolve(text.startsWith('{') ? JSON.parse(text) : text)
          })
        },
      )
      call.on('timeout', () => call.destroy(new Error(`${url} does not respond.`)))
      call.on('error', reject)
      call.end(body === undefined ? undefined : JSON.stringify(body))
    })
  return {
    folderOf,
    authority: path.join(root, 'ca.crt'),
    ask: (url, options) => askWith({ cert, key }, url, options),
    askAsStranger: (url) => askWith({}, url),
  }
}
