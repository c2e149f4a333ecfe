import { Type, type Static } from 'typebox'
import { bodyOf, Whole } from '../platform/validation/request-body.ts'

const OptionalText = Type.Union([Type.String(), Type.Null()])

/** A stored picture. */
export const MediaContract = Type.Object({
  id: Type.Integer(),
  location: OptionalText,
  externalUrl: OptionalText,
  originalName: OptionalText,
})

export type Media = Static<typeof MediaContract>

/** A picture of the record in the path. */
export const DeleteImageBody = bodyOf({ imageId: Whole('invalid') }, ['imageId'])
