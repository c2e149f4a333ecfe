import { bodyOf, Whole } from '../platform/validation/request-body.ts'

export const SheetPreviewBody = bodyOf({ previewId: Whole('invalid') }, ['previewId'])
