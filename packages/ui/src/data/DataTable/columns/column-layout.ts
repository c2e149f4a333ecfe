import type { Density } from '../../DensityChoice/density.ts'
import type { DataColumnMeta } from './data-column.ts'

/** The width of a column of checkboxes, expand buttons or menus, in rem. */
const NARROW_REM = 2.75
const DEFAULT_REM = 8
const DEFAULT_GROW = 1

/** In rem: a table with a greater minimum width scrolls sideways on a tablet of 768 px that shows a scrollbar. */
const WIDE_REM = 43.75

const sumOf = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0)

interface Measured {
  readonly meta?: Pick<DataColumnMeta, 'widthRem' | 'compactRem' | 'grow'> | undefined
}

export interface LayoutOptions {
  readonly columns: readonly Measured[]
  /** Columns of checkboxes and expand buttons before the first data column. */
  readonly leadingCount: number
  readonly hasMenu: boolean
  readonly density: Density
}

/**
 * Custom properties with the grid columns: minimum widths, with the rest distributed by share. On paper, without
 * checkboxes and menus, each data column has the share of its minimum in a comfortable table, for nothing is truncated.
 */
export function columnLayout({ columns, leadingCount, hasMenu, density }: LayoutOptions) {
  const narrow = `${NARROW_REM}rem`
  const widths = columns.map(
    ({ meta }) => (density === 'compact' ? meta?.compactRem : undefined) ?? meta?.widthRem ?? DEFAULT_REM,
  )
  const tracks = columns.map(({ meta: { grow = DEFAULT_GROW } = {} }, index) =>
    grow === 0 ? `${widths[index]}rem` : `minmax(${widths[index]}rem, ${grow}fr)`,
  )
  const narrowCount = leadingCount + Number(hasMenu)
  const leastRem = sumOf(widths) + narrowCount * NARROW_REM
  const paperWidths = columns.map(({ meta }) => meta?.widthRem ?? DEFAULT_REM)
  return {
    shares: paperWidths.map((width) => ({ '--share': `${(100 * width) / sumOf(paperWidths)}%` })),
    isWide: leastRem > WIDE_REM,
    style: {
      '--columns': [
        ...Array.from({ length: leadingCount }, () => narrow),
        ...tracks,
        ...(hasMenu ? [narrow] : []),
      ].join(' '),
      '--least-width': `${leastRem}rem`,
      '--leading-width': `${leadingCount * NARROW_REM}rem`,
      '--pin-end': hasMenu ? narrow : '0rem',
    },
  }
}
