import { PATHS } from '@latchkey/domain/navigation/paths'
import { missingFrom, sheetsOf, withoutSpace } from '../journeys/_printed.ts'
import type { Paper } from './_engine.ts'
import { expect, test } from './_journey.ts'
import type { Screen } from './_screen.ts'

const PAPERS = (['A4', 'Letter'] as const).flatMap((format): readonly Paper[] => [
  { format, landscape: false },
  { format, landscape: true },
])

const nameOf = ({ format, landscape }: Paper): string => `${format}, ${landscape ? 'landscape' : 'portrait'}`

for (const list of ['enquiries', 'viewings', 'reservations'] as const)
  test(`all ${list} of a list are printed, with headings on each sheet`, async ({
    signInAt,
    tabs,
    admin,
    engineName,
  }) => {
    const screen = await signInAt('admin', PATHS.home)
    const { total } = await admin.get<{ total: number }>(`leads/${list}/1/1`)
    for (const limit of [10, 25, 50, 100]) {
      await screen.goto(`${PATHS[list]}?limit=${limit}`)
      const length = Math.min(limit, total)
      await expect.poll(() => screen.locator('tbody [data-part="title"]').count()).toBe(length)
      await usePlainFont(screen)
      const { names, headings } = await screen.evaluate(() => {
        const titles = document.querySelectorAll('tbody [data-part="title"] [data-line="name"]')
        const headCells = document.querySelectorAll('thead th:not([data-part])')
        return {
          names: [...titles].map(({ textContent }) => textContent),
          headings: [...headCells].map(({ textContent }) => textContent).join(''),
        }
      })
      for (const paper of PAPERS) {
        const sheets = await sheetsOf(await tabs.of(screen).print(paper))
        const what = `${length} on ${nameOf(paper)}`
        expect.soft(missingFrom(sheets, names), what).toEqual([])
        // WebKit repeats no headings (its bug 17205).
        const headed = engineName === 'webkit' ? sheets.slice(0, 1) : sheets
        const withoutHeadings = headed.filter(({ text }) => !text.includes(withoutSpace(headings)))
        expect.soft(withoutHeadings, what).toEqual([])
      }
    }
  })

test('all lines of the notes of a lead are printed', async ({ signInAt, tabs, admin }) => {
  const lines = Array.from({ length: 140 }, (_, index) => `Line ${index + 1} of the notes.`)
  const { id } = await admin.post<{ id: number }>('leads', {
    firstName: 'Ivy',
    lastName: 'Printed',
    email: 'ivy.printed@example.com',
    phone: '07700 900321',
    property: { name: 'Harbour View 9' },
    notes: lines.join('\n'),
  })
  const screen = await signInAt('admin', `${PATHS.enquiries}?lead=${id}`)
  const notes = screen.getByRole('textbox', { name: 'Notes' })
  await expect.poll(() => notes.inputValue()).toContain('Line 140')
  await usePlainFont(screen)
  for (const paper of PAPERS) {
    const sheets = await sheetsOf(await tabs.of(screen).print(paper))
    expect.soft(missingFrom(sheets, lines), nameOf(paper)).toEqual([])
  }
})

/** Firefox prints the bold letters of a variable font as shapes, which cannot be read. */
async function usePlainFont(screen: Screen): Promise<void> {
  await screen.evaluate(() => {
    const plainFont = new CSSStyleSheet()
    plainFont.replaceSync('* { font-family: sans-serif !important }')
    document.adoptedStyleSheets.push(plainFont)
  })
}
