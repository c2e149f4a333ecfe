import { createRequire } from 'node:module'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { StoreSettings } from '../src/media/open-media-store.ts'

/** A local S3 server. */
export interface S3Peer {
  /** Settings that connect to it. */
  readonly settings: Pick<StoreSettings, 'mediaUrl' | 'mediaKeys'>
  /** Rejects requests but keeps its content. */
  stop(): Promise<void>
  /** Accepts requests again, at the same address. */
  resume(): Promise<void>
  close(): Promise<void>
}

/** The used part of the untyped package. */
interface Peer {
  run(): Promise<{ port: number }>
  close(): Promise<void>
}
const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => Peer

/** With a bucket named `pictures`. */
export async function startS3Peer(): Promise<S3Peer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'latchkey-s3-'))
  const peerAt = (port: number) =>
    new S3rver({
      port,
      address: '127.0.0.1',
      silent: true,
      directory: folder,
      configureBuckets: [{ name: 'pictures' }],
    })
  let peer = peerAt(0)
  const { port } = await peer.run()
  return {
    settings: {
      mediaUrl: `s3://pictures?region=eu-west-2&endpoint=http://127.0.0.1:${port}`,
      // The only keys that the package accepts.
      mediaKeys: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    stop: () => peer.close(),
    resume: async () => {
      peer = peerAt(port)
      await peer.run()
    },
    close: async () => {
      await peer.close()
      fs.rmSync(folder, { recursive: true })
    },
  }
}
