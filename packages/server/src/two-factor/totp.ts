import { CODE_DIGITS, CODE_SECONDS, plainCode } from '@latchkey/domain/two-factor/two-factor.rules'
import { Secret, TOTP } from 'otpauth'
import { CLOCK_DRIFT_PERIODS } from './two-factor.limits.ts'

/** Bytes of a secret: as many as the hash that codes are made with. Source: RFC 4226 §4. */
const SECRET_BYTES = 20

/** A fresh secret, in the letters that people can type into an app. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** The address that an authenticator app reads from the picture. */
export function appAddress(secret: string, username: string): string {
  return totpOf(secret, username).toString()
}

/** The period that a code belongs to, counted from 1970; null for a code of no period near this moment. */
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
