import { bodyOf, WholeOrNull } from '../../platform/validation/request-body.ts'

/** The new handler, null to release, and the handler as displayed to the sender. */
export const AssignLeadBody = bodyOf({ userId: WholeOrNull('enumerable'), from: WholeOrNull('invalid') })
