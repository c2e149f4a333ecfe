import { createElement, Suspense } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { lazyPart, MissingPartError } from './lazy-part.ts'

const Page = ({ name }: { name: string }) => `The page of ${name}`

const shown = (Part: ReturnType<typeof lazyPart<{ Page: typeof Page }, 'Page'>>) =>
  renderToStaticMarkup(createElement(Suspense, { fallback: 'Loading' }, createElement(Part, { name: 'Ada' })))

describe('a part', () => {
  test('suspends until it is fetched, and then is rendered at once', async () => {
    const Part = lazyPart(async () => ({ Page }), 'Page')
    expect(shown(Part)).toContain('Loading')
    await Part.fetch()
    expect(shown(Part)).toBe('The page of Ada')
  })

  test('that could not be fetched is told from an error of the page, and can be fetched later', async () => {
    let isOnline = false
    const Part = lazyPart(async () => {
      if (!isOnline) throw new TypeError('Failed to fetch')
      return { Page }
    }, 'Page')
    await expect(Part.fetch()).rejects.toBeInstanceOf(MissingPartError)
    isOnline = true
    await Part.fetch()
    expect(shown(Part)).toBe('The page of Ada')
  })
})
