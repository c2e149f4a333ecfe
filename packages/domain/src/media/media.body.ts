import { bodyOf, Whole } from '../platform/validation/request-body.ts'

export const DeleteImageBody = bodyOf({ imageId: Whole('invalid') }, ['imageId'])
