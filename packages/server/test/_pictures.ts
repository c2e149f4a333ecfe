import sharp from 'sharp'
import type { LightMyRequestResponse } from 'fastify'
import type { SignedIn } from './_people.ts'
import type { TestServer } from './_harness.ts'

/** With a location in its metadata, as from a camera. */
export function picture({
  width = 1200,
  height = 800,
  format = 'jpeg',
}: { width?: number; height?: number; format?: 'jpeg' | 'png' | 'gif' } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#3a6ea5' } })
    .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .toFormat(format)
    .toBuffer()
}

/** Noise, which does not compress. */
export function noisyPicture(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 85 })
    .toBuffer()
}

export interface Part {
  readonly name: string
  readonly fileName?: string
  readonly bytes: Buffer | string
}

const BOUNDARY = 'latchkey-test-boundary'

/** Multipart, as a browser sends it. */
export function form(...parts: Part[]): { headers: Record<string, string>; payload: Buffer } {
  const pieces = parts.flatMap(({ name, fileName, bytes }) => [
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n`,
    fileName === undefined ? '\r\n' : 'content-type: application/octet-stream\r\n\r\n',
    bytes,
    '\r\n',
  ])
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([...pieces, `--${BOUNDARY}--\r\n`].map((piece) => Buffer.from(piece))),
  }
}

/** Posts a form as a signed-in person. */
export function sendForm(
  { app }: TestServer,
  who: Pick<SignedIn, 'headers'> | null,
  url: string,
  ...parts: Part[]
): Promise<LightMyRequestResponse> {
  const { headers, payload } = form(...parts)
  return app.inject({ method: 'POST', url: `/api${url}`, headers: { ...headers, ...who?.headers }, payload })
}
