import { Type, type Static } from 'typebox'
import { SessionContract } from '../session/session.contract.ts'
import { bodyOf, Flag, RawText, Secret } from '../platform/validation/request-body.ts'

/** The state of a user's own two-factor sign-in. */
export const TwoFactorStateContract = Type.Object({
  isOn: Type.Boolean(),
  /** True when a role requires it: it cannot be switched off. */
  isRequired: Type.Boolean(),
  /** Unused recovery codes. */
  recoveryCodesLeft: Type.Integer(),
})

export type TwoFactorState = Static<typeof TwoFactorStateContract>

/** The secret for an authenticator app, shown once: as text, and as an otpauth address for a QR code. */
export const TwoFactorSecretContract = Type.Object({ secret: Type.String(), address: Type.String() })

/** The secret for an authenticator app. */
export type TwoFactorSecret = Static<typeof TwoFactorSecretContract>

/** Recovery codes, which replace app codes when the phone is lost; sent only once. */
export const RecoveryCodesContract = Type.Object({ recoveryCodes: Type.Array(Type.String()) })

/** Recovery codes. */
export type RecoveryCodes = Static<typeof RecoveryCodesContract>

/** Address of a new sign-in, after the challenge has expired. */
const StartAgainContract = Type.Object({ redirect: Type.String() })

/** The response to an enrolment during a sign-in: the secret, or a redirect to start again. */
export const EnrolResponseContract = Type.Union([TwoFactorSecretContract, StartAgainContract])

/** The response to an enrolment during a sign-in. */
export type EnrolResponse = Static<typeof EnrolResponseContract>

/**
 * The response to the first code of an enrolment: the session with recovery codes, a redirect to start again, or
 * false for a wrong code.
 */
export const EnrolledResponseContract = Type.Union([
  Type.Object({ session: SessionContract, recoveryCodes: Type.Array(Type.String()) }),
  StartAgainContract,
  Type.Literal(false),
])

/** The response to the first code of an enrolment. */
export type EnrolledResponse = Static<typeof EnrolledResponseContract>

/** A sign-in that has begun. */
export const ChallengeBody = bodyOf({ challenge: Secret }, ['challenge'])

/** The second step of a sign-in. */
export const ChallengeCodeBody = bodyOf({ challenge: Secret, code: RawText }, ['challenge', 'code'])

/** The proof that begins the set-up. */
export const PasswordProofBody = bodyOf({ password: RawText }, ['password'])

/** The code of an app. */
export const CodeProofBody = bodyOf({ code: RawText }, ['code'])

/** The proof that ends two-factor sign-in, or renews its recovery codes. */
export const ProofBody = bodyOf({ password: RawText, code: RawText }, ['password', 'code'])

/** Whether a role requires two factors. */
export const TwoFactorRuleBody = bodyOf({ required: Flag('enumerable') }, ['required'])
