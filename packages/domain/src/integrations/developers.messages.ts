import { IDEMPOTENCY_KEPT_MS, KEY_CALLS } from './keys/key.limits.ts'
import { HOUR_MS } from '../platform/values/durations.ts'

export const DEVELOPERS = {
  address: 'Base address',
  read: 'Read the API',
  download: 'Download openapi.json',
  examples: 'Examples',
  limits: 'Limits',
  errors: 'Errors',
  lasting: 'What never changes',
} as const

export interface CodeExample {
  readonly title: string
  readonly code: string
}

/** Commands and code that run as they are, with a key in `LATCHKEY_KEY`; `base` ends in /api. */
export const codeExamples = (base: string): readonly CodeExample[] => [
  {
    title: 'Read listings',
    code: `curl ${base}/listings/1/100 \\
  -H "authorization: Bearer $LATCHKEY_KEY"`,
  },
  {
    title: 'Send an enquiry',
    code: `curl ${base}/intake/enquiries \\
  -H "authorization: Bearer $LATCHKEY_KEY" \\
  -H 'content-type: application/json' \\
  -H "idempotency-key: $(uuidgen)" \\
  -d '{"firstName": "Ann", "lastName": "Lee",
       "email": "ann.lee@example.com", "phone": "07700 900123"}'`,
  },
  {
    title: 'Verify a webhook',
    code: `import { Webhook } from 'standardwebhooks'

// Throws unless Latchkey signed exactly this body within the last five minutes.
new Webhook(process.env.WEBHOOK_SECRET).verify(body, headers)`,
  },
]

interface Fact {
  readonly term: string
  readonly value: string
}

export const API_LIMITS: readonly Fact[] = [
  { term: 'Reads', value: `${KEY_CALLS.read} a minute and key` },
  { term: 'Writes', value: `${KEY_CALLS.write} a minute and key` },
  { term: 'Idempotency-Key', value: `kept for ${IDEMPOTENCY_KEPT_MS / HOUR_MS} hours` },
  { term: 'Left', value: 'RateLimit says how many calls are left (r) and for how many seconds (t)' },
]

export const API_ERRORS: readonly Fact[] = [
  { term: '401', value: 'The key is not known, has expired or was revoked' },
  { term: '403', value: 'The key has no area that opens this call or this record' },
  { term: '404', value: 'There is nothing here' },
  { term: '409', value: 'Somebody was first, or a rule of the office: error says which' },
  { term: '422', value: 'A list of fields, each with what is wrong' },
  { term: '429', value: 'Too many calls; retry-after says when to try again' },
  { term: '5xx', value: 'Our fault: send it again with the same Idempotency-Key' },
]

/** Rule I6.2. */
export const API_PROMISE =
  'Calls that are open to keys, webhooks and the website feed only gain: what your program uses stays. What must end answers Deprecation and Sunset for six months before.'
