import { PATHS } from '@latchkey/domain/navigation/paths'
import { passwordChecklistHeading } from '@latchkey/domain/passwords/password.rules'
import { DEMO, DEMO_PASSWORD, expect, fillSignIn, test } from './_journey.ts'

const LONGEST = 64
const PHRASE = 'Four words, and 1 hyphen-ated one: a long way home!'

test.use({ settings: { PASSWORD_MAX: String(LONGEST) } })

test('where a setting allows it, a password of more than thirty characters can be chosen and signs in', async ({
  signIn,
}) => {
  const page = await signIn('viewer', PATHS.changePassword)
  const chosen = page.getByLabel('New password', { exact: true })
  const repeated = page.getByLabel('Confirm password', { exact: true })
  await page.getByLabel('Current password').fill(DEMO_PASSWORD)
  await chosen.fill(PHRASE.padEnd(LONGEST + 1, '.'))
  await expect(page.getByText(passwordChecklistHeading(LONGEST))).toBeVisible()
  await repeated.fill(PHRASE.padEnd(LONGEST + 1, '.'))
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('This is too long')).toBeVisible()

  await chosen.fill(PHRASE)
  await repeated.fill(PHRASE)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.goto('/')
  await page.getByRole('button', { name: 'Log out' }).click()
  await fillSignIn(page, DEMO.viewer, PHRASE)
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
})
