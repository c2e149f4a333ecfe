import { createHash, randomInt } from 'node:crypto'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const CODE_LENGTH = 16
const SECRET_LENGTH = 32

const randomText = (length: number): string =>
  Array.from({ length }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')

/** The end of the address of a source. */
export const newSourceCode = (): string => randomText(CODE_LENGTH)

export const newSourceKey = (): string => `ls_${randomText(SECRET_LENGTH)}`

/** The stored form. Keys are random and long, so that a fast hash keeps them as safe as a slow one. */
export const hashOfSourceKey = (key: string): Buffer => createHash('sha256').update(key).digest()
