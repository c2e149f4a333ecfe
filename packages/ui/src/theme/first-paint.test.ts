import { chooseColorScheme, COLOR_SCHEMES } from './color-scheme.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showRememberedScheme } from './first-paint.ts'

describe('showRememberedScheme', () => {
  const attributes = new Map<string, string>()
  const stored = new Map<string, string>()
  const root = {
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    removeAttribute: (name: string) => void attributes.delete(name),
  }

  beforeEach(() => {
    vi.stubGlobal('document', { documentElement: root })
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    attributes.clear()
    stored.clear()
  })

  it.each(COLOR_SCHEMES)('applies the stored scheme: %s', (scheme) => {
    chooseColorScheme(scheme)
    const shown = attributes.get('data-theme')
    attributes.clear()
    showRememberedScheme()
    expect(attributes.get('data-theme')).toBe(shown)
  })

  it('follows the device when the stored value is invalid', () => {
    stored.set('color_scheme', '"><script>')
    showRememberedScheme()
    expect(attributes.size).toBe(0)
  })

  it('follows the device when storage is unavailable', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(showRememberedScheme).not.toThrow()
    expect(attributes.size).toBe(0)
  })
})
