import { Type, type Static } from 'typebox'
import { bodyOf, NullableText, RawText, Text } from '../platform/validation/request-body.ts'

/** The signed-in user and the session's token. */
export const SessionContract = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  jwt: Type.String(),
})

export type Session = Static<typeof SessionContract>

/** A session, an address to go to first (rule S2), or false (rule S1). */
export const SignInResponseContract = Type.Union([
  SessionContract,
  Type.Object({ redirect: Type.String() }),
  Type.Literal(false),
])

/** The response of a sign-in. */
export type SignInResponse = Static<typeof SignInResponseContract>

/** The user's own profile. */
export const ProfileContract = Type.Object({
  firstName: Type.Union([Type.String(), Type.Null()]),
  lastName: Type.Union([Type.String(), Type.Null()]),
  media: Type.Union([
    Type.Object({ id: Type.Integer(), location: Type.Union([Type.String(), Type.Null()]) }),
    Type.Null(),
  ]),
})

export type Profile = Static<typeof ProfileContract>

/** Accepts a username and password, or a stored token. */
export const SignInBody = bodyOf({ username: NullableText, password: NullableText, token: NullableText })

/** A stored token. */
export const TokenBody = bodyOf({ token: RawText }, ['token'])

/** A user's own name. */
export const ProfileBody = bodyOf({ firstName: Text, lastName: Text }, ['firstName', 'lastName'])
