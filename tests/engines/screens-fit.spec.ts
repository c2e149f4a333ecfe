import { PATHS, unitsPath } from '@latchkey/domain/navigation/paths'
import { expect, sees, test } from './_journey.ts'

test('no page at 1280 px has to be scrolled sideways, next to its scroll bar', async ({
  signInAt,
  admin,
  engineName,
}) => {
  const { models } = await admin.get<{ models: { id: number }[] }>('projects/1/10')
  const { home, calendar, enquiries, viewings, reservations, properties, projects } = PATHS
  const { profile, users, roles, createRole, audit } = PATHS
  const lists = [home, calendar, enquiries, viewings, reservations, properties, projects]
  const pages = [...lists, unitsPath(models[0]?.id ?? 0), profile, users, roles, createRole, audit]
  // Under WebDriver, WebKitGTK overlays its scroll bars.
  const takesRoom = engineName !== 'webkit'
  const screen = await signInAt('admin', home)
  for (const path of pages) {
    await screen.goto(path)
    await sees(screen.getByRole('heading').first())
    await expect.poll(() => screen.locator('[aria-busy="true"]').count(), path).toBe(0)
    const found = await screen.evaluate(() => ({
      // The gutter is kept on pages without a scroll bar.
      hasPlaceForBar: innerWidth > document.body.getBoundingClientRect().width,
      // Chromium counts an empty gutter as part of the window, which is then wider than its content.
      sideways: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
      // A list inside a scrolling box.
      boxed: [...document.querySelectorAll('table')]
        .filter(
          ({ parentElement }) =>
            parentElement !== null && parentElement.scrollWidth > parentElement.clientWidth,
        )
        .map((table) => table.getAttribute('aria-label')),
    }))
    expect.soft(found, path).toEqual({ hasPlaceForBar: takesRoom, sideways: 0, boxed: [] })
  }
})
