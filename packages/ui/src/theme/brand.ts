import type { BrandColours } from './brand-context.ts'
import { contrastRatio } from './contrast.ts'
import { fromOklch, toOklch, type Oklch } from './oklch.ts'
import { palette } from './palette.ts'
import { dark, light, type Colours } from './semantic.ts'
import { themeRules } from './theme-rules.ts'
import { customProperties } from './token.ts'

/** Colours that a colour must contrast with, and the minimum contrast ratio. */
interface Demand {
  readonly from: readonly string[]
  readonly least: number
}

/** The step of the search in OKLCH lightness (0 to 1); smaller differences are invisible. */
const STEP = 0.004

/** Changes only a colour's lightness, by as little as the demands require; returns it unchanged if it meets them. */
export function movedTo(colour: string, demands: readonly Demand[]): string {
  const isFine = (candidate: string) =>
    demands.every(({ from, least }) => from.every((other) => contrastRatio(candidate, other) >= least))
  if (isFine(colour)) return colour
  const start = toOklch(colour)
  for (let shift = STEP; shift <= 1; shift += STEP) {
    for (const l of [start.l - shift, start.l + shift]) {
      const candidate = l < 0 || l > 1 ? colour : fromOklch({ ...start, l })
      if (isFine(candidate)) return candidate
    }
  }
  throw new Error(`No lightness of ${colour} meets the demands.`)
}

const shifted = (colour: string, change: (from: Oklch) => Partial<Oklch>): string => {
  const from = toOklch(colour)
  return fromOklch({ ...from, ...change(from) })
}

const darker = (colour: string, by: number) => shifted(colour, ({ l }) => ({ l: Math.max(0, l - by) }))

/** The maximum lightness of the side menu in the dark theme: a brighter one would outshine the page. */
const DARK_SIDE_LIGHTNESS = 0.34

/** The colours of a theme with an agency's brand colours applied. */
export function brandedColours(base: Colours, { mainColour, accentColour }: BrandColours): Colours {
  const { surface, line } = base
  const main = mainColour === null ? base : withMain(base, mainColour)
  const sides = [main.surface.side, main.surface.sideHover, main.surface.sideCurrent]
  const papers = [surface.page, surface.plain, surface.raised, surface.sunken, surface.hover]
  return {
    ...main,
    line: {
      ...main.line,
      focus: movedTo(accentColour ?? line.focus, [{ from: [...papers, main.surface.selected], least: 3 }]),
      mark: movedTo(accentColour ?? line.mark, [{ from: sides, least: 3 }]),
      focusOnSide: movedTo(accentColour ?? line.focusOnSide, [{ from: sides, least: 3 }]),
    },
  }
}

function withMain(base: Colours, mainColour: string): Colours {
  const { surface, line, ink } = base
  const isDark = toOklch(surface.page).l < 0.5
  const { c, h, l } = toOklch(mainColour)
  const selected = shifted(surface.selected, (from) => ({ c: Math.min(c, from.c), h }))
  const papers = [surface.page, surface.plain, surface.raised, surface.sunken, surface.hover, selected]
  const readable = movedTo(mainColour, [{ from: papers, least: 4.5 }])
  // White or near-black, whichever has more contrast.
  const onAccent = [palette.white, palette.paper[900]].toSorted(
    (one, other) => contrastRatio(other, mainColour) - contrastRatio(one, mainColour),
  )[0] as string
  const accent = movedTo(mainColour, [
    { from: [onAccent], least: 4.5 },
    { from: [surface.plain], least: 3 },
  ])
  const onSideSubtle = fromOklch({ l: 0.85, c: Math.min(c, 0.03), h })
  const wanted = isDark && l > DARK_SIDE_LIGHTNESS ? fromOklch({ l: DARK_SIDE_LIGHTNESS, c, h }) : mainColour
  const sideCurrent = movedTo(wanted, [{ from: [onSideSubtle, ink.onSide], least: 4.5 }])
  const side = darker(sideCurrent, 0.06)
  return {
    ...base,
    surface: {
      ...surface,
      selected,
      accent,
      accentHover: onAccent === palette.white ? darker(accent, 0.06) : darker(accent, -0.06),
      side,
      sideHover: darker(sideCurrent, 0.03),
      sideCurrent,
    },
    line: { ...line, accent: readable, side: darker(side, -0.09) },
    ink: { ...ink, accent: readable, onAccent, onSideSubtle },
  }
}

/** CSS rules that override the colours of both themes with the brand's; empty if it has none. */
export function brandRules(colours: BrandColours): string {
  if (colours.mainColour === null && colours.accentColour === null) return ''
  const changed = (base: Colours) => {
    const own = new Map(customProperties(base))
    return customProperties(brandedColours(base, colours))
      .filter(([name, value]) => own.get(name) !== value)
      .map(([name, value]) => `${name}: ${value};`)
      .join('')
  }
  return themeRules(changed(light), changed(dark))
}
