import { createHash } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zipTo } from './zip-stream.ts'

const AT = new Date('2026-03-02T10:00:00Z')

async function collected(write: (zip: ReturnType<typeof zipTo>) => Promise<void>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  const zip = zipTo((chunk) => Promise.resolve(void chunks.push(chunk)), AT)
  await write(zip)
  const size = await zip.end()
  const bytes = Buffer.concat(chunks)
  expect(size).toBe(bytes.length)
  return bytes
}

test('an archive holds files, and an archive that is made bit by bit', async () => {
  const picture = createHash('sha512').update('picture').digest()
  const text = 'AGENT_REF^~\n'.repeat(1000)
  const bytes = await collected(async (outer) => {
    await outer.addFrom('1001.zip', async (sink) => {
      const inner = zipTo(sink, AT)
      await inner.add('a.jpg', picture, { isCompressed: true })
      await inner.add('a.blm', Buffer.from(text), { isCompressed: false })
      await inner.end()
    })
  })
  expect(bytes.length).toBeLessThan(2000)
  const outer = unzipSync(bytes)
  const inner = unzipSync(outer['1001.zip'] ?? new Uint8Array())
  expect(Object.keys(inner)).toEqual(['a.jpg', 'a.blm'])
  expect(Buffer.from(inner['a.jpg'] ?? [])).toEqual(picture)
  expect(strFromU8(inner['a.blm'] ?? new Uint8Array())).toBe(text)
})

test('nothing more is made while what was made is being written', async () => {
  const writes: { length: number; done: () => void }[] = []
  const zip = zipTo(({ length }) => new Promise((done) => writes.push({ length, done })), AT)
  const added = zip.add('a.jpg', Buffer.from('picture'), { isCompressed: true })
  let isAdded = false
  void added.then(() => (isAdded = true))
  for (let count = 1; count <= 3; count += 1) {
    await expect.poll(() => writes).toHaveLength(count)
    expect(isAdded).toBe(false)
    writes.at(-1)?.done()
  }
  await added
})

test('an archive without files can be read', async () => {
  expect(unzipSync(await collected(() => Promise.resolve()))).toEqual({})
})
