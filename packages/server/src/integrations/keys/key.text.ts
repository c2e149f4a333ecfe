import { createHash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const PREFIX = 'lk_'
const ID_LENGTH = 8
const SECRET_LENGTH = 32
const CHECKSUM_LENGTH = 6

const KEY = new RegExp(
  `^(${PREFIX}[0-9A-Za-z]{${ID_LENGTH}}_[0-9A-Za-z]{${SECRET_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`,
)

export interface NewKey {
  /** The whole key, which only its maker sees. */
  readonly text: string
  readonly publicId: string
  readonly hash: Buffer
}

export function newKey(): NewKey {
  const publicId = randomText(ID_LENGTH)
  const unchecked = `${PREFIX}${publicId}_${randomText(SECRET_LENGTH)}`
  const text = unchecked + checksumOf(unchecked)
  return { text, publicId, hash: hashOfKey(text) }
}

/** True for what is meant as a key, right or not. */
export const isKeyLike = (text: string): boolean => text.startsWith(PREFIX)

/** False for a mistyped or invented key, which the database need not be asked about. */
export function hasRightChecksum(text: string): boolean {
  const [, unchecked, checksum] = KEY.exec(text) ?? []
  return unchecked !== undefined && checksumOf(unchecked) === checksum
}

/** The stored form. Keys are random and long, so that a fast hash keeps them as safe as a slow one. */
export const hashOfKey = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Lists show a key by its prefix, such as `lk_7Fk2mQ9x`. */
export const prefixOf = (publicId: string): string => PREFIX + publicId

const digit = (value: number): string => ALPHABET.charAt(value)

const randomText = (length: number): string =>
  Array.from({ length }, () => digit(randomInt(ALPHABET.length))).join('')

/** CRC-32 in base 62. */
function checksumOf(text: string): string {
  let digits = ''
  for (let rest = crc32(text); rest > 0; rest = Math.floor(rest / ALPHABET.length))
    digits = digit(rest % ALPHABET.length) + digits
  return digits.padStart(CHECKSUM_LENGTH, ALPHABET.charAt(0))
}
