/** What a person reads when the code was wrong. */
export const CODE_REFUSED = 'The code you entered is incorrect'

/** What a person reads when the second step came too late. */
export const START_AGAIN = 'That took too long. Please sign in again.'

/** Where the codes come from, beside the field for one. */
export const CODE_HINT = 'From your authenticator app, or a recovery code.'

/** What the toasts say. */
export const TWO_FACTOR_TOASTS = {
  on: 'Two-factor sign-in has been switched on.',
  off: 'Two-factor sign-in has been switched off.',
  renewed: 'Your recovery codes have been replaced.',
  reset: 'Two-factor sign-in has been reset.',
  required: 'Two-factor sign-in is now required.',
  notRequired: 'Two-factor sign-in is no longer required.',
} as const

/** What the menus of users and roles offer. */
export const TWO_FACTOR_ITEMS = {
  reset: 'Reset Two-Factor',
  require: 'Require Two-Factor',
  stopRequiring: 'Stop Requiring Two-Factor',
} as const

/** What an administrator is asked before somebody's second factor goes. */
export const resetTwoFactorPrompt = (username: string): string =>
  `Are you sure you wish to reset two-factor sign-in for ${username}? They will sign in with the password alone until they set it up again.`
