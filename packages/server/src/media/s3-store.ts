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
      const answer = await send('PUT', name, bytes)
      if (!answer.ok) throw await failure('keep', name, answer)
    },
    read: async (name) => {
      const answer = await send('GET', name)
      if (answer.status === 404) return null
      if (!answer.ok) throw await failure('give', name, answer)
      return new Uint8Array(await answer.arrayBuffer())
    },
    remove: async (name) => {
      const answer = await send('DELETE', name)
      if (!answer.ok && answer.status !== 404) throw await failure('remove', name, answer)
    },
  }
}

async function failure(verb: string, name: string, answer: Response): Promise<Error> {
  const reason = (await answer.text()).slice(0, 300)
  const message = `The store of pictures would not ${verb} ${name}: ${answer.status} ${reason}`
  return answer.status >= 500 ? new ServiceAway(message) : new Error(message)
}
