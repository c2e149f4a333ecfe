import { CODE_DIGITS, CODE_SECONDS, plainCode } from '@latchkey/domain/two-factor/two-factor.rules'
import { Secret, TOTP } from 'otpauth'
import { CLOCK_DRIFT_PERIODS } from './two-factor.limits.ts'

/** RFC 4226 §4: as long as the output of the hash. */
const SECRET_BYTES = 20

/** Makes a secret in base32, which people can type. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** The otpauth URL in the QR code. */
export function appAddress(secret: string, username: string): string {
  return totpOf(secret, username).toString()
}

/** The time step of a code; null unless it is valid near this moment. */
export function periodOf(secret: string, code: string, nowMs: number): number | null {
  const delta = totpOf(secret).validate({
    token: plainCode(code),
    timestamp: nowMs,
    window: CLOCK_DRIFT_PERIODS,
  })
  return delta === null ? null : Math.floor(nowMs / 1000 / CODE_SECONDS) + delta
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: 'Latchkey', label, secret, digits: CODE_DIGITS, period: CODE_SECONDS })
}
