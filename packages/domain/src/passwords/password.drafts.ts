/** A new password and its repetition, as every form that sets one holds them. */
export interface NewPasswordDraft {
  newPassword: string
  repeatPassword: string
}

/** The Change Your Password dialog. Source: specification §3. */
export interface ChangePasswordDraft extends NewPasswordDraft {
  currentPassword: string
}

/** What the reset screen sends: what the person typed, and what its address carried. Source: specification §3, decision S9. */
export interface ResetPasswordDraft extends NewPasswordDraft {
  resetToken: string
  username: string
}

/** What the forgot-password screen sends. Source: specification §3. */
export interface ForgotPasswordDraft {
  email: string
}
