import { expect, test } from '@playwright/test'
import { readCaptured } from './_captured.ts'

const LOADER = 'sb-show-preparing-story'
const STORY = 'sb-show-main'

test('a dialog keeps the focus while Storybook shows its loader', async ({ page }) => {
  await page.goto(`${readCaptured().url}/iframe.html?id=lettings-commandpalette--recents&viewMode=story`)
  const input = page.getByRole('combobox')
  await expect(input).toBeFocused()
  await expect(page.locator('body')).toContainClass(STORY)
  // As Storybook does when loading a story took 100 ms, even if the story is mounted meanwhile.
  await page.evaluate(
    async ([loader, story]) => {
      document.body.classList.replace(story, loader)
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      document.body.classList.replace(loader, story)
    },
    [LOADER, STORY] as const,
  )
  await expect(input).toBeFocused()
})
