import { writeFileSync } from 'node:fs'
import { aPng } from '../journeys/_picture.ts'
import { enter, expect, misses, sees, test } from './_journey.ts'

test('a profile picture is uploaded', async ({ signInAt }, testInfo) => {
  const file = testInfo.outputPath('me.png')
  writeFileSync(file, aPng('me.png', [40, 90, 160]).buffer)
  const screen = await signInAt('viewer', '/profile')
  await screen.getByRole('button', { name: 'Change', exact: true }).click()
  const dialog = screen.getByRole('dialog', { name: 'Upload' })
  await sees(dialog)
  await dialog.locator('input[type="file"]').setInputFiles(file)
  await sees(dialog.getByText('me.png').first())
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await misses(dialog)
  const picture = screen.locator('img[src*="/media/"]').first()
  await sees(picture)
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
})

test('units are imported from a sheet, with a preview', async ({ signInAt, admin }, testInfo) => {
  const { models } = await admin.get<{ models: { id: number }[] }>('projects/1/10')
  const file = testInfo.outputPath('units.csv')
  writeFileSync(file, 'Name,Postcode\nLoft 950,BS1 4RB\nLoft 951,BS1 4RC\n')
  const screen = await signInAt('admin', `/main-menu/projects/${models[0]?.id}/units`)
  await screen.getByRole('button', { name: 'Upload' }).click()
  const panel = screen.getByRole('region', { name: 'Upload units' })
  await sees(panel)
  await panel.locator('input[type="file"]').setInputFiles(file)
  await sees(panel.getByText('2 rows create'))
  await panel.getByRole('button', { name: 'Confirm upload' }).click()
  await misses(panel)
  await enter(screen.getByRole('textbox', { name: 'Filter Name' }), 'Loft 95')
  await expect.poll(() => screen.getByRole('button', { name: /^Actions for Loft 95/ }).count()).toBe(2)
})
