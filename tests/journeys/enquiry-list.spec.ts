import { PATHS } from '@latchkey/domain/navigation/paths'
import { expect, test } from './_journey.ts'
import { choose, enquiryRows, leadDialog, nameOf, waitForRows, toast } from './_enquiries.ts'

test('a push refreshes the list without taking focus, scroll, an open menu or typed text', async ({
  signIn,
}) => {
  const [ann, ben] = [await signIn('admin', PATHS.enquiries), await signIn('agent', PATHS.enquiries)]
  await Promise.all([waitForRows(ann), waitForRows(ben)])
  const target = enquiryRows(ann).first()
  const before = await nameOf(target)
  let times = 0
  const change = async (seen: () => Promise<unknown>) => {
    times += 1
    await choose(ann, target, 'View/Edit')
    await leadDialog(ann).getByRole('textbox', { name: 'Property Name' }).fill(`Pushed ${times}`)
    await leadDialog(ann).getByRole('button', { name: 'Save' }).click()
    await seen()
  }
  const rowChanged = () => expect(enquiryRows(ben).first()).toContainText(`Pushed ${times}`)

  await test.step('a half-typed filter keeps the focus', async () => {
    await ben.getByRole('textbox', { name: 'Filter Name' }).focus()
    await change(rowChanged)
    await expect(ben.getByRole('textbox', { name: 'Filter Name' })).toBeFocused()
  })
  await test.step('an open menu and the scroll stay', async () => {
    const menuRow = enquiryRows(ben).nth(12)
    await menuRow.scrollIntoViewIfNeeded()
    await menuRow.getByRole('button', { name: /^Actions for / }).click()
    await expect(ben.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
    const scrolledTo = await ben.evaluate(() => window.scrollY)
    await change(rowChanged)
    await expect(ben.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
    expect(await ben.evaluate(() => window.scrollY)).toBe(scrolledTo)
    await ben.keyboard.press('Escape')
  })
  await test.step('typed text in a dialog stays', async () => {
    await choose(ben, enquiryRows(ben).filter({ hasText: before }).first(), 'View/Edit')
    await leadDialog(ben).getByRole('textbox', { name: 'Notes' }).fill('Half a thought')
    await change(() =>
      expect(leadDialog(ben)).toContainText('Somebody else has saved this lead since you opened it'),
    )
    await expect(leadDialog(ben).getByRole('textbox', { name: 'Notes' })).toHaveValue('Half a thought')
  })
})

test('two saves of one lead: the second sees the changes of the first and decides @main', async ({
  signIn,
}) => {
  const ann = await signIn('admin', PATHS.enquiries)
  await choose(ann, enquiryRows(ann).nth(4), 'View/Edit')
  await expect(leadDialog(ann).getByRole('textbox', { name: 'City', exact: true })).toBeVisible()
  const ben = await signIn('agent', ann.url())
  await leadDialog(ben).getByRole('textbox', { name: 'City', exact: true }).fill('Whitby')
  await leadDialog(ann).getByRole('textbox', { name: 'City', exact: true }).fill('Ripon')
  await leadDialog(ann).getByRole('button', { name: 'Save' }).click()
  await expect(leadDialog(ann)).toBeHidden()

  await leadDialog(ben).getByRole('button', { name: 'Save' }).click()
  const conflict = ben.getByRole('dialog', { name: 'This lead was changed while you edited it' })
  await expect(conflict).toContainText(/\S+ saved this lead while you were editing it/)
  await expect(conflict, 'it says who').not.toContainText('Somebody else')
  await expect(conflict).toContainText('Whitby')
  await expect(conflict).toContainText('Ripon')
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await expect(toast(ben, 'Enquiry has been successfully updated.')).toBeVisible()
  await expect(leadDialog(ben)).toBeHidden()

  await choose(ann, enquiryRows(ann).nth(4), 'View/Edit')
  await expect(leadDialog(ann).getByRole('textbox', { name: 'City', exact: true })).toHaveValue('Whitby')
})
