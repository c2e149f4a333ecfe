import { bodyOf, Flag, RawText, Secret } from '../platform/validation/request-body.ts'

/** The challenge of a sign-in that waits for its second step. */
export const ChallengeBody = bodyOf({ challenge: Secret }, ['challenge'])

/** The second step of a sign-in. */
export const ChallengeCodeBody = bodyOf({ challenge: Secret, code: RawText }, ['challenge', 'code'])

/** Proves who somebody is by their password. */
export const PasswordProofBody = bodyOf({ password: RawText }, ['password'])

/** Proves who somebody is by a code. */
export const CodeProofBody = bodyOf({ code: RawText }, ['code'])

/** Proves who somebody is by password and code. */
export const ProofBody = bodyOf({ password: RawText, code: RawText }, ['password', 'code'])

/** Whether a role asks for two-factor sign-in. */
export const TwoFactorRuleBody = bodyOf({ required: Flag('enumerable') }, ['required'])
