const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Fictitious: no real person or home is meant. */
export const FIRST_NAMES = words(`
  Amelia Oliver Isla Harry Priya Jack Freya Mohammed Ella Noah Zara George Chloe Arjun
  Poppy Callum Niamh Leo Fatima Rhys Holly Kwame Megan Daniel Aisha Ewan Sophie Tomasz Beth
  Jamal Imogen Patrick Mei Lewis Zoë Samuel Ffion Nathan Ruth Dylan`)

export const LAST_NAMES = words(`
  Hughes Okafor Taylor Singh Barker Ahmed Walsh Fletcher Chen MacLeod Bennett O'Connor Shah
  Griffiths Kowalski Hart Mensah Sinclair Reid Begum Lloyd Foster Hussain Yates Campbell
  Doyle Nolan Iqbal Marsh Powell Stone Wright Adeyemi Banks Holt Jarvis Kaur Osborne Pratt
  Smith-Jones`)

export const STREETS = [
  'Elm Road',
  'Station Road',
  'Victoria Street',
  'Church Lane',
  'Mill Hill',
  'Park Avenue',
  'Queen Street',
  'Chapel Row',
  'Beech Grove',
  'Orchard Close',
  'Albion Terrace',
  'Bridge Street',
] as const

/** A city with its county, the first half of its postcodes, and its streets. */
export interface City {
  readonly name: string
  readonly county: string
  readonly outcode: string
  readonly streets: readonly string[]
}

export const CITIES: readonly City[] = [
  {
    name: 'Bristol',
    county: 'Avon',
    outcode: 'BS1',
    streets: ['Quayside', 'Narrow Plain', 'Redcliff Parade'],
  },
  {
    name: 'Leeds',
    county: 'West Yorkshire',
    outcode: 'LS2',
    streets: ['Tannery Lane', 'The Calls', 'Dock Street'],
  },
  {
    name: 'Manchester',
    county: 'Greater Manchester',
    outcode: 'M4',
    streets: ['Cotton Street', 'Loom Street', 'Jersey Street'],
  },
  {
    name: 'York',
    county: 'North Yorkshire',
    outcode: 'YO1',
    streets: ['Minster Gates', 'Skeldergate', 'Walmgate'],
  },
  {
    name: 'Sheffield',
    county: 'South Yorkshire',
    outcode: 'S3',
    streets: ['Green Lane', 'Cornish Street', 'Ball Street'],
  },
  {
    name: 'Bath',
    county: 'Somerset',
    outcode: 'BA1',
    streets: ['Lansdown Road', 'Camden Row', 'Morford Street'],
  },
  {
    name: 'Liverpool',
    county: 'Merseyside',
    outcode: 'L3',
    streets: ['Duke Street', 'Rope Walk', 'Tobacco Row'],
  },
  {
    name: 'Nottingham',
    county: 'Nottinghamshire',
    outcode: 'NG1',
    streets: ['Plumptre Street', 'Stoney Street', 'Hollow Stone'],
  },
]

/** One project in each city, with its number of units. */
export const PROJECTS = [
  { name: 'Harbour Quay', units: 60, latitude: '51.4500', longitude: '-2.5980' },
  { name: 'Tannery Wharf', units: 42, latitude: '53.7930', longitude: '-1.5390' },
  { name: 'Loom Yard', units: 48, latitude: '53.4840', longitude: '-2.2280' },
  { name: 'Minster Court', units: 18, latitude: '53.9600', longitude: '-1.0810' },
  { name: 'Foundry Works', units: 36, latitude: '53.3880', longitude: '-1.4700' },
  { name: 'Lansdown Mews', units: 12, latitude: '51.3900', longitude: '-2.3640' },
  { name: 'Ropewalk House', units: 30, latitude: '53.4020', longitude: '-2.9810' },
  { name: 'Lace Market Lofts', units: 24, latitude: '52.9510', longitude: '-1.1430' },
] as const

export const STANDALONE_HOMES = [
  'Lansdown Cottage',
  'The Old Chapel',
  'Quayside House',
  'Walmgate Terrace',
  'Mill Cottage',
  'The Coach House',
  'Camden Villa',
  'Station House',
  'Cotton Row',
  'Orchard View',
  'The Gatehouse',
  'Calls Landing',
  'Rope Walk House',
  'Stoney Street House',
] as const

export const STAFF_NOTES = [
  'Prefers to be called after 5 pm.',
  'Works shifts, so weekday mornings suit best.',
  'Asked about parking for two cars.',
  'Moving for a new job at the hospital.',
  'Saw the board outside; wants a quiet street.',
  'Has a small dog. Told that we need to check the lease.',
  'Second viewing with partner, please.',
  'Needs to move before the end of term.',
] as const

export const TENANT_COMMENTS = [
  'We love the light in the living room and could move at short notice.',
  'Is the rent inclusive of water? We both work from home.',
  'Looking for somewhere within walking distance of the station.',
  'Our current lease ends next month.',
  'A ground floor home would be ideal, but the first floor is fine.',
  'Please let us know whether bikes can be kept inside.',
] as const

export const ACCESS_NOTES: readonly string[] = [
  'Keys at the concierge, ask for the blue tag. Visitors park in bay 14.',
  'Key safe left of the door, code 4471. The alarm is off during the week.',
  'Meet the tenant at the door. No parking, the station is five minutes away.',
  'Keys in the office, hook 23. Alarm code 1906, panel behind the coats.',
]
