import type { ErrorsByField } from '../../platform/field-errors.ts'
import {
  bodyOf,
  Ids,
  requiredIds,
  Text,
  Whole,
  type ValuesOf,
} from '../../platform/validation/request-body.ts'
import { RETENTION_LEADS_MAX } from './retention.limits.ts'
import { validateConfirm, validateKeeping } from './retention.suite.ts'

const LeadIds = Ids('enumerable', RETENTION_LEADS_MAX)

export const KeepBody = bodyOf({ ids: LeadIds, months: Whole('range'), reason: Text }, [
  'ids',
  'months',
  'reason',
])

export const AnonymiseBody = bodyOf({ ids: LeadIds, confirm: Text }, ['ids', 'confirm'])

export const keepErrors = ({ ids, ...keeping }: ValuesOf<typeof KeepBody>): ErrorsByField => ({
  ...requiredIds('ids', ids),
  ...validateKeeping(keeping),
})

export const anonymiseErrors = ({ ids, ...rest }: ValuesOf<typeof AnonymiseBody>): ErrorsByField => ({
  ...requiredIds('ids', ids),
  ...validateConfirm(rest),
})
