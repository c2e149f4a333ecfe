import { createHash } from 'node:crypto'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import { HOUR_MS } from '@latchkey/domain/platform/values/durations'
import type { Transaction } from 'kysely'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/schema.ts'
import { fieldsOf, readEnquiry } from '../intake/formats/enquiry.ts'
import { placedEnquiry } from '../intake/listing-ref.ts'
import { bodySealing } from '../intake/received/body-sealing.ts'
import { formatNumber, outcomeNumber } from '../intake/received/outcome.numbers.ts'
import { receivedQueries } from '../intake/received/received.queries.ts'
import { hashOfSourceKey, newSourceCode, newSourceKey } from '../intake/received/source-key.ts'
import { sourceQueries } from '../intake/sources/sources.queries.ts'
import { unixSeconds } from '../platform/values/unix-seconds.ts'

interface DemoEnquiry {
  readonly hoursAgo: number
  /** Zoopla's message has its applicants and its owners in different parts. */
  readonly part: 'applicant' | 'appraisal'
  readonly contact: object
  readonly message: string
}

/** Without a phone, with a foreign number, and an owner who asks what a home is worth. */
const ENQUIRIES: readonly DemoEnquiry[] = [
  {
    hoursAgo: 5 * 24,
    part: 'applicant',
    contact: { firstName: 'Joe', lastName: 'Bloggs', email: 'joe.bloggs@example.com' },
    message: 'Is this still available? Evenings suit me best.',
  },
  {
    hoursAgo: 5,
    part: 'applicant',
    contact: {
      firstName: 'Camille',
      lastName: 'Moreau',
      email: 'camille.moreau@example.fr',
      phoneNumber: '+33 1 42 68 53 00',
    },
    message: 'I move to England in May and would like to see it.',
  },
  {
    hoursAgo: 1,
    part: 'appraisal',
    contact: {
      firstName: 'Olive',
      lastName: 'Barker',
      email: 'olive.barker@example.com',
      phoneNumber: '07700 900456',
    },
    message: 'What rent could I ask for my flat?',
  },
]

/** Nobody knows the key of this source: a user who wants to try it replaces the key. */
export async function insertDemoSources(
  db: Transaction<Db>,
  config: Pick<Config, 'dataDir' | 'timeZone'>,
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  const sourceId = await sourceQueries(db).insert({
    code: newSourceCode(),
    name: 'Zoopla',
    format: formatNumber('zoopla'),
    key_hash: hashOfSourceKey(newSourceKey()),
    created_by: userId,
    at: new Date(now.getTime() - 60 * 24 * HOUR_MS),
  })
  const homes = await db
    .selectFrom('listing')
    .select('property_id')
    .where('published_at', 'is not', null)
    .orderBy('property_id')
    .limit(ENQUIRIES.length)
    .execute()
  const sealing = bodySealing(config)
  const dateFormatter = createDateFormatter(config.timeZone)
  for (const [place, { hoursAgo, part, contact, message }] of ENQUIRIES.entries()) {
    const at = new Date(now.getTime() - hoursAgo * HOUR_MS)
    const body = {
      [part]: {
        id: `demo-${place + 1}`,
        contact,
        createdAt: at.toISOString(),
        message,
        ...(part === 'applicant' && {
          enquiryType: 'ENQUIRY_TYPE_LETTINGS',
          listingDetails: { sourceId: String(homes[place]?.property_id ?? '') },
        }),
      },
    }
    const parts = { format: 'zoopla', mapping: null, dateFormatter, now: unixSeconds(at) } as const
    const enquiry = readEnquiry(body, parts)
    if (enquiry === null) throw new Error('The enquiries of the demo have names.')
    const { notes } = await placedEnquiry(db, enquiry.draft)
    const text = JSON.stringify(body)
    await receivedQueries(db).insert({
      source_id: sourceId,
      external_id: enquiry.draft.externalId,
      body_hash: createHash('sha256').update(text).digest(),
      body_sealed: sealing.seal({ text, kind: enquiry.kind, fields: fieldsOf({ ...enquiry.draft, notes }) }),
      at,
      outcome: outcomeNumber('to-complete'),
      problems: JSON.stringify(enquiry.problems),
    })
  }
}
