import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readableFrom } from './readable-from.ts'

const LARGE = new Uint8Array(1024 * 1024)

test('what is written can be read', async () => {
  const stream = readableFrom(async (sink) => {
    for (const word of ['one', ' ', 'two']) await sink(Buffer.from(word))
  })
  expect(await text(stream)).toBe('one two')
})

test('no more is written than is read', async () => {
  let written = 0
  const stream = readableFrom(async (sink) => {
    for (; written < 3; written += 1) await sink(LARGE)
  })
  await expect.poll(() => stream.readableLength).toBe(LARGE.length)
  expect(written).toBe(0)
  expect(stream.read()).toHaveLength(LARGE.length)
  await expect.poll(() => written).toBe(1)
  stream.resume()
  await expect.poll(() => written).toBe(3)
})

test('whoever writes is stopped when the reader goes, between two writes too', async () => {
  const { promise: stopped, resolve } = Promise.withResolvers<unknown>()
  const stream = readableFrom(async (sink, signal) => {
    await sink(LARGE).catch(() => undefined)
    expect(signal.aborted).toBe(true)
    await sink(LARGE).catch(resolve)
  })
  await expect.poll(() => stream.readableLength).toBe(LARGE.length)
  stream.destroy()
  expect(await stopped).toMatchObject({ name: 'AbortError' })
})

test('a fault of whoever writes is one of the stream', async () => {
  const stream = readableFrom(() => Promise.reject(new Error('The disk is full.')))
  await expect(text(stream)).rejects.toThrow('The disk is full.')
})
