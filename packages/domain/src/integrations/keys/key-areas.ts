import type { LeadSection } from '../../leads/lead-status.ts'
import type { Permission } from '../../permissions/permission.enums.ts'

/** A key has its rights by area. */
export const KEY_AREAS = [
  'enquiries',
  'viewings',
  'reservations',
  'properties',
  'listings',
  'intake',
] as const

export type KeyArea = (typeof KEY_AREAS)[number]

/** Change includes Read. */
export const KEY_LEVELS = ['read', 'change'] as const

export type KeyLevel = (typeof KEY_LEVELS)[number]

/** An area that is left out is closed. */
export type KeyAreas = Partial<Record<KeyArea, KeyLevel>>

/** An area with its level, as calls require it of a key. */
export type KeyScope = Exclude<`${KeyArea}:${KeyLevel}`, 'listings:change'>

interface AreaFacts {
  readonly label: string
  readonly levels: readonly KeyLevel[]
  /** The permissions that its maker must have, and those that Change needs in addition (rule I1.3). */
  readonly maker: readonly Permission[]
  readonly changeMaker?: readonly Permission[]
  /** The leads that it opens. */
  readonly section?: LeadSection
}

export const KEY_AREA_FACTS: Readonly<Record<KeyArea, AreaFacts>> = {
  enquiries: { label: 'Enquiries', levels: KEY_LEVELS, maker: ['enquiries-view'], section: 'Enquiry' },
  viewings: {
    label: 'Viewings',
    levels: KEY_LEVELS,
    maker: ['viewings-view'],
    changeMaker: ['viewings-update'],
    section: 'Viewing',
  },
  reservations: {
    label: 'Reservations',
    levels: KEY_LEVELS,
    maker: ['reservations-view'],
    section: 'Reservation',
  },
  properties: { label: 'Properties', levels: KEY_LEVELS, maker: ['properties-view'] },
  listings: { label: 'Listings', levels: ['read'], maker: ['properties-view'] },
  intake: { label: 'Intake', levels: KEY_LEVELS, maker: ['enquiries-view'] },
}

export const isKeyArea = (name: string): name is KeyArea => KEY_AREAS.some((area) => area === name)

export const isLevelOf = (area: KeyArea, level: unknown): level is KeyLevel =>
  KEY_AREA_FACTS[area].levels.some((each) => each === level)

/** Areas in their order, with what the key may do in each. */
export const areasOf = (areas: KeyAreas): [KeyArea, KeyLevel][] =>
  KEY_AREAS.flatMap((area): [KeyArea, KeyLevel][] => {
    const level = areas[area]
    return level === undefined ? [] : [[area, level]]
  })

/** The permissions that a maker must have to give these areas. */
export const permissionsFor = (areas: KeyAreas): Permission[] =>
  areasOf(areas).flatMap(([area, level]) => {
    const { maker, changeMaker = [] } = KEY_AREA_FACTS[area]
    return level === 'change' ? [...maker, ...changeMaker] : maker
  })

/** Users give a key only what they may do themselves. */
export const mayGive = (rights: ReadonlySet<Permission>, area: KeyArea, level: KeyLevel): boolean =>
  permissionsFor({ [area]: level }).every((permission) => rights.has(permission))

/** The permissions of a key in its calls; calls of listings and of the intake check no permission. */
export const permissionsOfKey = ({
  listings: _listings,
  intake: _intake,
  ...areas
}: KeyAreas): Permission[] => permissionsFor(areas)

/** The areas by which a key opens a call that is open to these scopes. */
export const openedAreas = (areas: KeyAreas, scopes: readonly KeyScope[]): KeyArea[] =>
  areasOf(areas).flatMap(([area, level]) =>
    scopes.some((scope) => scope === `${area}:read` || (scope === `${area}:change` && level === 'change'))
      ? [area]
      : [],
  )
