import { expect, it } from 'vitest'
import { acceptOf, fileSize, errorOf, rulesText, sortFiles, type FileRules } from './file-rules.ts'

const TEN_MB = 10 * 1024 * 1024
const PICTURES: FileRules = { extensions: ['jpg', 'jpeg', 'png'], maxBytes: TEN_MB }

it('describes the rules', () => {
  expect(rulesText(PICTURES)).toBe('jpg, jpeg or png, up to 10 MB')
  expect(rulesText({ extensions: ['csv'], maxBytes: 2048 })).toBe('csv, up to 2 kB')
  expect(acceptOf(PICTURES)).toBe('.jpg,.jpeg,.png')
})

it('accepts other extensions without naming them', () => {
  const rules: FileRules = { ...PICTURES, otherExtensions: ['jfif'] }
  expect(rulesText(rules)).toBe('jpg, jpeg or png, up to 10 MB')
  expect(acceptOf(rules)).toBe('.jpg,.jpeg,.png,.jfif')
  expect(errorOf({ name: 'photo.JFIF', size: 10 }, rules)).toBeNull()
})

it('rounds sizes up, so that none seems to be within a limit that it exceeds', () => {
  expect(fileSize(1)).toBe('1 kB')
  expect(fileSize(TEN_MB)).toBe('10 MB')
  expect(fileSize(TEN_MB + 1)).toBe('10.1 MB')
})

it.each([
  ['house.jpg', 10, null],
  ['HOUSE.JPG', 10, null],
  ['house.v2.png', TEN_MB, null],
  ['house.gif', 10, '“house.gif” is not supported: choose a jpg, jpeg or png file.'],
  ['house.png.exe', 10, '“house.png.exe” is not supported: choose a jpg, jpeg or png file.'],
  ['png', 10, '“png” is not supported: choose a jpg, jpeg or png file.'],
  ['house.png', 0, '“house.png” is empty.'],
  ['house.png', TEN_MB + 1, '“house.png” is too large: it has 10.1 MB, the limit is 10 MB.'],
])('checks %s of %i bytes', (name, size, error) => {
  expect(errorOf({ name, size }, PICTURES)).toBe(error)
})

it.each([
  [['xlsx', 'csv', 'txt'], 'choose an xlsx, csv or txt file.'],
  [['svg'], 'choose an svg file.'],
  [['csv', 'xlsx'], 'choose a csv or xlsx file.'],
  [['pdf'], 'choose a pdf file.'],
])('names %j with the article of the first', (extensions, end) => {
  expect(errorOf({ name: 'a.exe', size: 10 }, { extensions, maxBytes: TEN_MB })).toBe(
    `“a.exe” is not supported: ${end}`,
  )
})

it('accepts the valid files of several, and rejects several where one is expected', () => {
  const [good, bad] = [new File(['x'], 'a.png'), new File(['x'], 'a.gif')]
  expect(sortFiles([good, bad], PICTURES, true)).toEqual({
    accepted: [good],
    errors: ['“a.gif” is not supported: choose a jpg, jpeg or png file.'],
  })
  expect(sortFiles([good, good], PICTURES, false)).toEqual({
    accepted: [],
    errors: ['Choose a single file.'],
  })
})
