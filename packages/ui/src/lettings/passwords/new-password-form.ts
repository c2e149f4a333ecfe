import type { NewPasswordDraft } from '@latchkey/domain/passwords/password.drafts'
import type { RecordForm } from '../record-form.ts'

/** The fields of a new password, as every form that sets one calls them. Source: specification §2. */
export const NEW_PASSWORD_LABELS: Readonly<Record<keyof NewPasswordDraft, string>> = {
  newPassword: 'New password',
  repeatPassword: 'Confirm password',
}

/** What the fields of a new password need of the form around them. */
export type NewPasswordForm = Pick<RecordForm<NewPasswordDraft>, 'draft' | 'set' | 'leave' | 'errorOf'>
