import { types } from 'mobx-state-tree'
import { formOf } from '../forms/form.model.ts'
import { normalisedEmail } from '../platform/values/email.ts'
import type { ChangePasswordDraft, ForgotPasswordDraft, NewPasswordDraft } from './password-drafts.ts'
import { passwordFieldMessage } from './password.messages.ts'
import {
  createChangePasswordSuite,
  createForgotPasswordSuite,
  createNewPasswordSuite,
  type PasswordLookups,
} from './password.suite.ts'

const NEW_PASSWORD_LABELS = { newPassword: 'New password', repeatPassword: 'Confirm password' }
const NEW_PASSWORD_FIELDS = { newPassword: types.string, repeatPassword: types.string }

/** The repetition is compared with the new password, so it is validated again when that changes. */
const repetitionOf = (field: string): readonly 'repeatPassword'[] =>
  field === 'newPassword' ? ['repeatPassword'] : []

export const NewPasswordFormModel = formOf<NewPasswordDraft, PasswordLookups>({
  name: 'New password form',
  fields: NEW_PASSWORD_FIELDS,
  labels: NEW_PASSWORD_LABELS,
  messageOf: passwordFieldMessage,
  dependentsOf: repetitionOf,
  createSuite: createNewPasswordSuite,
})

export const ChangePasswordFormModel = formOf<ChangePasswordDraft, PasswordLookups>({
  name: 'Change password form',
  fields: { currentPassword: types.string, ...NEW_PASSWORD_FIELDS },
  labels: { currentPassword: 'Current password', ...NEW_PASSWORD_LABELS },
  messageOf: passwordFieldMessage,
  dependentsOf: repetitionOf,
  createSuite: createChangePasswordSuite,
})

export const ForgotPasswordFormModel = formOf<ForgotPasswordDraft>({
  name: 'Forgotten password form',
  fields: { email: types.string },
  labels: { email: 'Email' },
  clean: ({ email }) => ({ email: normalisedEmail(email) }),
  createSuite: createForgotPasswordSuite,
})
