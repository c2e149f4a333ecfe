import { types } from 'mobx-state-tree'
import { formWithLateRules } from '../forms/form-with-late-rules.ts'
import type { SignInDraft } from './session.rules.ts'

export const SignInFormModel = formWithLateRules<SignInDraft>({
  name: 'Sign-in form',
  fields: { username: types.string, password: types.string },
  labels: { username: 'Username', password: 'Password' },
  importSuite: async () => (await import('./sign-in.suite.ts')).createSignInSuite,
})
