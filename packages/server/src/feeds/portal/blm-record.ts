import type { ItemState } from '@latchkey/domain/listings/listing-item.contract'
import type { DateFormatter } from '@latchkey/domain/platform/values/time'
import { kindOfNumber } from '../../listings/listing.columns.ts'
import { postcodeHalves, stateOfItem, type StoredListing } from '../../listings/listing.item.ts'
import { unixSecondsOrNull } from '../../platform/values/unix-seconds.ts'

/** Columns before those of pictures, in order; the last two are the newer ones. */
export const BLM_FIELDS = [
  'AGENT_REF',
  'ADDRESS_1',
  'ADDRESS_2',
  'TOWN',
  'POSTCODE1',
  'POSTCODE2',
  'FEATURE1',
  'FEATURE2',
  'FEATURE3',
  'FEATURE4',
  'FEATURE5',
  'FEATURE6',
  'FEATURE7',
  'FEATURE8',
  'FEATURE9',
  'FEATURE10',
  'SUMMARY',
  'DESCRIPTION',
  'BRANCH_ID',
  'STATUS_ID',
  'BEDROOMS',
  'PRICE',
  'PRICE_QUALIFIER',
  'PROP_SUB_ID',
  'CREATE_DATE',
  'UPDATE_DATE',
  'DISPLAY_ADDRESS',
  'PUBLISHED_FLAG',
  'LET_DATE_AVAILABLE',
  'LET_BOND',
  'LET_TYPE_ID',
  'LET_FURN_ID',
  'LET_RENT_FREQUENCY',
  'TENURE_TYPE_ID',
  'TRANS_TYPE_ID',
  'NEW_HOME_FLAG',
  'BATHROOMS',
  'COUNCIL_TAX_BAND',
] as const

type BlmField = (typeof BLM_FIELDS)[number]

/** Columns that the specification of BLM lacks. */
export const NEWER_FIELDS: readonly BlmField[] = ['BATHROOMS', 'COUNCIL_TAX_BAND']

/** A home of a file, without its pictures. */
export type BlmRecord = Readonly<Record<BlmField, string>>

const STATUS_IDS: Readonly<Record<Exclude<ItemState, 'coming'>, string>> = {
  available: '0',
  'let-agreed': '5',
  reserved: '4',
}

/** By the numbers of `PRICE_SHOWN_AS_LABELS`; 0 is none. */
const PRICE_QUALIFIERS: readonly number[] = [0, 2, 3, 10, 4, 5, 7]

/** By the numbers of `PROPERTY_KIND_LABELS`. */
const PROP_SUB_IDS: readonly number[] = [0, 28, 8, 9, 11, 56, 29, 26, 1, 2, 3, 4, 22, 12, 23, 20]

/** By the numbers of `FURNISHING_LABELS`. */
const FURN_IDS: Readonly<Record<number, number>> = { 1: 0, 2: 1, 3: 2, 4: 4 }

/** By the numbers of `TENURE_LABELS`. */
const TENURE_IDS: Readonly<Record<number, number>> = { 1: 1, 2: 2, 3: 5, 4: 4 }

/** Long-term. */
const LET_TYPE = '1'

const PER_MONTH = '1'

const TRANS_TYPES = { sale: '1', let: '2' } as const

/** The name of a home for the portal; enquiries come back with it. */
export const agentRef = (branch: string, homeId: number): string => `${branch}_${homeId}`

/** The record that a portal gets of a home which passes every check and is not coming. */
export function recordOf(
  { home, listing }: StoredListing,
  branch: string,
  dateFormatter: DateFormatter,
): BlmRecord {
  const kind = kindOfNumber(listing.kind)
  const isLet = kind === 'let'
  const state = stateOfItem(home.availability, kind)
  const postcode = postcodeHalves(home.postcode)
  const ofLet = (text: string) => (isLet ? text : '')
  const moment = (at: Date | null) => dateFormatter.format(unixSecondsOrNull(at), 'portalMoment')
  return {
    AGENT_REF: agentRef(branch, home.id),
    ADDRESS_1: home.address_line1 ?? '',
    ADDRESS_2: home.address_line2 ?? '',
    TOWN: home.city ?? '',
    POSTCODE1: postcode?.outcode ?? home.postcode ?? '',
    POSTCODE2: postcode?.incode ?? '',
    ...featuresOf(listing.features),
    SUMMARY: listing.summary ?? '',
    DESCRIPTION: home.description ?? '',
    BRANCH_ID: branch,
    STATUS_ID: state === 'coming' ? '' : STATUS_IDS[state],
    BEDROOMS: numberText(home.bedrooms),
    PRICE: moneyText(isLet ? home.rental_price_pence : home.purchase_price_pence),
    PRICE_QUALIFIER: numberText(PRICE_QUALIFIERS[isLet ? 0 : (listing.price_qualifier ?? 0)]),
    PROP_SUB_ID: numberText(PROP_SUB_IDS[listing.property_kind ?? 0]),
    CREATE_DATE: moment(listing.published_at),
    UPDATE_DATE: moment(listing.changed_at),
    DISPLAY_ADDRESS: listing.shown_address ?? '',
    PUBLISHED_FLAG: '1',
    LET_DATE_AVAILABLE: listing.available_on === null ? '' : ofLet(`${listing.available_on} 00:00:00`),
    LET_BOND: ofLet(moneyText(home.rental_deposit_pence)),
    LET_TYPE_ID: ofLet(LET_TYPE),
    LET_FURN_ID: ofLet(numberText(FURN_IDS[listing.furnishing ?? 0])),
    LET_RENT_FREQUENCY: ofLet(PER_MONTH),
    TENURE_TYPE_ID: numberText(TENURE_IDS[listing.tenure ?? 0]),
    TRANS_TYPE_ID: TRANS_TYPES[kind],
    NEW_HOME_FLAG: listing.is_new ? 'Y' : 'N',
    BATHROOMS: numberText(home.bathrooms),
    COUNCIL_TAX_BAND: listing.council_tax_band ?? '',
  }
}

type FeatureField = Extract<BlmField, `FEATURE${number}`>

const FEATURE_FIELDS = BLM_FIELDS.filter((field): field is FeatureField => field.startsWith('FEATURE'))

const featuresOf = (features: readonly string[]) =>
  Object.fromEntries(FEATURE_FIELDS.map((field, place) => [field, features[place] ?? ''])) as Record<
    FeatureField,
    string
  >

const numberText = (value: number | null | undefined): string => (value == null ? '' : String(value))

/** Writes pounds, and pence only where there are some. */
function moneyText(pence: number | null): string {
  if (pence === null) return ''
  return pence % 100 === 0 ? String(pence / 100) : (pence / 100).toFixed(2)
}
