import type { OfficeBody } from '@latchkey/domain/office/office.body'
import type { Brand, Office } from '@latchkey/domain/office/office.contract'
import { cleanOfficeDraft, officeDraftOf } from '@latchkey/domain/office/office.draft'
import { validateOffice } from '@latchkey/domain/office/office.suite'
import { holidaysInWords, hoursInWords } from '@latchkey/domain/office/office.messages'
import type { Static } from 'typebox'
import { fieldChanges } from '../audit/field-changes.ts'
import type { Context } from '../context/context.ts'
import { knownMedia } from '../media/media.choices.ts'
import { accepted } from '../platform/http/accepted.ts'
import type { Actor } from '../platform/http/actor.ts'
import { conflict } from '../platform/http/error.ts'
import { officeColumns, presentBrand, presentOffice } from './office.present.ts'
import { officeQueries } from './office.queries.ts'
import { openingQueries } from './opening.queries.ts'

export interface OfficeService {
  read(): Promise<Office>
  /** The public part. */
  brand(): Promise<Brand>
  /** Returns the last known brand, or null, while the database is away. */
  brandOfPage(): Promise<Brand | null>
  save(actor: Actor, body: Static<typeof OfficeBody>): Promise<true>
}

export function officeService(context: Context): OfficeService {
  let known: Brand | null = null
  return {
    read: async () => presentOffice(await officeQueries(context.db).read()),

    brand: async () => presentBrand(await officeQueries(context.db).read()),

    async brandOfPage() {
      if (context.availability.isDatabaseAway) return known
      try {
        known = presentBrand(await officeQueries(context.db).read())
      } catch (error) {
        context.log.warn({ err: error }, 'A page is served with the last known face of the agency')
      }
      return known
    },

    async save(actor, body) {
      await context.change(actor, async (change) => {
        const queries = officeQueries(change.db)
        const before = presentOffice(await queries.lock())
        const { version, ...sent } = body.values
        const draft = { ...officeDraftOf(before), ...sent }
        const knowsMedia = await knownMedia(change.db, [draft.logoId])
        accepted(body, validateOffice(draft, { knowsMedia }))
        if (version !== null && version !== before.version) throw conflict()
        const clean = cleanOfficeDraft(draft)
        await openingQueries(change.db).replaceHolidays(clean.holidays)
        const after = presentOffice(await queries.update(officeColumns(clean)))
        const changes = fieldChanges(plain(before), plain(after))
        await change.audit({ action: 'settings.update', entity: 'office', entityId: null, changes })
        change.push('settings-refresh', {})
      })
      return true
    },
  }
}

/** The values for the audit trail. */
const plain = ({ logo: _logo, version: _version, hours, holidays, ...fields }: Office) => ({
  ...fields,
  hours: hoursInWords(hours),
  holidays: holidaysInWords(holidays),
})
