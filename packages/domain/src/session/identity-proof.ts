/** The header of an answer to a call that asks for a proof of who calls. */
export const PROOF_HEADER = 'x-proof-of-identity'

/** What the dialog says in which a signed-in person proves who they are. */
export const PROOF_TEXTS = {
  title: 'Confirm It Is You',
  reason: 'For security, enter your password to continue.',
  submitLabel: 'Confirm',
} as const

/** What it says to somebody with two-factor sign-in, who may give a code instead. */
export const CODE_PROOF = {
  reason: 'For security, enter a code to continue.',
  useCode: 'Use a code instead',
  usePassword: 'Use your password instead',
} as const
