import { expect, it } from 'vitest'
import { embedSnippet } from './embed-snippet.ts'

const BASE = 'https://explorer.example/embed'

it('is an iframe with the project in the explorer', () => {
  expect(embedSnippet(`${BASE}/`, '6f8a2b1c-0d3e')).toBe(
    `<iframe src="${BASE}/6f8a2b1c-0d3e" width="100%" height="600" frameborder="0" allowfullscreen></iframe>`,
  )
})

it('stays one iframe, whatever the UUID contains', () => {
  const snippet = embedSnippet(BASE, '"><script>alert(1)</script>../../x?y#z')
  expect(snippet).not.toContain('<script')
  expect(snippet.match(/"/g)).toHaveLength(8)
  expect(snippet).toContain(`${BASE}/%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E..%2F..%2Fx%3Fy%23z"`)
})

it('escapes the configured address', () => {
  expect(embedSnippet('https://explorer.example/?a=1&b="x"', 'u')).toContain('?a=1&amp;b=&quot;x&quot;/u')
})
