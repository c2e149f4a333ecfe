import type { PromptTexts } from '../prompts/question.store.ts'

export const CODE_REJECTED = 'The code you entered is incorrect'

export const START_AGAIN = 'That took too long. Please sign in again.'

export const CODE_HINT = 'From your authenticator app, or a recovery code.'

export const TWO_FACTOR_TOASTS = {
  on: 'Two-factor sign-in has been switched on.',
  off: 'Two-factor sign-in has been switched off.',
  renewed: 'Your recovery codes have been replaced.',
} as const

export function resetTwoFactor(username: string): PromptTexts {
  return {
    title: 'Reset Two-Factor Sign-In',
    question: `Are you sure you wish to reset two-factor sign-in for ${username}? The password alone will sign them in until they set it up again.`,
    done: 'Two-factor sign-in has been reset.',
  }
}

export const REQUIRE_TWO_FACTOR_HELP =
  'Everyone with this role sets it up at their next sign-in and cannot switch it off.'

export const TWO_FACTOR_REQUIRED = 'Two-factor required'

/** For System Administrator, whose role has no form. */
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
