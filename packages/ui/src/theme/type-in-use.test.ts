import { expect, it } from 'vitest'
import { scale } from './scale.ts'
import { SIZES_OFF_SCALE, WEIGHTS } from './type-in-use.ts'

const sources = import.meta.glob<string>(
  ['../**/*.styles.ts', '../**/*-look.ts', '../theme/*.ts', '../../../app/src/**/*.styles.ts'],
  { query: '?raw', import: 'default', eager: true },
)

const styles = Object.entries(sources)
  .filter(([file]) => !file.includes('/stories/') && !/\.(stories|test)\./.test(file))
  .map(([, css]) => css)

/** The numbers that the styles give in such a place. */
const used = (place: RegExp): number[] =>
  [...new Set(styles.flatMap((css) => [...css.matchAll(place)].map(([, value]) => Number(value))))].toSorted(
    (one, other) => one - other,
  )

const listed = (list: object): number[] =>
  Object.keys(list)
    .map(Number)
    .toSorted((one, other) => one - other)

it('lists every weight in use, and no other', () => {
  expect(styles.length).toBeGreaterThan(60)
  expect(used(/font(?:-weight)?:\s*([1-9]\d\d)\b/g)).toEqual(listed(WEIGHTS))
})

it('lists every size in use that is not on the scale, and no other', () => {
  const onScale = new Set(Object.values(scale.text).map((size) => Number.parseFloat(size)))
  const sizes = used(/(?:font:\s*\d{3}\s+|font-size:\s*)([\d.]+)rem/g)
  expect(sizes.filter((size) => !onScale.has(size))).toEqual(listed(SIZES_OFF_SCALE))
})
