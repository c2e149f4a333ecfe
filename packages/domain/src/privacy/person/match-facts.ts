import type { DateFormatter } from '../../platform/values/time.ts'
import type { PersonMatch } from './person.contract.ts'

/** For example 'Submitted 02/03/2026. Same email and phone. Deleted 03/03/2026.' */
export function matchFacts(
  { dateSubmitted, deletedAt, matchedBy }: PersonMatch,
  dateFormatter: DateFormatter,
): string {
  const facts = [
    `Submitted ${dateFormatter.formatDate(dateSubmitted)}`,
    `Same ${matchedBy.join(' and ')}`,
    ...(deletedAt === null ? [] : [`Deleted ${dateFormatter.formatDate(deletedAt)}`]),
  ]
  return facts.map((fact) => `${fact}.`).join(' ')
}
