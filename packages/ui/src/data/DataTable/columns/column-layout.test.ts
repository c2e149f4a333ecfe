import { describe, expect, it } from 'vitest'
import { columnLayout } from './column-layout.ts'

describe('columnLayout', () => {
  it('gives every column its minimum, and the spare space by share', () => {
    expect(
      columnLayout([{}, { meta: { widthRem: 10, grow: 2 } }, { meta: { widthRem: 6.5, grow: 0 } }], 0, false),
    ).toEqual({
      '--columns': 'minmax(8rem, 1fr) minmax(10rem, 2fr) 6.5rem',
      '--least-width': '24.5rem',
      '--leading-width': '0rem',
    })
  })

  it('puts checkboxes and arrows first, and the menu last', () => {
    expect(columnLayout([{}], 2, true)).toEqual({
      '--columns': '2.75rem 2.75rem minmax(8rem, 1fr) 2.75rem',
      '--least-width': '16.25rem',
      '--leading-width': '5.5rem',
    })
  })
})
