import { create } from 'vest'
import { IGNORE_REASON_MAX } from '../integrations/sources/source.limits.ts'
import type { ErrorsByField } from '../platform/field-errors.ts'
import { errorsOf, requiredText } from '../platform/validation/suite-rules.ts'

export const createIgnoreSuite = () =>
  create(({ reason }: { reason: string }) => {
    requiredText('reason', reason, IGNORE_REASON_MAX)
  })

export const validateIgnoring = (draft: { reason: string }): ErrorsByField =>
  errorsOf(createIgnoreSuite(), draft)
