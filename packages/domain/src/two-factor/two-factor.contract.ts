import { Type, type Static } from 'typebox'
import { SessionContract } from '../session/session.contract.ts'

/** The state of a person's own two-factor sign-in. */
export const TwoFactorStateContract = Type.Object({
  isOn: Type.Boolean(),
  /** True while one of the person's roles asks for it: then it cannot be switched off. */
  isRequired: Type.Boolean(),
  /** Recovery codes that have not been used. */
  recoveryCodesLeft: Type.Integer(),
})

/** The state of a person's own two-factor sign-in. */
export type TwoFactorState = Static<typeof TwoFactorStateContract>

/** What an authenticator app needs, shown once: as text to type and as the address that its camera reads. */
export const TwoFactorSecretContract = Type.Object({ secret: Type.String(), address: Type.String() })

/** What an authenticator app needs. */
export type TwoFactorSecret = Static<typeof TwoFactorSecretContract>

/** Codes for the day the telephone is lost; this is the only time they travel. */
export const RecoveryCodesContract = Type.Object({ recoveryCodes: Type.Array(Type.String()) })

/** Codes for the day the telephone is lost. */
export type RecoveryCodes = Static<typeof RecoveryCodesContract>

/** Where a sign-in begins again, when its second step came too late. */
const StartAgainContract = Type.Object({ redirect: Type.String() })

/** The answer to setting up during a sign-in: the secret, or back to the start. */
export const EnrolAnswerContract = Type.Union([TwoFactorSecretContract, StartAgainContract])

/** The answer to setting up during a sign-in. */
export type EnrolAnswer = Static<typeof EnrolAnswerContract>

/** The answer to the first code during a sign-in: signed in with recovery codes to keep, back to the start, or a refusal. */
export const EnrolledAnswerContract = Type.Union([
  Type.Object({ session: SessionContract, recoveryCodes: Type.Array(Type.String()) }),
  StartAgainContract,
  Type.Literal(false),
])

/** The answer to the first code during a sign-in. */
export type EnrolledAnswer = Static<typeof EnrolledAnswerContract>
