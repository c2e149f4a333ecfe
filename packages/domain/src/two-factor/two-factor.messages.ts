import type { PromptTexts } from '../prompts/prompts.ts'

/** What a person reads when the code was wrong. */
export const CODE_REFUSED = 'The code you entered is incorrect'

/** What a person reads when the second step came too late. */
export const START_AGAIN = 'That took too long. Please sign in again.'

/** Where the codes come from, next to the field for one. */
export const CODE_HINT = 'From your authenticator app, or a recovery code.'

/** What the toasts say. */
export const TWO_FACTOR_TOASTS = {
  on: 'Two-factor sign-in has been switched on.',
  off: 'Two-factor sign-in has been switched off.',
  renewed: 'Your recovery codes have been replaced.',
} as const

/** What an administrator is asked before somebody's second factor goes. */
export function resetTwoFactor(username: string): PromptTexts {
  return {
    title: 'Reset Two-Factor Sign-In',
    question: `Are you sure you wish to reset two-factor sign-in for ${username}? The password alone will sign them in until they set it up again.`,
    done: 'Two-factor sign-in has been reset.',
  }
}

/** What the checkbox in the form of a role says next to its label. */
export const REQUIRE_TWO_FACTOR_HELP =
  'Everyone with this role sets it up at their next sign-in and cannot switch it off.'

/** What the list of roles says of a role whose holders must sign in with two factors. */
export const TWO_FACTOR_REQUIRED = 'Two-factor required'

/** What is asked before System Administrators must sign in with two factors, or no longer. Their role has no form. Source: decision R1. */
export function requireTwoFactor(role: string, isRequired: boolean): PromptTexts {
  return isRequired
    ? {
        title: 'Require Two-Factor Sign-In',
        question: `Everyone with the role ${role} will set it up at their next sign-in. Are you sure?`,
        done: 'Two-factor sign-in is now required.',
      }
    : {
        title: 'Stop Requiring Two-Factor Sign-In',
        question: `Everyone with the role ${role} may switch it off. Are you sure?`,
        done: 'Two-factor sign-in is no longer required.',
      }
}
