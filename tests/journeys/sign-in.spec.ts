import { STORAGE_KEYS } from '@latchkey/domain/platform/storage/storage-keys'
import { DEMO, endSession, expect, fillSignIn, test, tokenIn } from './_journey.ts'

test('signing in leads to the requested page, and back to it after the session has ended', async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser()
  const signInButton = page.getByRole('button', { name: 'Sign in' })

  await test.step('from the address that was asked for', async () => {
    await page.goto('/main-menu/enquiries?page=1&limit=10&name=a')
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
    await fillSignIn(page, DEMO.agent)
    await expect(page).toHaveURL(/\/main-menu\/enquiries\?page=1&limit=10&name=a$/)
    await expect(page.getByRole('table', { name: 'Enquiries' })).toBeVisible()
  })

  await test.step('after the server has ended the session', async () => {
    await endSession(product, await tokenIn(page))
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await fillSignIn(page, DEMO.agent)
    await expect(page).toHaveURL(/\/main-menu\/enquiries\?page=1&limit=10&name=a$/)
  })

  await test.step('the token is stored and used again', async () => {
    expect(await tokenIn(page)).toBeTruthy()
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  })

  await test.step('an invalid token is removed without a message', async () => {
    await page.evaluate((key) => localStorage.setItem(key, 'nonsense'), STORAGE_KEYS.token)
    await page.reload()
    await expect(signInButton).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await tokenIn(page)).toBeNull()
  })

  await test.step('a user who must set a password is redirected, but only within the product', async () => {
    let redirect = ''
    await page.route('**/api/users/login', (route) => route.fulfill({ json: { redirect } }))
    for (redirect of ['javascript:document.title="x"', 'http://elsewhere.example/', '//elsewhere.example/']) {
      await fillSignIn(page, DEMO.agent)
      await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong' })).toBeVisible()
      await expect(page).toHaveURL(/\/login$/)
      await page.getByLabel('Password', { exact: true }).click()
    }
    redirect = '/reset-password/a-b_1?username=agent%40latchkey.example'
    await fillSignIn(page, DEMO.agent)
    await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
    expect(new URL(page.url()).pathname).toMatch(/^\/reset-password\//)
    expect(await tokenIn(page)).toBeNull()
  })
})
