import { expect, test } from 'vitest'
import { pictureUrl } from './media-pictures.ts'

const stored = { id: 1, location: '/media/abc-_1.webp', externalUrl: null, originalName: 'a.b.jpg' }

test('a stored picture has its smaller sizes next to it', () => {
  expect(pictureUrl(stored)).toBe('/media/abc-_1.webp')
  expect(pictureUrl(stored, 'card')).toBe('/media/abc-_1-card.webp')
  expect(pictureUrl(stored, 'gallery')).toBe('/media/abc-_1-gallery.webp')
})

test('an external picture has one size', () => {
  const elsewhere = { ...stored, location: null, externalUrl: 'https://x.example/a.jpg' }
  expect(pictureUrl(elsewhere, 'card')).toBe('https://x.example/a.jpg')
})

test('a missing picture has no URL', () => {
  expect([pictureUrl(null), pictureUrl(undefined, 'card')]).toEqual([null, null])
})
