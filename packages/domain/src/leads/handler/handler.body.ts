import { bodyOf, WholeOrNull } from '../../platform/validation/request-body.ts'

/** The new handler, null to unassign, and the one that the sender saw. */
export const AssignLeadBody = bodyOf({ userId: WholeOrNull('enumerable'), from: WholeOrNull('invalid') })
