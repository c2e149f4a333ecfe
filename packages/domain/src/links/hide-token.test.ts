import { expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../platform/storage/storage.ts'
import { hideToken, type AddressBar } from './hide-token.ts'
import { readTabLink } from './tenant-links.ts'

function visit(pathname: string, tab = createMemoryStorage()) {
  const replaceState = vi.fn<AddressBar['history']['replaceState']>()
  hideToken({ location: { pathname }, history: { state: { key: 'first' }, replaceState } }, tab)
  return { tab, replaceState }
}

it('moves the token of a questionnaire into tab storage', () => {
  const { tab, replaceState } = visit('/qualifying-questions/a-b_1')
  expect(readTabLink(tab, 'questionnaire')).toEqual({ kind: 'open', token: 'a-b_1' })
  expect(readTabLink(tab, 'reservation')).toBeNull()
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(
    { key: 'first' },
    '',
    '/qualifying-questions/your-link',
  )
})

it('moves the token of a reservation too, and a newer one replaces an older one', () => {
  const { tab } = visit('/reserve-property/first/')
  const { replaceState } = visit('/reserve-property/second', tab)
  expect(readTabLink(tab, 'reservation')).toEqual({ kind: 'open', token: 'second' })
  expect(replaceState).toHaveBeenCalledWith(expect.anything(), '', '/reserve-property/your-link')
})

it('keeps the stored token after a reload', () => {
  const { tab } = visit('/reserve-property/first')
  const { replaceState } = visit('/reserve-property/your-link', tab)
  expect(readTabLink(tab, 'reservation')).toEqual({ kind: 'open', token: 'first' })
  expect(replaceState).not.toHaveBeenCalled()
})

it.each([
  '/',
  '/login',
  '/qualifying-questions',
  '/qualifying-questions/',
  '/qualifying-questions/a/b',
  '/qualifying-questions/a%20b',
  '/reset-password/a-b_1',
  '/constructor/a',
])('leaves %s alone', (pathname) => {
  const { tab, replaceState } = visit(pathname)
  expect(replaceState).not.toHaveBeenCalled()
  expect(readTabLink(tab, 'questionnaire')).toBeNull()
})
