import { createHmac } from 'node:crypto'
import type { Config } from '../config/config.ts'
import { readKeyFile } from '../platform/files/key-file.ts'

/** Bytes of the hash of a value, of which one in 2^72 is that of another value too. */
const VALUE_BYTES = 9

/** Keyed hashes, from which nobody without the key finds the text (rule M1.17). */
export interface ImportHashes {
  /** Of what a record is known by. */
  key(text: string): Buffer
  /** Of the value of a field. */
  value(field: string, text: string): string
}

/** The key is derived from that of the files. */
export function importHashes(config: Pick<Config, 'dataDir'>): ImportHashes {
  const key = createHmac('sha256', readKeyFile(config.dataDir, 'imports.key')).update('records').digest()
  const hash = (text: string) => createHmac('sha256', key).update(text).digest()
  return {
    key: hash,
    value: (field, text) => hash(`${field}\n${text}`).subarray(0, VALUE_BYTES).toString('base64'),
  }
}
