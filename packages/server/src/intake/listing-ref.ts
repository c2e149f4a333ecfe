import type { IntakeDraft } from '@latchkey/domain/leads/intake/intake.suite'
import { isId } from '@latchkey/domain/platform/values/id'
import type { Kysely } from 'kysely'
import type { Db } from '../db/schema.ts'
import { homeQueries, type StockHome } from '../leads/record/home.queries.ts'

/** Websites get the id of a home alone, portals with the number of the branch in front (rule I5.5). */
const REF = /^(?:\d+_)?(\d{1,10})$/

/** The home of a listing, published or not; undefined for an unknown ref. */
export async function homeOfRef(db: Kysely<Db>, ref: string): Promise<StockHome | undefined> {
  const id = Number(REF.exec(ref)?.[1] ?? NaN)
  return isId(id) ? homeQueries(db).find(id) : undefined
}

/** The home that the ref of an enquiry names; the notes keep one that no home has. */
export async function placedEnquiry(
  db: Kysely<Db>,
  { notes, property }: Pick<IntakeDraft, 'notes' | 'property'>,
  homeAddress = '',
): Promise<{ home: StockHome | undefined; notes: string }> {
  const ref = property?.ref ?? ''
  const home = ref === '' ? undefined : await homeOfRef(db, ref)
  if (home !== undefined) return { home, notes }
  const parts = [notes, ref === '' ? '' : `Ref ${ref}`, homeAddress]
  return { home, notes: parts.filter((part) => part !== '').join('\n') }
}
