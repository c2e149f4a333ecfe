import { AVAILABILITY } from '@latchkey/domain/properties/property.enums'
import type { Insertable } from 'kysely'
import type { ProjectTable, PropertyTable } from '../db/tables/stock.ts'
import { EXTERIOR_COUNT, ROOM_COUNT, ROOM_KINDS } from './demo-pictures.ts'
import { ACCESS_NOTES, CITIES, PROJECTS, STANDALONE_HOMES, type City } from './demo-words.ts'
import type { Random } from './random.ts'

export interface DemoProject {
  readonly row: Insertable<ProjectTable>
  readonly picture: string
  /** The picture of homes that have none. */
  readonly defaultPicture: string
}

/** `project` is an index in the list of projects; null for a property. */
export interface DemoHome {
  readonly row: Insertable<PropertyTable>
  readonly project: number | null
  readonly pictures: readonly string[]
}

/** Weighted: most homes are for rent. */
const AVAILABILITIES = [
  ...Array.from({ length: 10 }, () => AVAILABILITY.ForRent),
  AVAILABILITY.Reserved,
  AVAILABILITY.Rented,
  AVAILABILITY.Rented,
  AVAILABILITY.ForSale,
  AVAILABILITY.ForSale,
  AVAILABILITY.ComingForSale,
  AVAILABILITY.Sold,
]

const HOMES_PER_FLOOR = 6

export function demoProjects(random: Random): DemoProject[] {
  return PROJECTS.map((project, nr) => {
    const city = cityOf(nr)
    return {
      row: {
        name: project.name,
        address_line1: `${random.whole(1, 40)} ${random.pick(city.streets)}`,
        postcode: postcode(random, city),
        city: city.name,
        latitude: project.latitude,
        longitude: project.longitude,
        country: 'United Kingdom',
        property_explorer_project_uuid: random.uuid(),
      },
      picture: `project-${(nr % EXTERIOR_COUNT.project) + 1}`,
      defaultPicture: `living-${(nr % ROOM_COUNT) + 1}`,
    }
  })
}

/** The units of every project, then the properties. */
export function demoHomes(random: Random, projects: readonly DemoProject[]): DemoHome[] {
  const units = PROJECTS.flatMap((project, nr) =>
    Array.from({ length: project.units }, (_, unit) => unitOf(random, projects, nr, unit)),
  )
  const homes = [...units, ...STANDALONE_HOMES.map((name, nr) => standaloneHome(random, name, nr))]
  return homes.map((made, nr) => (nr % 2 === 0 ? withAccessNotes(made, nr) : made))
}

/** Nothing here is random, so that the sequence of the other draws stays the same. */
const withAccessNotes = (made: DemoHome, nr: number): DemoHome => ({
  ...made,
  row: { ...made.row, access_notes: ACCESS_NOTES[(nr / 2) % ACCESS_NOTES.length] },
})

function unitOf(random: Random, projects: readonly DemoProject[], project: number, unit: number): DemoHome {
  const city = cityOf(project)
  const floor = Math.floor(unit / HOMES_PER_FLOOR)
  const number = `${floor}.${String((unit % HOMES_PER_FLOOR) + 1).padStart(2, '0')}`
  const place = projects[project]?.row
  return {
    project,
    pictures: [],
    row: {
      ...home(random, city, random.whole(1, 3)),
      name: `${PROJECTS[project]?.name} ${number}`,
      address_line1: `Apartment ${number}`,
      address_line2: place?.address_line1,
      postcode: place?.postcode,
      unit_type: floor > 4 ? 16 : 1,
      building: (unit % 3) + 1,
      elevator: true,
      keyless: true,
      bike_park: true,
    },
  }
}

function standaloneHome(random: Random, name: string, nr: number): DemoHome {
  const city = cityOf(nr)
  const rooms = ROOM_KINDS.map((kind, place) => `${kind}-${((nr + place) % ROOM_COUNT) + 1}`)
  return {
    project: null,
    pictures: [`home-${(nr % EXTERIOR_COUNT.home) + 1}`, ...rooms.slice(0, 2 + (nr % 3))],
    row: {
      ...home(random, city, random.whole(2, 4)),
      name,
      address_line1: `${random.whole(1, 120)} ${random.pick(city.streets)}`,
      postcode: postcode(random, city),
      unit_type: [4, 4, 2, 5][nr % 4] ?? 4,
      fireplace: random.chance(0.5),
      ground_terrace: random.chance(0.7),
      parking: random.chance(0.8),
    },
  }
}

/** Money in pence, areas in square metres. */
function home(random: Random, city: City, bedrooms: number): Omit<Insertable<PropertyTable>, 'name'> {
  const size = 28 + bedrooms * random.whole(17, 24)
  const rentPounds = 420 + bedrooms * random.whole(290, 420)
  const pricePounds = rentPounds * random.whole(195, 230)
  return {
    city: city.name,
    county: city.county,
    property_explorer_unit_uuid: random.uuid(),
    crm_property_uuid: `CRM-P-${random.whole(100_000, 999_999)}`,
    home_views_link: random.chance(0.4) ? `https://homeviews.example/${city.name.toLowerCase()}` : null,
    ownership_type: 1,
    rooms: bedrooms + 2,
    bedrooms,
    bathrooms: Math.max(1, bedrooms - 1),
    availability: random.pick(AVAILABILITIES),
    energy_label: random.whole(1, 4),
    purchase_price_pence: pricePounds * 100,
    deposit_pence: Math.round(pricePounds * 10),
    rental_price_pence: rentPounds * 100,
    // Five weeks' rent, the legal maximum in England.
    rental_deposit_pence: Math.floor((rentPounds * 12 * 5 * 100) / 52),
    rental_service_charge_pence: random.whole(20, 90) * 100,
    size: `${size}.00`,
    usable_area: `${size - 3}.50`,
    gross_area: `${size + 6}.00`,
    description: `A bright home with ${bedrooms} ${bedrooms === 1 ? 'bedroom' : 'bedrooms'} in ${city.name}, close to shops and the station.`,
    balcony: random.chance(0.5),
    storage: random.chance(0.6),
    pets_allow: random.chance(0.3),
  }
}

function cityOf(nr: number): City {
  const city = CITIES[nr % CITIES.length]
  if (!city) throw new Error('There are no cities.')
  return city
}

function postcode(random: Random, city: City): string {
  // Letters allowed in the second half of a postcode.
  const letters = 'ABDEFGHJLNPQRSTUWXYZ'
  const letter = () => letters[random.whole(0, letters.length - 1)]
  return `${city.outcode} ${random.whole(1, 9)}${letter()}${letter()}`
}
