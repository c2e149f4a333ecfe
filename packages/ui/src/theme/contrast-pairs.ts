import type { Colours } from './semantic.ts'

/** Two colours used together, and the contrast ratio that they must reach. */
export interface ContrastPair {
  /** Names of the two tokens. */
  name: string
  front: string
  back: string
  /** 4.5 for text, 3 for borders and icons of controls (WCAG 2.2, 1.4.3 and 1.4.11). */
  least: 4.5 | 3
}

const SURFACES = ['page', 'plain', 'raised', 'sunken', 'hover', 'selected'] as const
const TEXTS = ['plain', 'subtle', 'muted', 'accent', 'danger', 'success'] as const
const LINES = ['strong', 'accent', 'danger', 'focus'] as const
const TONES = ['red', 'yellow', 'blue', 'green', 'neutral'] as const

const text = (name: string, front: string, back: string): ContrastPair => ({ name, front, back, least: 4.5 })
const edge = (name: string, front: string, back: string): ContrastPair => ({ name, front, back, least: 3 })

/** Every pair of colours that components may combine, in one theme. */
export function contrastPairs({ surface, line, ink, tone, series }: Colours): ContrastPair[] {
  return [
    ...TEXTS.flatMap((key) =>
      SURFACES.map((on) => text(`ink.${key} on surface.${on}`, ink[key], surface[on])),
    ),
    ...LINES.flatMap((key) =>
      SURFACES.map((on) => edge(`line.${key} on surface.${on}`, line[key], surface[on])),
    ),
    ...TONES.map((key) => text(`tone.${key}`, tone[key].ink, tone[key].surface)),
    ...TONES.flatMap((key) =>
      SURFACES.map((on) => edge(`tone.${key}.mark on surface.${on}`, tone[key].mark, surface[on])),
    ),
    ...Object.entries(series).map(([key, colour]) =>
      edge(`series.${key} on surface.plain`, colour, surface.plain),
    ),
    ...(['accent', 'accentHover'] as const).map((on) =>
      text(`ink.onAccent on surface.${on}`, ink.onAccent, surface[on]),
    ),
    ...(['danger', 'dangerHover'] as const).map((on) =>
      text(`ink.onDanger on surface.${on}`, ink.onDanger, surface[on]),
    ),
    ...(['accent', 'danger'] as const).map((key) =>
      edge(`surface.${key} on surface.plain`, surface[key], surface.plain),
    ),
    text('ink.inverse on surface.inverse', ink.inverse, surface.inverse),
    ...(['side', 'sideHover', 'sideCurrent'] as const).flatMap((on) => [
      text(`ink.onSide on surface.${on}`, ink.onSide, surface[on]),
      text(`ink.onSideSubtle on surface.${on}`, ink.onSideSubtle, surface[on]),
      edge(`line.mark on surface.${on}`, line.mark, surface[on]),
      edge(`line.focusOnSide on surface.${on}`, line.focusOnSide, surface[on]),
    ]),
  ]
}
