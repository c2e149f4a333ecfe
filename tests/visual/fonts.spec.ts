import { expect, test } from '@playwright/test'

/** Fonts of pages and mails, and those that Debian and Ubuntu prefer if installed. */
const ASKED = [
  'Arial, Helvetica, sans-serif',
  'serif',
  'monospace',
  'system-ui',
  'DejaVu Sans',
  'Liberation Sans',
  'Noto Sans Mono',
]

test('text is drawn with the font of the tests, whatever fonts the machine has', async ({ page }) => {
  await page.setContent(ASKED.map((family) => `<p style="font-family: ${family}">10:30 → 11:00</p>`).join(''))
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'p' })
  const drawn = await Promise.all(
    nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })),
  )
  expect(drawn.map(({ fonts }) => fonts.map(({ familyName }) => familyName))).toEqual(
    ASKED.map(() => ['Arimo']),
  )
})
