import { once } from 'node:events'
import { PassThrough, type Readable } from 'node:stream'

/** Resolves once the bytes have been received, so that no more are made than the reader can receive. */
export type Sink = (bytes: Uint8Array) => Promise<void>

/** A stream of what `write` writes; `write` is stopped when the reader goes. */
export function readableFrom(write: (sink: Sink, signal: AbortSignal) => Promise<void>): Readable {
  const stream = new PassThrough()
  const closed = new AbortController()
  stream.once('close', () => closed.abort())
  const sink: Sink = async (bytes) => {
    closed.signal.throwIfAborted()
    if (!stream.write(bytes)) await once(stream, 'drain', { signal: closed.signal })
  }
  write(sink, closed.signal).then(
    () => stream.end(),
    (error: unknown) => stream.destroy(error instanceof Error ? error : new Error(String(error))),
  )
  return stream
}
