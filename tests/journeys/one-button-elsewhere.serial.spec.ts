import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test, type Page } from '@playwright/test'
import { UI_PACKAGE } from '../../scripts/lib/ui-package.ts'
import { designTokens } from '../../packages/ui/src/theme/design-tokens.ts'
import { light } from '../../packages/ui/src/theme/semantic.ts'
import { serveFolder } from '../visual/_static-server.ts'
import { makeOtherApp, type OtherApp } from './_other-app.ts'

/** Limit for an app of one button, React and styled-components included, in bytes after gzip. */
const ONE_BUTTON_MAX = 90_000

/** Modules that a button must not bundle. */
const NOT_OF_A_BUTTON =
  /react-table|react-dnd|@base-ui|lucide-react|\/ui\/(data|calendar|overlays|forms|modal)\//

const CLIENT = /^'use client'/

let app: OtherApp

test.beforeAll(async () => {
  app = await makeOtherApp()
})

test.afterAll(() => app.remove())

test('another team installs the design system and uses one button of it', async ({ page }, {
  annotations,
}) => {
  await test.step('the types of every import hold without those of a bundler or of Node', async () => {
    expect(app.entries.size).toBeGreaterThan(100)
    await app.checkTypes()
  })

  await test.step('components are for the client; tokens and options also for the server', () => {
    for (const name of ['controls/Button/Button.tsx', 'theme/ThemeVariables.ts', 'hooks/use-opening.ts'])
      expect(app.entries.get(`@latchkey/ui/${name}`), name).toMatch(CLIENT)
    const ofBoth = [...app.entries].flatMap(([name, text]) => (CLIENT.test(text) ? [] : [name]))
    expect(ofBoth).toContain('@latchkey/ui/theme/token.ts')
    expect(ofBoth).toContain('@latchkey/ui/inputs/options.ts')
    app.importOnServer(ofBoth)
  })

  await test.step('the app has one styled-components, and no package that nothing imports', () => {
    expect(Object.keys(app.manifest.peerDependencies)).toContain('styled-components')
    expect(Object.keys(app.manifest.dependencies)).toContain('lucide-react')
    expect(Object.keys(app.manifest.dependencies)).not.toContain('uqr')
  })

  const { folder, script, modules } = await app.bundle()

  await test.step('the bundle contains the button, and nothing that it does not need', () => {
    expect(modules.filter((file) => file.includes('/controls/Button/'))).not.toEqual([])
    expect(modules.filter((file) => NOT_OF_A_BUTTON.test(file))).toEqual([])
    const bytes = gzipSync(script, { level: 9 }).length
    annotations.push({ type: 'one button, bytes after gzip', description: String(bytes) })
    expect(bytes).toBeLessThan(ONE_BUTTON_MAX)
  })

  await test.step('its tokens are available to design tools', () => {
    const written: unknown = JSON.parse(readFileSync(path.join(UI_PACKAGE, 'tokens.json'), 'utf8'))
    expect(written).toEqual(designTokens())
    expect(readFileSync(path.join(UI_PACKAGE, 'tokens.css'), 'utf8')).toContain('--lk-surface-page: #')
  })

  const server = await serveFolder(folder)
  try {
    await test.step("it looks as in the product, beside the app's own headings", async () => {
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
    })

    for (const colorScheme of ['light', 'dark'] as const)
      await test.step(`the variables change nothing of the app, on a ${colorScheme} device`, async () => {
        await page.emulateMedia({ colorScheme })
        expect(await stylesOfApp(page)).toEqual(await stylesWithoutScript(page))
      })

    await test.step('the styles of the page change what the app does not style itself', async () => {
      const heading = page.locator('h1')
      await expect(heading).toHaveCSS('font-size', '32px')
      await page.goto(`${server.url}/whole-page.html`)
      await expect(heading).toHaveCSS('font-size', '14px')
      await expect(page.locator('h2')).toHaveCSS('font', '700 30px / 36px monospace')
    })
  } finally {
    await server.close()
  }
})

/** All computed styles of the app's own elements, except the variables of the design system. */
const stylesOfApp = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('html, body, main, main *')].map((element) => {
      const style = getComputedStyle(element)
      const names = [...style].filter((name) => !name.startsWith('--lk-'))
      return [element.tagName, ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`)]
    }),
  )

/** The same before the design system came. */
async function stylesWithoutScript(page: Page) {
  await page.route('**/*.js', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('button', { name: 'Send' })).toBeHidden()
  const styles = await stylesOfApp(page)
  await page.unroute('**/*.js')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible()
  return styles
}

const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`
