import { crc32, inflateRawSync } from 'node:zlib'

const END = 0x0605_4b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const HEAD_BYTES = 30
const STORED = 0

/** The files of a ZIP archive by name, read by its directory and checked; the library that writes them has no part. */
export function unzipped(archive: Buffer): Record<string, Buffer> {
  const end = archive.length - END_BYTES
  if (archive.readUInt32LE(end) !== END) throw new Error('The archive has no end.')
  const files: Record<string, Buffer> = {}
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameBytes, extraBytes] = [archive.readUInt16LE(at + 28), archive.readUInt16LE(at + 30)]
    const name = archive.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes)
    const head = archive.readUInt32LE(at + 42)
    const start = head + HEAD_BYTES + archive.readUInt16LE(head + 26) + archive.readUInt16LE(head + 28)
    const stored = archive.subarray(start, start + archive.readUInt32LE(at + 20))
    const content = archive.readUInt16LE(at + 10) === STORED ? stored : inflateRawSync(stored)
    if (crc32(content) !== archive.readUInt32LE(at + 16)) throw new Error(`${name} is damaged.`)
    files[name] = content
    at += ENTRY_BYTES + nameBytes + extraBytes
  }
  return files
}
