import type { DataColumn } from './data-column.ts'

/** The width of a column of boxes, arrows or menus, in rem. */
const NARROW_REM = 2.75
const DEFAULT_REM = 8
const DEFAULT_GROW = 1

type Measured = Pick<DataColumn<never>, 'widthRem' | 'grow'>

/** The custom properties that give the rows of a table their columns: least widths first, then the room to spare by share. */
export function columnLayout(columns: readonly Measured[], leadingCount: number, hasMenu: boolean) {
  const narrow = `${NARROW_REM}rem`
  const tracks = columns.map(({ widthRem = DEFAULT_REM, grow = DEFAULT_GROW }) =>
    grow === 0 ? `${widthRem}rem` : `minmax(${widthRem}rem, ${grow}fr)`,
  )
  const narrowCount = leadingCount + Number(hasMenu)
  const leastRem = columns.reduce(
    (sum, { widthRem = DEFAULT_REM }) => sum + widthRem,
    narrowCount * NARROW_REM,
  )
  return {
    '--columns': [
      ...Array.from({ length: leadingCount }, () => narrow),
      ...tracks,
      ...(hasMenu ? [narrow] : []),
    ].join(' '),
    '--least-width': `${leastRem}rem`,
    '--leading-width': `${leadingCount * NARROW_REM}rem`,
  }
}
