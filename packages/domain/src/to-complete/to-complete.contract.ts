import { Type, type Static } from 'typebox'
import { EnquiryFieldsContract, EnquiryProblemContract } from '../integrations/sources/source.contract.ts'
import { ENQUIRY_KINDS } from '../integrations/sources/source.enums.ts'
import { bodyOf, LongText } from '../platform/validation/request-body.ts'

/** An enquiry that waits for a person to complete it. */
export const ToCompleteContract = Type.Object({
  id: Type.Integer(),
  /** The name of its source. */
  source: Type.String(),
  /** The time of receipt, in unix seconds. */
  at: Type.Integer(),
  kind: Type.Enum([...ENQUIRY_KINDS]),
  fields: EnquiryFieldsContract,
  problems: Type.Array(EnquiryProblemContract),
})

export type ToComplete = Static<typeof ToCompleteContract>

/** Why an enquiry is ignored. */
export const IgnoreBody = bodyOf({ reason: LongText }, ['reason'])
