import { Type, type Static } from 'typebox'

/** Who is signed in, with the token of the session. Source: specification §3. */
export const SessionContract = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  jwt: Type.String(),
})

/** Who is signed in, with the token of the session. */
export type Session = Static<typeof SessionContract>

/** What a sign-in answers: a session, an address to go to first, or a refusal. Source: specification §4, decisions S1 and S2. */
export const SignInAnswerContract = Type.Union([
  SessionContract,
  Type.Object({ redirect: Type.String() }),
  Type.Literal(false),
])

/** What a sign-in answers. */
export type SignInAnswer = Static<typeof SignInAnswerContract>

/** Own profile. Source: specification §3. */
export const ProfileContract = Type.Object({
  firstName: Type.Union([Type.String(), Type.Null()]),
  lastName: Type.Union([Type.String(), Type.Null()]),
  media: Type.Union([
    Type.Object({ id: Type.Integer(), location: Type.Union([Type.String(), Type.Null()]) }),
    Type.Null(),
  ]),
})

/** Own profile. */
export type Profile = Static<typeof ProfileContract>
