import { AwsClient } from 'aws4fetch'
import { ServiceAway } from '../availability/faults.ts'
import type { MediaKeys } from '../config/config.ts'
import type { MediaStore } from './media.store.ts'

const TIMEOUT_MS = 20_000

/** Retries on errors of the store, with exponential backoff. */
const RETRIES = 3

/** `mediaUrl` is `s3://bucket?region=..&endpoint=..`. */
export function s3Store(mediaUrl: string, keys: MediaKeys): MediaStore {
  const { hostname: bucket, searchParams } = new URL(mediaUrl)
  const region = searchParams.get('region') ?? 'us-east-1'
  const endpoint = searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`
  const client = new AwsClient({ ...keys, region, service: 's3', retries: RETRIES })

  async function send(method: string, name: string, body?: Uint8Array): Promise<Response> {
    try {
      return await client.fetch(`${endpoint.replace(/\/$/, '')}/${bucket}/${name}`, {
        method,
        ...(body && { body: new Uint8Array(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
    } catch (error) {
      throw new ServiceAway('The store of pictures cannot be reached', { cause: error })
    }
  }

  return {
    put: async (name, bytes) => {
      const response = await send('PUT', name, bytes)
      if (!response.ok) throw await failure('keep', name, response)
    },
    read: async (name) => {
      const response = await send('GET', name)
      if (response.status === 404) return null
      if (!response.ok) throw await failure('give', name, response)
      return new Uint8Array(await response.arrayBuffer())
    },
    remove: async (name) => {
      const response = await send('DELETE', name)
      if (!response.ok && response.status !== 404) throw await failure('remove', name, response)
    },
  }
}

async function failure(verb: string, name: string, response: Response): Promise<Error> {
  const reason = (await response.text()).slice(0, 300)
  const message = `The store of pictures would not ${verb} ${name}: ${response.status} ${reason}`
  return response.status >= 500 ? new ServiceAway(message) : new Error(message)
}
