import { block, cottage, mill, terrace, villa, type ExteriorColours } from './scene-exteriors.ts'
import { bathroom, bedroom, kitchen, livingRoom, type RoomColours } from './scene-interiors.ts'

/** Size of every picture, in pixels. */
export const WIDTH = 800

/** Size of every picture, in pixels. */
export const HEIGHT = 600

/** One picture to draw. */
export interface Scene {
  readonly name: string
  readonly svg: string
}

const SKIES = [
  { sky: ['#a9d6e5', '#eaf6f2'], sun: '#fff1b8', hills: '#a9c6a5', lawn: '#8db480', leaves: '#5f8f63' },
  { sky: ['#f3c9a5', '#fdeede'], sun: '#ffdf9e', hills: '#c2b79a', lawn: '#a5ad7c', leaves: '#7b8a52' },
  { sky: ['#8fb3d9', '#dfe9f5'], sun: '#ffffff', hills: '#90ab9f', lawn: '#7ea286', leaves: '#4a7a64' },
  { sky: ['#c3b4d6', '#f8e3dd'], sun: '#ffe6b3', hills: '#a8a6bb', lawn: '#90a68a', leaves: '#637f69' },
] as const

const FRONTS = [
  { wall: '#f4e6d0', shade: '#dcc6a6', roof: '#8a4b3c', trim: '#fffaf1', door: '#2f6f73' },
  { wall: '#c96f55', shade: '#a85843', roof: '#4d4a52', trim: '#f6ead9', door: '#23444d' },
  { wall: '#e9ecea', shade: '#c5cfcd', roof: '#3f5560', trim: '#ffffff', door: '#d98a4b' },
  { wall: '#d8b98a', shade: '#b9966a', roof: '#5a4638', trim: '#fff6e6', door: '#7a2f3a' },
  { wall: '#9fb4ab', shade: '#82998f', roof: '#39454a', trim: '#f7f5ee', door: '#c75a47' },
] as const

const ROOMS: readonly RoomColours[] = [
  {
    wall: '#dfe8e3',
    trim: '#fbfaf5',
    wood: '#c19a6b',
    fabric: '#3f7d80',
    accent: '#e0a458',
    leaf: '#5c8d5a',
  },
  {
    wall: '#f2e2d2',
    trim: '#fffaf2',
    wood: '#a9784f',
    fabric: '#b5654a',
    accent: '#e8c28a',
    leaf: '#6d8f57',
  },
  {
    wall: '#d5dde8',
    trim: '#f7f9fb',
    wood: '#b08d6a',
    fabric: '#46597a',
    accent: '#d98c7a',
    leaf: '#58856b',
  },
  {
    wall: '#e9e4ee',
    trim: '#fdfbff',
    wood: '#8f6b52',
    fabric: '#7a6a92',
    accent: '#cfae6d',
    leaf: '#67906b',
  },
]

const EXTERIORS = [cottage, villa, terrace, block, mill]
const INTERIORS = { living: livingRoom, kitchen, bedroom, bathroom }

/** How many homes and developments are drawn. */
export const EXTERIOR_COUNT = { home: 14, project: 8 } as const

/** How many rooms of each kind are drawn; homes share them. */
export const ROOM_COUNT = ROOMS.length

/** The kinds of room that are drawn. */
export const ROOM_KINDS = Object.keys(INTERIORS) as (keyof typeof INTERIORS)[]

/** Everything that a demo shows: the outside of each home and development, and rooms. */
export function scenes(): Scene[] {
  const homes = named('home', EXTERIOR_COUNT.home, (nr) => exterior(nr % 3, nr))
  const projects = named('project', EXTERIOR_COUNT.project, (nr) => exterior(3 + (nr % 2), nr * 3 + 1))
  const rooms = ROOM_KINDS.flatMap((kind) => named(kind, ROOM_COUNT, (nr) => INTERIORS[kind](at(ROOMS, nr))))
  return [...homes, ...projects, ...rooms]
}

function exterior(kind: number, nr: number): string {
  const colours: ExteriorColours = { ...at(SKIES, nr), ...at(FRONTS, Math.floor(nr / 3) + kind) }
  return at(EXTERIORS, kind)(colours)
}

function named(name: string, count: number, draw: (nr: number) => string): Scene[] {
  return Array.from({ length: count }, (_, nr) => ({
    name: `${name}-${nr + 1}`,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${draw(nr)}</svg>`,
  }))
}

function at<Value>(values: readonly Value[], nr: number): Value {
  const value = values[nr % values.length]
  if (value === undefined) throw new Error('There is nothing to choose from.')
  return value
}
