import { strToU8, zipSync } from 'fflate'

/** A ZIP archive of texts by file name. */
export const zipped = (files: Readonly<Record<string, string>>, at: Date): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), {
    mtime: at,
  })
