import { PATHS } from '@latchkey/domain/navigation/paths'
import { BRAND_CHECK_MS } from '@latchkey/domain/office/brand.store'
import { toast } from './_enquiries.ts'
import { expect, test, visit } from './_journey.ts'
import { aPng } from './_picture.ts'
import { fileInput } from './_stock.ts'
import { mailedLink, sendEnquiry } from './_tenants.ts'

const OWN_GREEN = 'rgb(26, 85, 65)'

test("the agency's brand appears on every screen at once, on the sign-in page and tenants' pages, and can be removed; so do its times", async ({
  product,
  signIn,
  openBrowser,
  installClock,
}) => {
  const page = await signIn('manager', PATHS.office)
  const colleague = await signIn('agent')
  const visitor = await openBrowser()
  const home = colleague.getByRole('link', { name: 'Harbour & Vale', exact: true })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const saved = toast(page, 'Office settings have been saved.')

  await test.step('the manager sets it', async () => {
    await page.getByRole('textbox', { name: 'Agency name' }).fill('Harbour & Vale')
    await page.getByRole('textbox', { name: 'Main colour', exact: true }).fill('#0f4c81')
    await page.getByRole('textbox', { name: 'Phone' }).fill('0117 496 0123')
    await save.click()
    await expect(saved).toBeVisible()
  })

  await test.step('a colleague sees it without a reload', async () => {
    await expect(home).toBeVisible()
    await expect(colleague.locator('html')).toHaveCSS('--lk-surface-accent', '#0f4c81')
  })

  await test.step('the sign-in page arrives with it, without a request', async () => {
    const asked: string[] = []
    visitor.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await visitor.goto(PATHS.login)
    await expect(visitor.getByText('Harbour & Vale')).toBeVisible()
    await expect(visitor.getByRole('button', { name: 'Sign in' })).toHaveCSS(
      'background-color',
      'rgb(15, 76, 129)',
    )
    expect(asked).not.toContain('/api/settings/brand')
  })

  await test.step('the page of a tenant too, with the phone number', async () => {
    const { email } = await sendEnquiry(product, 'Lessing')
    await visitor.goto(await mailedLink(product, email, '/qualifying-questions/'))
    await expect(visitor.getByText('Harbour & Vale')).toBeVisible()
    await expect(visitor.getByRole('link', { name: 'Questions? Call 0117 496 0123' })).toBeVisible()
  })

  await test.step('a logo replaces the name', async () => {
    await fileInput(page, 'Logo').setInputFiles(aPng('logo.png', [15, 76, 129]))
    await expect(page.getByRole('button', { name: 'Delete logo' })).toBeVisible()
    await save.click()
    await expect(home.getByRole('img')).not.toHaveJSProperty('naturalWidth', 0)
  })

  await test.step('an open page without a session updates within seconds', async () => {
    await installClock(visitor)
    await visitor.goto(PATHS.login)
    await page.getByRole('textbox', { name: 'Main colour', exact: true }).fill('#7a1f3d')
    await save.click()
    await expect(save).toBeEnabled()
    await expect(saved).toBeVisible()
    await visitor.clock.runFor(BRAND_CHECK_MS)
    await expect(visitor.getByRole('button', { name: 'Sign in' })).toHaveCSS(
      'background-color',
      'rgb(122, 31, 61)',
    )
  })

  await test.step('without a brand it looks as before', async () => {
    await page.getByRole('button', { name: 'Delete logo' }).click()
    for (const name of ['Agency name', 'Main colour', 'Phone']) {
      await page.getByRole('textbox', { name, exact: true }).fill('')
    }
    await save.click()
    await expect(colleague.getByRole('link', { name: 'Latchkey', exact: true })).toBeVisible()
    await visitor.goto(PATHS.login)
    await expect(visitor.getByRole('button', { name: 'Sign in' })).toHaveCSS('background-color', OWN_GREEN)
  })

  await test.step('times are offered at the interval of the office', async () => {
    await visit(colleague, PATHS.viewings)
    const firstTimes = async () => {
      const times = colleague.getByRole('list', { name: 'Time' }).getByRole('button')
      await expect(times.first()).toBeVisible()
      return (await times.allTextContents()).slice(0, 3).map((time) => time.trim())
    }
    const setStep = async (label: string) => {
      await page.getByRole('combobox', { name: 'Times offered every' }).click()
      await page.getByRole('option', { name: label, exact: true }).click()
      await save.click()
    }
    // A viewing at another time, as journeys enter them, would be offered too.
    const onTheQuarter = colleague.getByRole('row').filter({ hasText: /\d\d:(00|15|30|45)/ })
    await onTheQuarter.first().getByRole('button').first().click()
    await colleague.getByRole('button', { name: 'Choose a date and time' }).first().click()
    expect(await firstTimes()).toEqual(['07:00', '07:15', '07:30'])
    await setStep('20 minutes')
    await expect(colleague.getByRole('button', { name: '07:20' })).toBeVisible()
    expect(await firstTimes()).toEqual(['07:00', '07:20', '07:40'])
    await expect(save).toBeEnabled()
    await setStep('15 minutes')
    await expect(colleague.getByRole('button', { name: '07:15' })).toBeVisible()
  })
})
