import { bodyOf, Whole } from '../platform/validation/request-body.ts'

/** The picture that is to leave a record. Source: specification §7. */
export const DeleteImageBody = bodyOf({ imageId: Whole('invalid') }, ['imageId'])
