/** Texts of the prompt before each change of a user's own second factor, and the proof that it asks for. */
export const PROOFS = {
  'set-up': {
    title: 'Set Up Two-Factor Sign-In',
    reason: 'Please confirm that it is you.',
    ask: 'password',
    submitLabel: 'Continue',
  },
  'switch-off': {
    title: 'Switch Off Two-Factor Sign-In',
    reason: 'Your password alone will sign you in from then on.',
    ask: 'both',
    submitLabel: 'Switch off',
    isDanger: true,
  },
  renew: {
    title: 'New Recovery Codes',
    reason: 'The codes that you have now will stop working.',
    ask: 'both',
    submitLabel: 'Make new codes',
  },
} as const
