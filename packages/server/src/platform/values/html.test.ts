import { expect, test } from 'vitest'
import { html } from './html.ts'

test('escapes each value, but not HTML of its own', () => {
  const item = html`<i>${'<script>&"\''}</i>`
  expect(String(item)).toBe('<i>&lt;script&gt;&amp;&quot;&#39;</i>')
  const list = html`<b title="${'"'}">${[item, html`<u>${item}</u>`]}</b>`
  expect(String(list)).toBe(`<b title="&quot;">${String(item)}\n<u>${String(item)}</u></b>`)
})
