import { describe, expect, it } from 'vitest'
import { columnLayout, type LayoutOptions } from './column-layout.ts'

const layoutOf = (given: Partial<LayoutOptions>) =>
  columnLayout({ columns: [], leadingCount: 0, hasMenu: false, density: 'comfortable', ...given })

describe('columnLayout', () => {
  it('gives every column its minimum, and distributes the rest by share', () => {
    const columns = [{}, { meta: { widthRem: 10, grow: 2 } }, { meta: { widthRem: 6.5, grow: 0 } }]
    expect(layoutOf({ columns }).style).toEqual({
      '--columns': 'minmax(8rem, 1fr) minmax(10rem, 2fr) 6.5rem',
      '--least-width': '24.5rem',
      '--leading-width': '0rem',
      '--pin-end': '0rem',
    })
  })

  it('puts checkboxes and expand buttons first, and the menu last', () => {
    expect(layoutOf({ columns: [{}], leadingCount: 2, hasMenu: true }).style).toEqual({
      '--columns': '2.75rem 2.75rem minmax(8rem, 1fr) 2.75rem',
      '--least-width': '16.25rem',
      '--leading-width': '5.5rem',
      '--pin-end': '2.75rem',
    })
  })

  it('gives a compact table its own minimums', () => {
    const columns = [{ meta: { widthRem: 6, compactRem: 9 } }, { meta: { widthRem: 10 } }]
    expect(layoutOf({ columns, density: 'compact' }).style['--columns']).toBe(
      'minmax(9rem, 1fr) minmax(10rem, 1fr)',
    )
    expect(layoutOf({ columns }).style['--columns']).toBe('minmax(6rem, 1fr) minmax(10rem, 1fr)')
  })

  it('shares the width of paper among the data columns by their minimums', () => {
    const columns = [{ meta: { widthRem: 5, compactRem: 30 } }, { meta: { widthRem: 15, grow: 0 } }]
    expect(layoutOf({ columns, leadingCount: 2, hasMenu: true, density: 'compact' }).shares).toEqual([
      { '--share': '25%' },
      { '--share': '75%' },
    ])
  })

  it.each([
    [43.75, false],
    [44, true],
  ])('a table of %s rem is wide: %s', (widthRem, isWide) => {
    expect(layoutOf({ columns: [{ meta: { widthRem } }] }).isWide).toBe(isWide)
  })
})
