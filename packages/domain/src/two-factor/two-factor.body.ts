import { bodyOf, Flag, RawText, Secret } from '../platform/validation/request-body.ts'

export const ChallengeBody = bodyOf({ challenge: Secret }, ['challenge'])

export const ChallengeCodeBody = bodyOf({ challenge: Secret, code: RawText }, ['challenge', 'code'])

export const PasswordProofBody = bodyOf({ password: RawText }, ['password'])

export const CodeProofBody = bodyOf({ code: RawText }, ['code'])

export const ProofBody = bodyOf({ password: RawText, code: RawText }, ['password', 'code'])

export const TwoFactorRuleBody = bodyOf({ required: Flag('enumerable') }, ['required'])
