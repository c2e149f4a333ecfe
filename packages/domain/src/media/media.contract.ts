import { Type, type Static } from 'typebox'

const OptionalText = Type.Union([Type.String(), Type.Null()])

/** A stored picture. */
export const MediaContract = Type.Object({
  id: Type.Integer(),
  location: OptionalText,
  externalUrl: OptionalText,
  originalName: OptionalText,
})

export type Media = Static<typeof MediaContract>
