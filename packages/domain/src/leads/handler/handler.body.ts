import { bodyOf, WholeOrNull } from '../../platform/validation/request-body.ts'

/** Who is to have a lead, null for nobody, and who has it as far as the sender knows. Source: decision A2. */
export const AssignLeadBody = bodyOf({ userId: WholeOrNull('enumerable'), from: WholeOrNull('invalid') })
