import type { ErrorsByField } from '../../platform/field-errors.ts'
import {
  bodyOf,
  Email,
  Ids,
  requiredIds,
  Text,
  type ValuesOf,
} from '../../platform/validation/request-body.ts'
import { PERSON_LEADS_MAX } from './person.limits.ts'

/** Each is '' when omitted. */
export const PersonQuery = bodyOf({ email: Email, phone: Text })

export type PersonQueryValues = ValuesOf<typeof PersonQuery>

export const PersonExportBody = bodyOf({ leadIds: Ids('enumerable', PERSON_LEADS_MAX) }, ['leadIds'])

export const personExportErrors = ({ leadIds }: ValuesOf<typeof PersonExportBody>): ErrorsByField =>
  requiredIds('leadIds', leadIds)
