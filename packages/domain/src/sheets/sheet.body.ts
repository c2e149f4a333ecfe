import { bodyOf, Whole } from '../platform/validation/request-body.ts'

/** Names a spreadsheet that was looked into. */
export const SheetPreviewBody = bodyOf({ previewId: Whole('invalid') }, ['previewId'])
