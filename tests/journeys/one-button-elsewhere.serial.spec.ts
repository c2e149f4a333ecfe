import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { TOKENS_FILE, UI_PACKAGE } from '../../scripts/lib/ui-package.ts'
import { designTokens } from '../../packages/ui/src/theme/design-tokens.ts'
import { light } from '../../packages/ui/src/theme/semantic.ts'
import { serveFolder } from '../visual/_static-server.ts'
import { makeOtherApp, type OtherApp } from './_other-app.ts'

/** Limit for an app of one button, React and styled-components included, in bytes after gzip. */
const ONE_BUTTON_MAX = 90_000

/** Modules that a button must not bundle. */
const NOT_OF_A_BUTTON = /react-table|react-dnd|@base-ui|lucide-react|\/ui\/(data|calendar|overlays|forms)\//

let app: OtherApp

test.beforeAll(async () => {
  app = await makeOtherApp()
})

test.afterAll(() => app.remove())

test('another team installs the design system and uses one button of it', async ({ page }, {
  annotations,
}) => {
  app.checkTypes()
  const { folder, script, modules } = await app.bundle()

  await test.step('the bundle contains the button, and nothing that it does not need', () => {
    expect(modules.filter((file) => file.includes('/controls/Button/'))).not.toEqual([])
    expect(modules.filter((file) => NOT_OF_A_BUTTON.test(file))).toEqual([])
    const bytes = gzipSync(script, { level: 9 }).length
    annotations.push({ type: 'one button, bytes after gzip', description: String(bytes) })
    expect(bytes).toBeLessThan(ONE_BUTTON_MAX)
  })

  await test.step('its tokens are available to design tools', () => {
    const written: unknown = JSON.parse(readFileSync(path.join(UI_PACKAGE, TOKENS_FILE), 'utf8'))
    expect(written).toEqual(designTokens())
  })

  await test.step('it looks as in the product', async () => {
    const server = await serveFolder(folder)
    try {
      await page.goto(`${server.url}/index.html`)
      const button = page.getByRole('button', { name: 'Send' })
      await expect(button).toHaveCSS('background-color', rgb(light.surface.accent))
      await expect(button).toHaveCSS('color', rgb(light.ink.onAccent))
      await expect(button).toHaveCSS('min-height', '36px')
      await expect(button).toHaveCSS('font-family', /Hanken Grotesk Variable/)
      await page.evaluate(() => document.fonts.ready)
      expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(
        true,
      )
    } finally {
      await server.close()
    }
  })
})

const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`
