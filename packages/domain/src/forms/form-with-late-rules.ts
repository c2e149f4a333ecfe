import { flow, toGenerator } from 'mobx-state-tree'
import { formOf, type FormOptions, type FormSuite, type ToSave } from './form.model.ts'

export interface LateRules<Values> {
  createSuite?: () => FormSuite<Values>
}

interface LateOptions<Values extends object> extends Omit<
  FormOptions<Values, LateRules<Values>>,
  'createSuite' | 'isJudgedOnSubmit'
> {
  importSuite: () => Promise<() => FormSuite<Values>>
}

const NO_RULES: FormSuite<unknown> = {
  run: () => ({ getErrors: () => ({}) }),
  only: () => NO_RULES,
}

/**
 * A form of a page that is small without vest: its rules are imported when the form is first used, and judge on submit.
 * If the import fails, the server's answer reports the errors.
 */
export const formWithLateRules = <Values extends object>({ importSuite, ...options }: LateOptions<Values>) =>
  formOf<Values, LateRules<Values>>({
    ...options,
    createSuite: ({ createSuite }) => createSuite?.() ?? NO_RULES,
    isJudgedOnSubmit: true,
  })
    .volatile(() => ({ isWaitingForRules: false }))
    .actions((self) => ({
      /** Imports the rules once. */
      async fetchRules(): Promise<void> {
        if (self.lookups.createSuite !== undefined) return
        try {
          self.setLookups({ createSuite: await importSuite() })
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
        return self.check() satisfies ToSave<Values> | null
      }),
    }))
