import { act, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { PUBLISHED, storiesOf } from './published-stories.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    serverHtml: (file: string) => Promise<Readonly<Record<string, string>>>
  }
}

/** React's mark of a part that was awaited: `renderToString` leaves it to the browser, and reports that as an error. */
const GIVEN_UP = '<!--$!-->'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

describe('a browser takes over what a server has rendered of every story of', () => {
  it.each(PUBLISHED)('%s', async (file) => {
    const html = await commands.serverHtml(file)
    const reported: unknown[] = []
    vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void reported.push(words))
    for (const [name, Story] of await storiesOf(file)) {
      const rendered = html[name] ?? ''
      if (rendered.includes(GIVEN_UP)) continue
      const place = document.body.appendChild(document.createElement('div'))
      place.innerHTML = rendered
      const onRecoverableError = (error: unknown) => void reported.push([name, String(error)])
      const root = await act(() => hydrateRoot(place, createElement(Story), { onRecoverableError }))
      act(() => root.unmount())
      place.remove()
    }
    expect(reported).toEqual([])
  })
})
