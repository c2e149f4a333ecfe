import type { DataColumnMeta } from './data-column.ts'

/** The width of a column of boxes, arrows or menus, in rem. */
const NARROW_REM = 2.75
const DEFAULT_REM = 8
const DEFAULT_GROW = 1

interface Measured {
  readonly meta?: Pick<DataColumnMeta, 'widthRem' | 'grow'> | undefined
}

/** The custom properties that give the rows of a table their columns: least widths first, then the width left over by share. */
export function columnLayout(columns: readonly Measured[], leadingCount: number, hasMenu: boolean) {
  const narrow = `${NARROW_REM}rem`
  const widths = columns.map(({ meta }) => meta?.widthRem ?? DEFAULT_REM)
  const tracks = columns.map(({ meta: { widthRem = DEFAULT_REM, grow = DEFAULT_GROW } = {} }) =>
    grow === 0 ? `${widthRem}rem` : `minmax(${widthRem}rem, ${grow}fr)`,
  )
  const narrowCount = leadingCount + Number(hasMenu)
  return {
    '--columns': [
      ...Array.from({ length: leadingCount }, () => narrow),
      ...tracks,
      ...(hasMenu ? [narrow] : []),
    ].join(' '),
    '--least-width': `${widths.reduce((sum, width) => sum + width, narrowCount * NARROW_REM)}rem`,
    '--leading-width': `${leadingCount * NARROW_REM}rem`,
  }
}
