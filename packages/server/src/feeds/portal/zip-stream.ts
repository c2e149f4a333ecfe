import { crc32, deflateRaw } from 'node:zlib'
import { promisify } from 'node:util'
import type { Sink } from '../../platform/files/readable-from.ts'
import { Zip, ZipDeflate, type ZipInputFile } from 'fflate'

/** Limits of the format without its extension to 64 bits, which many readers lack. */
const BYTES_MAX = 0xffff_ffff
const FILES_MAX = 0xffff

/** Readers that go through a file once cannot tell where one ends that is not in a deflated form. */
const DEFLATED = 8
const UNCHANGED = { level: 0 } as const

const packed = promisify(deflateRaw)

/** Writes a ZIP archive of files, one after the other, in little memory. */
export function zipTo(sink: Sink, at: Date) {
  let made: Uint8Array[] = []
  let files = 0
  let bytes = 0
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error
    made.push(chunk)
  })

  async function flush(): Promise<void> {
    const chunks = made
    made = []
    for (const chunk of chunks) {
      bytes += chunk.length
      if (bytes > BYTES_MAX) throw new Error('A ZIP archive holds no more than 4 GB.')
      await sink(chunk)
    }
  }

  function begin<File extends ZipInputFile>(file: File): File {
    files += 1
    if (files > FILES_MAX) throw new Error(`A ZIP archive holds no more than ${FILES_MAX} files.`)
    file.mtime = at
    zip.add(file)
    return file
  }

  return {
    /** Pictures are compressed already. */
    async add(filename: string, content: Buffer, { isCompressed }: { isCompressed: boolean }): Promise<void> {
      const data = await packed(content, isCompressed ? UNCHANGED : {})
      const file = begin<ZipInputFile>({
        filename,
        compression: DEFLATED,
        size: content.length,
        crc: crc32(content),
      })
      file.ondata?.(null, data, true)
      await flush()
    },

    /** A file that is itself made bit by bit, by `write`. */
    async addFrom(filename: string, write: (sink: Sink) => Promise<void>): Promise<void> {
      const file = begin(new ZipDeflate(filename, UNCHANGED))
      await write(async (chunk) => {
        file.push(chunk)
        await flush()
      })
      file.push(new Uint8Array(), true)
      await flush()
    },

    /** Resolves with the number of bytes. */
    async end(): Promise<number> {
      zip.end()
      await flush()
      return bytes
    },
  }
}
