import { createHmac, hash } from 'node:crypto'
import type { Config } from '../config/config.ts'
import { readKeyFile } from '../platform/files/key-file.ts'

/** Characters of the hash of a value, of which one in 2^72 is that of another value too. */
const VALUE_LENGTH = 12

/** Keyed hashes, from which nobody without the key finds the text. */
export interface ImportHashes {
  /** Of what a record is known by. */
  key(text: string): Buffer
  /** Of the value of a field. */
  value(field: string, text: string): string
}

/** The key is derived from that of the files. */
export function importHashes(config: Pick<Config, 'dataDir'>): ImportHashes {
  const derived = (purpose: string) =>
    createHmac('sha256', readKeyFile(config.dataDir, 'imports.key')).update(purpose).digest()
  const key = derived('records')
  const prefix = derived('values').toString('base64')
  return {
    key: (text) => createHmac('sha256', key).update(text).digest(),
    // Ten times as fast as an HMAC, of which a million take seconds; nobody can have a value hashed and extend it.
    value: (field, text) => hash('sha256', `${prefix}\n${field}\n${text}`, 'base64').slice(0, VALUE_LENGTH),
  }
}
