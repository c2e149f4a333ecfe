import { createHash, randomInt } from 'node:crypto'
import {
  plainCode,
  RECOVERY_CODES,
  RECOVERY_GROUPS,
  RECOVERY_LETTERS,
} from '@latchkey/domain/two-factor/two-factor.rules'

/** Makes codes in the format `ABCD-EFGH-JKMN-PQRS`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: RECOVERY_GROUPS.count }, () => group()).join('-'),
  )
}

/** A plain hash is enough: codes have 78 random bits. */
export function hashOfRecoveryCode(code: string): Buffer {
  return createHash('sha256').update(plainCode(code)).digest()
}

function group(): string {
  return Array.from({ length: RECOVERY_GROUPS.length }, () =>
    RECOVERY_LETTERS.charAt(randomInt(RECOVERY_LETTERS.length)),
  ).join('')
}
