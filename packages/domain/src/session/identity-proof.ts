/** Header of a 403 that asks for a proof of identity. */
export const PROOF_HEADER = 'x-proof-of-identity'

export const PROOF_TEXTS = {
  title: 'Confirm It Is You',
  reason: 'For security, enter your password to continue.',
  submitLabel: 'Confirm',
} as const

/** For users with two-factor sign-in, who may enter a code instead. */
export const CODE_PROOF = {
  reason: 'For security, enter a code to continue.',
  useCode: 'Use a code instead',
  usePassword: 'Use your password instead',
} as const
