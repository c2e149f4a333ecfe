import { PATHS } from '@latchkey/domain/navigation/paths'
import { DEMO, expect, fillSignIn, PLAIN_PAGE, test } from './_journey.ts'

test('a user who must set a password is redirected where the response says, but only within the product', async ({
  openBrowser,
}) => {
  const page = await openBrowser()
  await page.goto('/login')
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
  expect(await page.evaluate(() => localStorage.getItem('jwt-token'))).toBeNull()
})

test('the token is stored, reused, and dropped silently when it is invalid', async ({
  signIn,
  openBrowser,
}) => {
  const page = await signIn('agent')
  const token = await page.evaluate(() => localStorage.getItem('jwt-token'))
  expect(token).toBeTruthy()
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()

  const other = await openBrowser()
  await other.goto('/login')
  await other.evaluate(() => localStorage.setItem('jwt-token', 'nonsense'))
  await other.reload()
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(other.getByRole('alert')).toHaveCount(0)
  expect(await other.evaluate(() => localStorage.getItem('jwt-token'))).toBeNull()
})

test('logging out removes the token and the socket in every tab, and Back shows no data', async ({
  signIn,
}) => {
  const page = await signIn('agent', PLAIN_PAGE)
  const sockets = page.waitForEvent('websocket')
  await page.goto('/main-menu/enquiries')
  const socket = await sockets
  expect(socket.url()).not.toMatch(/token|eyJ/)
  await expect(page.getByRole('table', { name: 'Enquiries' })).toBeVisible()

  const tab = await page.context().newPage()
  await tab.goto('/')
  await expect(tab.getByRole('heading', { name: 'Dashboard' })).toBeVisible()

  const closed = socket.waitForEvent('close')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await closed
  await expect(tab).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => localStorage.getItem('jwt-token'))).toBeNull()

  await page.goBack()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)

  await fillSignIn(page, DEMO.agent)
  await expect(page, 'after logging out, the next sign-in leads home').toHaveURL(/\/$/)
})

test('signing in after the server ended a session leads back to the page', async ({ signIn, product }) => {
  const page = await signIn('agent', `${PATHS.enquiries}?page=1&limit=10`)
  await expect(page.getByRole('table', { name: 'Enquiries' })).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('jwt-token'))
  await fetch(`${product.url}/api/users/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await fillSignIn(page, DEMO.agent)
  await expect(page).toHaveURL(/\/main-menu\/enquiries\?page=1&limit=10$/)
})
