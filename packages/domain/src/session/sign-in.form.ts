import { flow, toGenerator, types } from 'mobx-state-tree'
import { formOf, type FormSuite, type ToSave } from '../forms/form.model.ts'
import type { SignInDraft } from './session.rules.ts'

interface SignInRules {
  createSuite?: () => FormSuite<SignInDraft>
}

const NO_RULES: FormSuite<SignInDraft> = {
  run: () => ({ getErrors: () => ({}) }),
  only: () => NO_RULES,
}

/**
 * The form of the sign-in. Its rules are fetched when somebody turns to it: vest would make the page, which everybody
 * waits for, a tenth heavier. Where they cannot be fetched, the server's answer shows what is wrong.
 */
export const SignInFormModel = formOf<SignInDraft, SignInRules>({
  name: 'Sign-in form',
  fields: { username: types.string, password: types.string },
  labels: { username: 'Username', password: 'Password' },
  createSuite: ({ createSuite }) => createSuite?.() ?? NO_RULES,
  isJudgedOnSubmit: true,
})
  .volatile(() => ({ isWaitingForRules: false }))
  .actions((self) => ({
    /** Fetches the rules, once. */
    async fetchRules(): Promise<void> {
      if (self.lookups.createSuite !== undefined) return
      try {
        const { createSignInSuite } = await import('./sign-in.suite.ts')
        self.setLookups({ createSuite: createSignInSuite })
      } catch {
        // The server has the same rules.
      }
    },
  }))
  .actions((self) => ({
    /** As `check`, once the rules are there. Null also while an earlier call waits for them. */
    checkWithRules: flow(function* () {
      if (self.isWaitingForRules) return null
      self.isWaitingForRules = true
      yield* toGenerator(self.fetchRules())
      self.isWaitingForRules = false
      return self.check() satisfies ToSave<SignInDraft> | null
    }),
  }))
