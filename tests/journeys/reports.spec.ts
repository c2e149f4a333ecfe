import { PATHS } from '@latchkey/domain/navigation/paths'
import type { Page } from '@playwright/test'
import { expect, PLAIN_PAGE, test, visit } from './_journey.ts'
import { makeLead } from './_leads.ts'

/** Presses Tab until an element has the focus; fails when the page has been gone through. */
async function tabTo(
  page: Page,
  isThere: (focused: { name: string; role: string }) => boolean,
): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      return {
        name: element?.getAttribute('aria-label') ?? element?.textContent ?? '',
        role: element?.closest('[role=group]')?.getAttribute('aria-label') ?? '',
      }
    })
    if (isThere(focused)) return
  }
  throw new Error('Tab has not come there.')
}

/** The kind of a figure and its dimension, without the values. */
function kindOf(href: string): string {
  const params = new URLSearchParams(href.split('?')[1])
  return `${params.get('figure')} ${['week', 'source', 'project', 'agent'].filter((name) => params.has(name)).join(' ')}`
}

const totalIn = (name: string): number => Number(/: ([\d,]+) /.exec(name)?.[1]?.replaceAll(',', ''))

const totalShown = (page: Page, total: number) =>
  total === 0
    ? page.getByText(/^No leads/)
    : page.getByText(new RegExp(`· ${total.toLocaleString('en-GB')} leads?$`))

test('the reports: by keyboard to a lead behind a figure and back, and as many leads behind every kind of count', async ({
  signIn,
  signInToApi,
}) => {
  const page = await signIn('manager')
  await test.step('the last of the main menu', async () => {
    await tabTo(page, ({ name }) => name === 'Reports')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Enquiries by week' })).toBeVisible()
  })

  const figure = await test.step('into the plot, which is one stop, and to another week', async () => {
    await tabTo(page, ({ role }) => role === 'Enquiries by week')
    await page.keyboard.press('ArrowRight')
    const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    expect(name).toMatch(/week of \d\d\/\d\d\/\d{4}: [\d,]+ enquir/)
    await page.keyboard.press('Enter')
    return name ?? ''
  })

  await test.step('the leads behind it: as many as the figure says', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Leads behind this figure' })).toBeVisible()
    await expect(totalShown(page, totalIn(figure))).toBeVisible()
  })

  await test.step('a lead opens', async () => {
    const first = page.getByRole('table').locator('[data-lead]').first()
    const lead = (await first.textContent()) ?? ''
    await tabTo(page, ({ name }) => name === lead)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Last Name' })).toHaveValue(/\w/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('Back returns to the figure', async () => {
    await page.goBack()
    const plot = page.getByRole('group', { name: 'Enquiries by week' })
    await expect(plot.getByRole('link', { name: figure })).toBeFocused()
  })

  await test.step('every kind of count has a list of as many leads', async () => {
    const links = await page.locator('a[href*="/main-menu/reports/leads"]').evaluateAll((all) =>
      all.map((link) => ({
        href: link.getAttribute('href') ?? '',
        name: link.getAttribute('aria-label') ?? '',
      })),
    )
    const counts = links.filter(({ name }) => /: [\d,]+ (?:enquir|lead|viewing)/.test(name))
    const kinds = Map.groupBy(counts, ({ href }) => kindOf(href))
    // 11 figures, enquiries by week, by source and by both, and four steps by project and by agent.
    expect(kinds.size).toBe(11 + 3 + 8)
    for (const [link] of kinds.values()) {
      // Through another page, so that no total of the kind before is read as this one's.
      await visit(page, PLAIN_PAGE)
      await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible()
      await visit(page, link?.href ?? '')
      await expect(totalShown(page, totalIn(link?.name ?? '')), link?.name).toBeVisible()
    }
  })

  await test.step('new figures are offered, not forced', async () => {
    await visit(page, PATHS.reports)
    const plot = page.getByRole('group', { name: 'Enquiries by week' })
    await expect(plot).toBeVisible()
    await makeLead(await signInToApi('agent'), 'Afterwards')
    const offer = page.getByRole('button', { name: 'New figures. Refresh' })
    await offer.click()
    await expect(offer).toBeHidden()
    await expect(plot).toBeVisible()
  })
})
