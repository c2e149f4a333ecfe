import { setTimeout as delay } from 'node:timers/promises'
import { picture } from '../../../packages/server/test/_pictures.ts'
import { startS3Peer } from '../../../packages/server/test/_s3-peer.ts'
import { signIn } from '../../bench/_agent.ts'
import { report } from '../_report.ts'
import { withKillableServer } from './_killable-server.ts'

const AWAY_MS = 60_000

const peer = await startS3Peer()
const settings = {
  MEDIA_URL: peer.settings.mediaUrl ?? '',
  AWS_ACCESS_KEY_ID: peer.settings.mediaKeys?.accessKeyId ?? '',
  AWS_SECRET_ACCESS_KEY: peer.settings.mediaKeys?.secretAccessKey ?? '',
}
await withKillableServer(settings, async ({ url }) => {
  const { token } = await signIn(url)
  const bytes = new Uint8Array(await picture({ width: 300, height: 200 }))
  const outcomes: Record<string, number> = {}
  const kept: string[] = []
  let [slowestUploadMs, slowestListMs] = [0, 0]
  const over = new AbortController()

  async function upload(): Promise<void> {
    const body = new FormData()
    body.append('upload', new Blob([bytes], { type: 'image/jpeg' }), 'a.jpg')
    const headers = { authorization: `Bearer ${token}` }
    const from = performance.now()
    const response = await fetch(`${url}/api/media/upload-image`, { method: 'POST', headers, body })
    slowestUploadMs = Math.max(slowestUploadMs, Math.round(performance.now() - from))
    outcomes[response.status] = (outcomes[response.status] ?? 0) + 1
    const media = (await response.json()) as { location: string }
    if (response.ok) kept.push(media.location)
  }

  /** Requests without pictures work meanwhile. */
  async function list(): Promise<void> {
    const from = performance.now()
    const response = await fetch(`${url}/api/leads/enquiries/1/10`, {
      headers: { authorization: `Bearer ${token}` },
    })
    await response.text()
    if (!response.ok) throw new Error(`A list was answered ${response.status}.`)
    slowestListMs = Math.max(slowestListMs, Math.round(performance.now() - from))
  }

  const repeat = async (work: () => Promise<void>) => {
    while (!over.signal.aborted) {
      await work()
      await delay(200)
    }
  }
  const load = Promise.all([repeat(upload), repeat(upload), repeat(list)])
  await delay(3_000)
  await peer.stop()
  await delay(AWAY_MS)
  await peer.resume()
  await delay(5_000)
  over.abort()
  await load
  let picturesLost = 0
  for (const location of kept) {
    const response = await fetch(new URL(location, url))
    if (!response.ok || (await response.arrayBuffer()).byteLength === 0) picturesLost += 1
  }
  report('bucket away', {
    awayMs: AWAY_MS,
    outcomes,
    slowestUploadMs,
    slowestListMs,
    pictures: kept.length,
    picturesLost,
  })
})
await peer.close()
