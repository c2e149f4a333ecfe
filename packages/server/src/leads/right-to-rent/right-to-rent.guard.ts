import { validateOverride } from '@latchkey/domain/leads/right-to-rent/right-to-rent.suite'
import type { FieldChange } from '../../audit/field-changes.ts'
import type { Change } from '../../context/context.ts'
import { rejectErrors } from '../../platform/http/accepted.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { forbidden, rightToRentMissing } from '../../platform/http/error.ts'
import { presentRightToRent } from './right-to-rent.present.ts'
import { rightToRentQueries } from './right-to-rent.queries.ts'

interface Missing {
  readonly adults: number
  readonly recorded: number
}

/** The missing checks that keep the lead from being completed; null if there are none. */
export async function missingChecks(
  { db }: Pick<Change, 'db'>,
  leadId: number,
  today: string,
): Promise<Missing | null> {
  const queries = rightToRentQueries(db)
  if (!(await queries.isRequired(leadId))) return null
  const adults = await queries.adults(leadId)
  const { recorded, complete } = presentRightToRent(await queries.of(leadId), adults, today)
  return complete ? null : { adults, recorded }
}

/**
 * For the action that completes a lead, as it is stored in this transaction.
 * @returns the reason for completing without every check, for the line of the action in the audit trail
 * @throws AppError 409 where a check is missing and no reason was given, 403, 422
 */
export async function completeWithChecks(
  change: Change,
  actor: Pick<Actor, 'permissions'>,
  leadId: number,
  { override, today }: { override: string; today: string },
): Promise<FieldChange[]> {
  const missing = await missingChecks(change, leadId, today)
  if (missing === null) return []
  if (override === '') throw rightToRentMissing(missing)
  if (!actor.permissions.has('right-to-rent-override')) throw forbidden()
  rejectErrors(validateOverride({ rightToRentOverride: override }))
  return [{ field: 'rightToRentOverride', from: null, to: override }]
}
