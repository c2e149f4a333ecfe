import { expect, test } from 'vitest'
import { html } from './html.ts'

test('escapes each value, but not HTML of its own', () => {
  const item = html`<li>${'<script>&"\''}</li>`
  expect(String(item)).toBe('<li>&lt;script&gt;&amp;&quot;&#39;</li>')
  expect(
    String(
      html`<ul title="${'"'}">
        ${[item, html`<li>${item}</li>`]}
      </ul>`,
    ),
  ).toBe(`<ul title="&quot;">${String(item)}\n<li>${String(item)}</li></ul>`)
})
