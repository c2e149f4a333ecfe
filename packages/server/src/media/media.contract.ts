import { Type } from 'typebox'

/** Names the picture that is taken off a record. Source: specification §7. */
export const DeleteImageContract = Type.Object({ imageId: Type.Integer() })
