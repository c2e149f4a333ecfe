import { enter, expect, hasFocus, misses, sees, test } from './_journey.ts'

test('an agent signs in, finds an enquiry, opens it and saves it; the focus returns', async ({
  signInAt,
  admin,
}) => {
  const { id } = await admin.post<{ id: number }>('leads', {
    firstName: 'Ivy',
    lastName: 'Enginely',
    email: 'ivy.enginely@example.com',
    phone: '07700 900321',
    property: { name: 'Harbour View 9' },
  })
  const screen = await signInAt('agent', '/main-menu/enquiries')

  await test.step('found by a filter', async () => {
    await enter(screen.getByRole('textbox', { name: 'Filter Name' }), 'Enginely')
    await expect.poll(() => screen.getByRole('button', { name: /^Actions for / }).count()).toBe(1)
  })

  const menu = screen.getByRole('button', { name: 'Actions for Ivy Enginely' })
  const dialog = screen.getByRole('dialog', { name: 'Enquiry Details' })
  await test.step('opened and saved', async () => {
    await menu.click()
    await screen.getByRole('menuitem', { name: 'View/Edit' }).click()
    await sees(dialog)
    await enter(dialog.getByRole('textbox', { name: 'City', exact: true }), 'Whitby')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await misses(dialog)
    await sees(screen.getByText('Enquiry has been successfully updated.').first())
    const saved = await admin.get<{ city: string }>(`leads/${id}`)
    expect(saved.city).toBe('Whitby')
  })

  await test.step('by keyboard: opened, closed with Escape, and the focus returns', async () => {
    await menu.focus()
    await screen.keyboard.press('Enter')
    await hasFocus(screen.getByRole('menuitem', { name: 'View/Edit' }))
    await screen.keyboard.press('Enter')
    await sees(dialog)
    await screen.keyboard.press('Escape')
    await misses(dialog)
    await hasFocus(menu)
  })
})
