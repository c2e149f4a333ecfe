import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import type { Received } from '@latchkey/domain/platform/validation/request-body'
import {
  personExportErrors,
  type PersonExportBody,
  type PersonQueryValues,
} from '@latchkey/domain/privacy/person/person.body'
import { validatePersonQuery } from '@latchkey/domain/privacy/person/person.suite'
import type { Person, PersonMatch } from '@latchkey/domain/privacy/person/person.contract'
import { personFileName } from '@latchkey/domain/privacy/person/person.messages'
import { isId } from '@latchkey/domain/platform/values/id'
import type { Static } from 'typebox'
import type { Change, Context } from '../../context/context.ts'
import { bodySealing } from '../../intake/received/body-sealing.ts'
import { officeQueries } from '../../office/office.queries.ts'
import { acceptedWith, accepted, rejectErrors } from '../../platform/http/accepted.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { PERSON_SCHEMA, personPage } from './person.page.ts'
import { presentMatch, presentPersonLeads } from './person.present.ts'
import { personQueries } from './person.queries.ts'
import { zipped } from './zipped.ts'

export interface PersonDownload {
  readonly name: string
  readonly bytes: Uint8Array
}

export interface PersonService {
  /**
   * Audits the search, with the leads that were found and without what was asked for.
   * @throws AppError 422
   */
  find(actor: Actor, query: Received<PersonQueryValues>): Promise<PersonMatch[]>
  /**
   * Audits the download before anything is sent.
   * @throws AppError 422
   */
  download(actor: Actor, body: Static<typeof PersonExportBody>): Promise<PersonDownload>
}

export function personService(context: Context): PersonService {
  const dateFormatter = createDateFormatter(context.config.timeZone)
  const sealing = bodySealing(context.config)

  return {
    find(actor, query) {
      const values = accepted(query, validatePersonQuery(query.values))
      return context.change(actor, async (change) => {
        const matches = await personQueries(change.db).matches(values)
        await auditLeads(
          change,
          'privacy.find',
          matches.map(({ id }) => id),
        )
        return matches.map(presentMatch)
      })
    },

    async download(actor, body) {
      const { leadIds } = acceptedWith(body, ['leadIds'], personExportErrors(body.values))
      if (!leadIds.every(isId)) rejectErrors({ leadIds: ['enumerable'] })
      const now = new Date(context.now())
      const person = await context.change(actor, async (change): Promise<Person> => {
        const records = await personQueries(change.db).records(leadIds)
        if (records.leads.length < leadIds.length) rejectErrors({ leadIds: ['enumerable'] })
        const { office } = await officeQueries(change.db).read()
        await auditLeads(change, 'privacy.export', leadIds)
        return {
          madeAt: now.toISOString(),
          madeBy: office.agency_name,
          leads: presentPersonLeads(records, { dateFormatter, sealing }),
        }
      })
      return {
        name: personFileName(dateFormatter.formatDate(now.getTime() / 1000)),
        bytes: zipped(
          {
            'person.html': personPage(person, dateFormatter),
            'person.json': asJson(person),
            'person.schema.json': asJson(PERSON_SCHEMA),
          },
          now,
        ),
      }
    },
  }
}

const auditLeads = (
  change: Change,
  action: 'privacy.find' | 'privacy.export',
  leadIds: readonly number[],
): Promise<void> =>
  change.audit({
    action,
    entity: 'person',
    entityId: null,
    changes: [{ field: 'leads', from: null, to: leadIds }],
  })

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
