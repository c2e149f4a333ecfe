import type { HandlerOption } from '@latchkey/domain/leads/handler/handler.contract'
import type { Context } from '../context/context.ts'
import { nameOrUsername } from '../platform/values/staff-name.ts'
import { handlerQueries } from './lead-handlers.queries.ts'

/** Who has a lead, and who can be given one. */
export type LeadHandlersService = ReturnType<typeof leadHandlersService>

/** Creates the service. */
export function leadHandlersService(context: Context) {
  return {
    /** Everybody who can be given some lead, by name. Source: decision A2. */
    async all(): Promise<HandlerOption[]> {
      const people = await handlerQueries(context.db).all()
      return people
        .map((person) => ({ id: person.id, name: nameOrUsername(person) }))
        .toSorted((one, other) => one.name.localeCompare(other.name))
    },
  }
}
