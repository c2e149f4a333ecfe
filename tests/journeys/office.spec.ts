import { PATHS } from '@latchkey/domain/navigation/paths'
import { toast } from './_enquiries.ts'
import { expect, test } from './_journey.ts'
import { aPng } from './_picture.ts'
import { fileInput } from './_stock.ts'
import { mailedLink, sendEnquiry } from './_tenants.ts'

const OWN_GREEN = 'rgb(26, 85, 65)'

test("the agency's face is on every screen at once, on the sign-in page, on tenants' pages, and goes again", async ({
  product,
  signIn,
  openBrowser,
}) => {
  const page = await signIn('manager', PATHS.office)
  const colleague = await signIn('agent')
  const stranger = await openBrowser()
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

  await test.step('a colleague sees it without a touch', async () => {
    await expect(home).toBeVisible()
    const side = await colleague.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--lk-surface-accent'),
    )
    expect(side).toBe('#0f4c81')
  })

  await test.step('the sign-in page comes with it, and asks for nothing', async () => {
    const asked: string[] = []
    stranger.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await stranger.goto(PATHS.login)
    await expect(stranger.getByText('Harbour & Vale')).toBeVisible()
    await expect(stranger.getByRole('button', { name: 'Sign in' })).toHaveCSS(
      'background-color',
      'rgb(15, 76, 129)',
    )
    expect(asked).not.toContain('/api/settings/brand')
  })

  await test.step('so does the page of a tenant, with the phone', async () => {
    const { email } = await sendEnquiry(product, 'Lessing')
    await stranger.goto(await mailedLink(product, email, '/qualifying-questions/'))
    await expect(stranger.getByText('Harbour & Vale')).toBeVisible()
    await expect(stranger.getByRole('link', { name: 'Questions? Call 0117 496 0123' })).toBeVisible()
  })

  await test.step('a logo takes the place of the name', async () => {
    await fileInput(page, 'Logo').setInputFiles(aPng('logo.png', [15, 76, 129]))
    await expect(page.getByRole('button', { name: 'Delete logo' })).toBeVisible()
    await save.click()
    await expect(home.getByRole('img')).toBeVisible()
    const width = await home.getByRole('img').evaluate((image) => (image as HTMLImageElement).naturalWidth)
    expect(width).toBeGreaterThan(0)
  })

  await test.step('without any it is the face of before', async () => {
    await page.getByRole('button', { name: 'Delete logo' }).click()
    for (const name of ['Agency name', 'Main colour', 'Phone']) {
      await page.getByRole('textbox', { name, exact: true }).fill('')
    }
    await save.click()
    await expect(colleague.getByRole('link', { name: 'Latchkey', exact: true })).toBeVisible()
    await stranger.goto(PATHS.login)
    await expect(stranger.getByRole('button', { name: 'Sign in' })).toHaveCSS('background-color', OWN_GREEN)
  })
})
