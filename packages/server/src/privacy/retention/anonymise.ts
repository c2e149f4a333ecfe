import { REMOVED } from '@latchkey/domain/privacy/retention/retention.messages'
import type { AnonymiseReason } from '@latchkey/domain/privacy/retention/retention.contract'
import type { Config } from '../../config/config.ts'
import type { Change } from '../../context/context.ts'
import { eraseImportedLeads } from '../../imports/anonymised/anonymised-rows.ts'
import { uncheckedRows } from '../../imports/anonymised/unchecked-rows.ts'
import { receivedQueries } from '../../intake/received/received.queries.ts'
import { removeJobsOfLeads } from '../../jobs/lead-jobs.ts'
import { leadTokens } from '../../links/lead-tokens.ts'
import { removeOutboxMails } from '../../mail/outbox.ts'
import { anonymiseQueries } from './anonymise.queries.ts'
import { clearPairs, clearMergedTexts, removeMailsWithTexts, textsMergedFrom } from './merged-leads.ts'
import { namesPerson, personTextsOf, textsIn, type NamedPerson, type PersonTexts } from './person-in-text.ts'
import { retentionQueries, type FamilyRecord } from './retention.queries.ts'

type View = Awaited<ReturnType<ReturnType<typeof anonymiseQueries>['views']>>[number]

type Line = Awaited<ReturnType<ReturnType<typeof anonymiseQueries>['lines']>>[number]

/**
 * Removes everything that says who the lead was, and the leads merged into it (rules W5.4 to W5.7). Resolves with the
 * ids that were anonymised.
 */
export async function anonymiseLead(
  change: Change,
  config: Pick<Config, 'dataDir' | 'timeZone'>,
  id: number,
  at: Date,
): Promise<readonly number[] | AnonymiseReason> {
  const found = await retentionQueries(change.db).lockFamily(id, at)
  const [lead] = found
  if (lead === undefined) return 'not_found'
  if (lead.anonymised_at !== null) return 'done'
  if (found.some(({ is_live: isLive }) => isLive)) return 'live'
  const family = found.filter((each) => each.anonymised_at === null)
  const ids = family.map((each) => each.id)

  const queries = anonymiseQueries(change.db)
  const lines = await queries.lines(ids)
  const persons = personsIn(family, lines)
  const texts = personTextsOf(persons)
  const unchecked = await uncheckedRows(
    change,
    config,
    ids,
    persons.flatMap(({ email, lastName }) => [email, lastName]),
  )
  await queries.removeValues(
    lines.map((line) => line.id),
    null,
  )
  const merged = await textsMergedFrom(change, ids)
  await clearMergedTexts(change, merged)
  await clearPairs(change, ids)
  await removeFilters(change, texts)
  await leadTokens(change.db).cancel(id, at.getTime())
  for (const each of ids) await queries.clearLead(each, at)
  await queries.clearRecords(ids)
  await eraseImportedLeads(change, ids, unchecked)
  await receivedQueries(change.db).anonymise(ids)
  for (const userId of await queries.removeNotifications(ids))
    change.push('notifications-refresh', {}, userId)
  await change.auditAll(
    ids.map((entityId) => ({ action: 'lead.anonymise', entity: 'lead' as const, entityId })),
  )
  await removeJobsOfLeads(change.db, ids)
  // Last: a file cannot be restored by a rollback.
  await removeOutboxMails(config, ids)
  await removeMailsWithTexts(config, merged)
  return ids
}

/** Returns the persons with their present values and with those in their history. */
function personsIn(family: readonly FamilyRecord[], lines: readonly Line[]): NamedPerson[] {
  const now = family.map((lead) => ({
    firstName: lead.first_name,
    lastName: lead.last_name,
    email: lead.email,
    phone: lead.phone,
  }))
  const [present] = now
  const fields = ['lastName', 'email', 'phone'] as const
  const earlier = lines
    .flatMap(({ changes }) => changes)
    .flatMap(({ field, from, to }) => {
      const known = fields.find((name) => name === field)
      if (known === undefined) return []
      return [from, to].filter((value) => typeof value === 'string').map((value) => ({ [known]: value }))
    })
  return [
    ...now,
    ...earlier.map((was) => ({ firstName: '', lastName: '', email: '', phone: '', ...was })),
  ].map((person) => ({ ...person, firstName: person.firstName || (present?.firstName ?? '') }))
}

/** Removes the texts from saved views, and from the lines about them and about exports. */
async function removeFilters(change: Change, texts: PersonTexts): Promise<void> {
  const queries = anonymiseQueries(change.db)
  const isNamed = (value: unknown) => typeof value === 'string' && namesPerson(value, texts)
  // A last name alone is a word of many names that people give their views.
  const isNamedWhole = (text: string) => namesPerson(text, { ...texts, lastNames: new Set() })
  const isAbout = ({ name, query }: View) =>
    isNamedWhole(name) || Object.values(query.filters).some((text) => isNamed(text))
  for (const { id } of (await queries.views()).filter(isAbout)) {
    const view = await queries.lockView(id)
    if (view === undefined) continue
    const { name, query } = view
    const filters = Object.fromEntries(Object.entries(query.filters).filter(([, text]) => !isNamed(text)))
    await queries.writeView(id, {
      name: isNamedWhole(name) ? `${REMOVED} ${id}` : name,
      query: { ...query, filters },
    })
    change.push('views-refresh', {})
  }
  for (const { id, changes } of await queries.linesWithFilters()) {
    const fields = changes
      .filter(({ from, to }) => textsIn([from, to]).some((text) => isNamed(withoutColumn(text))))
      .map(({ field }) => field)
    if (fields.length > 0) await queries.removeValues([id], fields)
  }
}

const withoutColumn = (text: string): string => text.replace(/^filter\[\w+\]: /, '')
