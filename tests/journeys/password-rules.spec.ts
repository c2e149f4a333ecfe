import type { Page } from '@playwright/test'
import { PATHS } from '@latchkey/domain/navigation/paths'
import { passwordChecklistHeading } from '@latchkey/domain/passwords/password.rules'
import { CODE_PROOF, PROOF_TEXTS } from '@latchkey/domain/session/identity-proof'
import { ask, embeddedIn } from '../../packages/server/test/_embedded-folders.ts'
import { codeAt } from '../../packages/server/test/_two-factor.ts'
import { DEMO, DEMO_PASSWORD, expect, fillSignIn, test, visit } from './_journey.ts'
import type { Product } from './_product.ts'
import { toast } from './_enquiries.ts'
import { PERIOD_MS, switchOnTwoFactor } from './_two-factor.ts'
import { chooseFor } from './_leads.ts'

const LONGEST = 64
const PHRASE = 'Four words, and 1 hyphen-ated one: a long way home!'

// Its own product, because it changes passwords of users whom other journeys sign in.
test.use({ settings: { IDENTITY_PROOF_SECONDS: '7200', PASSWORD_MAX: String(LONGEST) } })
// In one worker, because each of them would start this product.
test.describe.configure({ mode: 'default' })

const dialog = (page: Page) => page.getByRole('dialog', { name: PROOF_TEXTS.title })
/** Makes every proof too old to count. */
const endProofs = (product: Product) =>
  ask(embeddedIn(product.dataDir), "update session set proved_at = '2000-01-01'")

test('a sensitive operation asks for the password again, and then continues', async ({ product, signIn }) => {
  const page = await signIn('admin', PATHS.roles)

  await test.step('a role: a wrong password is rejected, the right one continues', async () => {
    await endProofs(product)
    await chooseFor(page, 'Viewer', 'Disable')
    await dialog(page).getByLabel('Current password').fill('wrong')
    await dialog(page).getByRole('button', { name: PROOF_TEXTS.submitLabel }).click()
    await expect(dialog(page).getByText('This is invalid')).toBeVisible()
    await dialog(page).getByLabel('Current password').fill(DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Role has been updated.')).toBeVisible()
    await expect(dialog(page)).toBeHidden()
  })

  await test.step('after the proof, no question for a while', async () => {
    await chooseFor(page, 'Viewer', 'Enable')
    await expect(page.getByRole('row', { name: /Viewer/ }).getByText('Enabled')).toBeVisible()
    await expect(dialog(page)).toBeHidden()
  })

  await test.step('over a confirmation; cancelling does nothing, without an error', async () => {
    await visit(page, PATHS.users)
    await endProofs(product)
    await chooseFor(page, DEMO.nobody, 'Reset Password')
    const question = page.getByRole('alertdialog', { name: 'Reset Password' })
    await question.getByRole('button', { name: 'Confirm' }).click()
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByText('Something went wrong. Please try again.')).toBeHidden()
    await expect(page.getByText('Password has been reset.')).toBeHidden()
    if (await question.isVisible()) await question.getByRole('button', { name: 'Cancel' }).click()

    await chooseFor(page, DEMO.nobody, 'Reset Password')
    await question.getByRole('button', { name: 'Confirm' }).click()
    await expect(dialog(page).getByLabel('Current password')).toBeFocused()
    await page.keyboard.type(DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Password has been reset.')).toBeVisible()
    await expect(dialog(page)).toBeHidden()
  })

  await test.step('with two-factor sign-in, a code may be given instead', async () => {
    const { secret, recoveryCodes } = await switchOnTwoFactor(page)
    await visit(page, PATHS.roles)
    await endProofs(product)
    await chooseFor(page, 'Viewer', 'Disable')
    await dialog(page).getByRole('button', { name: CODE_PROOF.useCode }).click()
    await expect(dialog(page).getByText(CODE_PROOF.reason)).toBeVisible()
    const code = dialog(page).getByLabel('Code', { exact: true })
    await expect(code).toBeFocused()
    await code.fill('000000')
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByText('This is invalid')).toBeVisible()
    // The code of this period was used to turn it on; the next one is accepted.
    await code.fill(codeAt(secret, Date.now() + PERIOD_MS))
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Role has been updated.')).toBeVisible()
    await expect(dialog(page)).toBeHidden()
    await chooseFor(page, 'Viewer', 'Enable')
    await expect(page.getByRole('row', { name: /Viewer/ }).getByText('Enabled')).toBeVisible()

    await visit(page, PATHS.profile)
    await page.getByRole('button', { name: 'Switch off' }).click()
    const off = page.getByRole('dialog', { name: 'Switch Off Two-Factor Sign-In' })
    await off.getByLabel('Current password').fill(DEMO_PASSWORD)
    await off.getByLabel('Code', { exact: true }).fill(recoveryCodes[0] ?? '')
    await off.getByRole('button', { name: 'Switch off' }).click()
    await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
  })
})

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

  await page.getByRole('button', { name: 'Log out' }).click()
  await fillSignIn(page, DEMO.viewer, PHRASE)
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
})
