import { PATHS } from '@latchkey/domain/navigation/paths'
import type { Locator } from '@playwright/test'
import { beginSession, DEMO, expect, test } from './_journey.ts'
import { openPhone } from './_phone.ts'

/** How far a popup reaches beyond what is seen of the page, in pixels. */
const beyondSight = (popup: Locator) =>
  popup.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const { offsetTop, offsetLeft, width, height } = visualViewport as VisualViewport
    const beyond = [
      offsetTop - top,
      bottom - offsetTop - height,
      offsetLeft - left,
      right - offsetLeft - width,
    ]
    return Math.max(0, Math.round(Math.max(...beyond)))
  })

test('what opens is within what is seen of a page that two fingers have zoomed', async ({
  browser,
  browserErrors,
  product,
}) => {
  const page = await openPhone(browser, product.url, await beginSession(product, DEMO.agent))
  browserErrors.listenTo(page)
  await page.goto(PATHS.enquiries)
  const dots = page.getByRole('button', { name: /^Actions for / })
  await expect(dots.first()).toBeVisible()
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Input.synthesizePinchGesture', { x: 300, y: 200, scaleFactor: 2 })
  await expect.poll(() => page.evaluate(() => Math.round(visualViewport?.scale ?? 0))).toBe(2)

  await test.step('menus of rows, for each of which the page moves', async () => {
    const menu = page.getByRole('menu')
    for (const row of [0, 1, 3]) {
      await dots.nth(row).focus()
      await page.keyboard.press('Enter')
      await expect(menu).toBeVisible()
      await expect.poll(() => beyondSight(menu), `row ${row}`).toBe(0)
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
    }
  })

  await test.step('the suggestions of a filter', async () => {
    await page.getByRole('button', { name: 'Sort and filter' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('combobox', { name: 'Filter Status' }).focus()
    await page.keyboard.press('ArrowDown')
    const list = page.getByRole('listbox')
    await expect(list).toBeVisible()
    await expect.poll(() => beyondSight(list)).toBe(0)
  })
  await page.context().close()
})
