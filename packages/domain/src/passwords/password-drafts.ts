export interface NewPasswordDraft {
  newPassword: string
  repeatPassword: string
}

export interface ChangePasswordDraft extends NewPasswordDraft {
  currentPassword: string
}

/** The token and username come from the link. */
export interface ResetPasswordDraft extends NewPasswordDraft {
  resetToken: string
  username: string
}

export interface ForgotPasswordDraft {
  email: string
}
