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
 * Rules are imported when the form is first used: vest would enlarge the entry page by a tenth. If the import
 * fails, the server's answer reports the errors.
 */
export const SignInFormModel = formOf<SignInDraft, SignInRules>({
  name: 'Sign-in form',
  fields: { username: types.string, password: types.string },
  labels: { username: 'Username', password: 'Password' },
  createSuite: ({ createSuite }) => createSuite?.() ?? NO_RULES,
  isValidatedOnSubmit: true,
})
  .volatile(() => ({ isWaitingForRules: false }))
  .actions((self) => ({
    /** Imports the rules once. */
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
    /** Like `check`, after loading the rules. Null also while an earlier call is pending. */
    checkWithRules: flow(function* () {
      if (self.isWaitingForRules) return null
      self.isWaitingForRules = true
      yield* toGenerator(self.fetchRules())
      self.isWaitingForRules = false
      return self.check() satisfies ToSave<SignInDraft> | null
    }),
  }))
