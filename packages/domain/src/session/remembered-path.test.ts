import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../platform/storage/storage.ts'
import { createRememberedPath, isInternalPath } from './remembered-path.ts'

describe('isInternalPath', () => {
  it.each(['/', '/main-menu/enquiries', '/main-menu/enquiries?page=2&filter[name]=Ann%20Lee', '/a#b', '/é'])(
    'accepts %s',
    (path) => {
      expect(isInternalPath(path)).toBe(true)
    },
  )

  it.each([
    '',
    'main-menu',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/a\\..\\b',
    'javascript:alert(1)',
    ' /main-menu',
    `/${'a'.repeat(2048)}`,
  ])('rejects %j', (path) => {
    expect(isInternalPath(path)).toBe(false)
  })
})

describe('the remembered path', () => {
  it('is used once', () => {
    const path = createRememberedPath(createMemoryStorage())
    path.remember('/main-menu/viewings?page=2')
    expect(path.consume()).toBe('/main-menu/viewings?page=2')
    expect(path.consume()).toBe('/')
  })

  it('survives a reload of the tab', () => {
    const storage = createMemoryStorage()
    createRememberedPath(storage).remember('/profile')
    const reloaded = createRememberedPath(storage)
    expect(reloaded.consume()).toBe('/profile')
    expect(createRememberedPath(storage).consume()).toBe('/')
  })

  it('is home for the sign-in page', () => {
    const path = createRememberedPath(createMemoryStorage())
    for (const signIn of ['/login', '/login/', '/login?x=1', '/login#x']) {
      path.remember('/profile')
      path.remember(signIn)
      expect(path.consume()).toBe('/')
    }
    path.remember('/login-help')
    expect(path.consume()).toBe('/login-help')
  })

  it('is never outside the product, whatever was stored', () => {
    const storage = createMemoryStorage({ remembered_path: '//evil.example' })
    expect(createRememberedPath(storage).consume()).toBe('/')
    const path = createRememberedPath(storage)
    path.remember('/profile')
    path.remember('https://evil.example')
    expect(path.consume()).toBe('/profile')
  })

  it('can be cleared', () => {
    const storage = createMemoryStorage()
    const path = createRememberedPath(storage)
    path.remember('/profile')
    path.forget()
    expect(path.consume()).toBe('/')
    expect(createRememberedPath(storage).consume()).toBe('/')
  })
})
