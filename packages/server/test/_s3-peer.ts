import { createRequire } from 'node:module'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { StoreSettings } from '../src/media/media.store.ts'

/** A store of pictures that speaks S3, on this machine. */
export interface S3Peer {
  /** The settings by which a server reaches it. */
  readonly settings: Pick<StoreSettings, 'mediaUrl' | 'mediaKeys'>
  /** Takes no more requests, and keeps what it has. */
  stop(): Promise<void>
  /** Takes requests again, at the same address. */
  resume(): Promise<void>
  close(): Promise<void>
}

/** The part of the peer that is used; it comes without types. */
interface Peer {
  run(): Promise<{ port: number }>
  close(): Promise<void>
}
const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => Peer

/** Starts one with a bucket named `pictures`. */
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
      // The only keys that the peer knows.
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
