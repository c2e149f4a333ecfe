import { PATHS } from '@latchkey/domain/navigation/paths'
import { missingFrom, sheetsOf, withoutSpace } from '../journeys/_printed.ts'
import { expect, test } from './_journey.ts'

test('all rows of a list are printed in both directions, with headings on each sheet', async ({
  signInAt,
  tabs,
}) => {
  const screen = await signInAt('admin', PATHS.home)
  const { print } = tabs.of(screen)
  if (print === undefined) throw new Error('This engine cannot print.')
  for (const list of ['enquiries', 'viewings', 'reservations'] as const) {
    await screen.goto(`${PATHS[list]}?limit=50`)
    await expect.poll(() => screen.locator('tbody [data-part="title"]').count()).toBeGreaterThan(25)
    const { names, headings } = await screen.evaluate(() => {
      // Firefox prints the bold letters of a variable font as shapes, which cannot be read.
      const plainFont = new CSSStyleSheet()
      plainFont.replaceSync('* { font-family: sans-serif !important }')
      document.adoptedStyleSheets.push(plainFont)
      const titles = document.querySelectorAll('tbody [data-part="title"] button')
      const headCells = document.querySelectorAll('thead th:not([data-part])')
      return {
        names: [...titles].map(({ textContent }) => textContent),
        headings: [...headCells].map(({ textContent }) => textContent).join(''),
      }
    })
    for (const isLandscape of [false, true]) {
      const sheets = await sheetsOf(await print(isLandscape))
      const what = `${list}, ${isLandscape ? 'landscape' : 'portrait'}`
      expect.soft(missingFrom(sheets, names), what).toEqual([])
      const withoutHeadings = sheets.filter(({ text }) => !text.includes(withoutSpace(headings)))
      expect.soft(withoutHeadings, what).toEqual([])
    }
  }
})
