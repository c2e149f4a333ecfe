import type { operations } from './api-for-keys.d.ts'

/** The address of an installation, and a key with the areas Listings (read) and Intake (read and change). */
export interface Access {
  readonly url: string
  readonly key: string
}

type Json<Sent> = Sent extends { content: { 'application/json': infer Body } } ? Body : never
type Answer<Name extends keyof operations> = operations[Name]['responses'] extends { 200: infer Ok }
  ? Json<Ok>
  : never
type Page = Answer<'getListingsByPageByLimit'>
export type Listing = Page['models'][number]
export type Enquiry = Json<NonNullable<operations['postIntakeEnquiries']['requestBody']>>

const PER_PAGE = 100

/** Pages by address, as they were last read: an unchanged one is answered with 304 and no content. */
const lastRead = new Map<string, { etag: string; page: Page }>()

/** All published homes. */
export async function readListings(access: Access): Promise<Listing[]> {
  const listings: Listing[] = []
  for (let page = 1, lastPage = 1; page <= lastPage; page += 1) {
    const read = await readPage(access, `/api/listings/${page}/${PER_PAGE}`)
    listings.push(...read.models)
    lastPage = read.lastPage
  }
  return listings
}

async function readPage({ url, key }: Access, path: string): Promise<Page> {
  const known = lastRead.get(path)
  const response = await fetch(url + path, {
    headers: { authorization: `Bearer ${key}`, ...(known && { 'if-none-match': known.etag }) },
  })
  if (response.status === 304 && known) return known.page
  const page = await bodyOf<Page>(response)
  lastRead.set(path, { etag: response.headers.get('etag') ?? '', page })
  return page
}

/** Returns the id of the lead. Sent again with the same `attempt`, it makes no second one. */
export async function sendEnquiry({ url, key }: Access, enquiry: Enquiry, attempt: string): Promise<number> {
  const response = await fetch(`${url}/api/intake/enquiries`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'idempotency-key': attempt,
    },
    body: JSON.stringify(enquiry),
  })
  return (await bodyOf<Answer<'postIntakeEnquiries'>>(response)).id
}

async function bodyOf<Body>(response: Response): Promise<Body> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Body
}
