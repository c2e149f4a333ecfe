import { createHash, randomInt } from 'node:crypto'
import {
  plainCode,
  RECOVERY_CODES,
  RECOVERY_GROUPS,
  RECOVERY_LETTERS,
} from '@latchkey/domain/two-factor/two-factor.rules'

/** A fresh set of codes, as people keep them: `ABCD-EFGH-JKMN-PQRS`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: RECOVERY_GROUPS.count }, () => group()).join('-'),
  )
}

/** What is stored of a code. It is random enough (78 bits) for a plain hash: nobody can try them all. */
export function hashOfRecoveryCode(code: string): Buffer {
  return createHash('sha256').update(plainCode(code)).digest()
}

function group(): string {
  return Array.from({ length: RECOVERY_GROUPS.length }, () =>
    RECOVERY_LETTERS.charAt(randomInt(RECOVERY_LETTERS.length)),
  ).join('')
}
