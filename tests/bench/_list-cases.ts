import { STREETS } from '../../packages/server/src/demo/demo-words.ts'

/** A query of a list by an agent. */
export interface ListCase {
  readonly name: string
  /** Longest p95 aimed at with a million leads on two cores, in milliseconds. */
  readonly aimMs: number
  /** Number of requests. */
  readonly times: number
  /** The path of the n-th request, below `leads/`: filters differ each time, so that no total is cached. */
  readonly address: (turn: number) => string
}

/** Parts of the seed's names: about one lead in 750 has a given name. */
const STARTS = ['ash', 'black', 'carl', 'dun', 'fair', 'hart', 'kings', 'marl', 'pem', 'rock', 'stan', 'wake']
const ENDS = ['berry', 'bridge', 'combe', 'dale', 'hurst', 'mere', 'stead', 'worth']

/** Pairs of letters that many, some or no names and addresses contain; one pair for each request. */
const PAIRS = 'as be wh qu le am th zq on ri st ro an el hi vi xy pa or ne co lo gr mi'.split(' ')

/** Repetitions of a query with the same words; with fewer, p95 would be one of the two longest. */
export const TIMES = 100

/** Columns by which enquiries are sorted. */
const COLUMNS = ['name', 'email', 'phone', 'propertyAddress', 'propertyName', 'status']

const nth = <Item>(items: readonly Item[], turn: number): Item => {
  const item = items[turn % items.length]
  if (item === undefined) throw new Error('There is nothing to choose from')
  return item
}

const filtered = (column: string, text: string) =>
  `enquiries/1/25?filter[${column}]=${encodeURIComponent(text)}`

const same = (name: string, aimMs: number, address: string): ListCase => ({
  name,
  aimMs,
  times: TIMES,
  address: () => address,
})

const varied = (name: string, aimMs: number, address: ListCase['address']): ListCase => ({
  name,
  aimMs,
  times: PAIRS.length,
  address,
})

const thisMonth = () => new Date().toISOString().slice(0, 7)

/** All cases, for a list with this last page. */
export function listCases(lastPage: number): ListCase[] {
  const middle = Math.ceil(lastPage / 2)
  return [
    same('no filter', 30, 'enquiries/1/25'),
    ...COLUMNS.flatMap((column) => [
      same(`sorted by ${column}`, 30, `enquiries/1/25?sort=${column}`),
      same(`sorted by ${column}, downwards, page 3`, 30, `enquiries/3/25?sort=-${column}`),
    ]),
    varied('duplicates of one lead', 20, (turn) => `${1 + turn * 331}/duplicates`),
    same('mine', 10, 'enquiries/1/25?handler=me'),
    same('of nobody', 10, 'enquiries/1/25?handler=none'),
    same('Today', 30, 'day'),
    same('month of the calendar', 60, `all?from=${thisMonth()}-01&to=${thisMonth()}-28`),
    same('waiting', 10, 'enquiries/1/25?waiting=1'),
    same('viewings, latest first', 30, 'viewings/1/25'),
    same('reservations, earliest first', 30, 'reservations/1/25?sort=dateAndTime'),
    varied('filter on name', 60, (turn) => filtered('name', nth(STARTS, turn) + nth(ENDS, turn))),
    varied('filter on address', 60, (turn) =>
      filtered('propertyAddress', `${20 + turn} ${nth(STREETS, turn)}`),
    ),
    varied('filter on phone digits', 60, (turn) => filtered('phone', `900${100 + turn}`)),
    varied('two letters of a name', 400, (turn) => filtered('name', nth(PAIRS, turn))),
    varied('two letters of an address', 400, (turn) => filtered('propertyAddress', nth(PAIRS, turn))),
    varied('two digits of a phone', 400, (turn) => filtered('phone', `${10 + turn}`)),
    same('page in the middle', 400, `enquiries/${middle}/25`),
    same('page in the middle, sorted by address', 400, `enquiries/${middle}/25?sort=propertyAddress`),
    same('last page', 30, `enquiries/${lastPage}/25`),
  ]
}
