import { randomBytes, randomUUID } from 'node:crypto'
import { readListings, sendEnquiry } from './latchkey.ts'
import { isFromLatchkey, signatureOf } from './webhook.ts'

const { LATCHKEY_URL: url = 'http://localhost:4000', LATCHKEY_KEY: key } = process.env
if (key === undefined)
  throw new Error('LATCHKEY_KEY is needed, with Listings (read) and Intake (read and change).')

const access = { url, key }
const listings = await readListings(access)
const [first] = listings
const attempt = randomUUID()
const lead = await sendEnquiry(
  access,
  {
    firstName: 'Ann',
    lastName: 'Lee',
    email: 'ann.lee@example.com',
    phone: '07700 900123',
    notes: 'May I see it on Saturday?',
    externalId: attempt,
    property: { name: first?.title ?? 'A home that is not listed yet' },
  },
  attempt,
)

// A delivery as Latchkey would send it.
const secret = `whsec_${randomBytes(32).toString('base64')}`
const body = JSON.stringify({ type: 'lead.created', timestamp: new Date().toISOString(), data: { id: lead } })
const id = 'evt_1'
const timestamp = String(Math.floor(Date.now() / 1000))
const headers = {
  'webhook-id': id,
  'webhook-timestamp': timestamp,
  'webhook-signature': signatureOf(secret, id, timestamp, body),
}
const webhook = {
  accepted: isFromLatchkey(secret, headers, body),
  refused: !isFromLatchkey(secret, headers, body.replace('lead', 'LEAD')),
}
console.log(JSON.stringify({ listings: listings.map(({ ref }) => ref), lead, webhook }))
