import { PATHS, unitsPath } from '@latchkey/domain/navigation/paths'
import { expect, sees, test } from './_journey.ts'

test('with scroll bars that take room, no page at 1280 px has to be scrolled sideways', async ({
  signIn,
  admin,
}) => {
  const { models } = await admin.get<{ models: { id: number }[] }>('projects/1/10')
  const pages = [
    ...[PATHS.home, PATHS.calendar, PATHS.enquiries, PATHS.viewings, PATHS.reservations],
    ...[PATHS.properties, PATHS.projects, unitsPath(models[0]?.id ?? 0)],
    ...[PATHS.profile, PATHS.users, PATHS.roles, PATHS.createRole, PATHS.audit],
  ]
  const screen = await signIn('admin', pages[0] ?? '/')
  for (const path of pages) {
    await screen.goto(path)
    await sees(screen.getByRole('heading').first())
    await expect.poll(() => screen.locator('[aria-busy="true"]').count(), path).toBe(0)
    const found = await screen.evaluate(() => ({
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      // A list in a box that scrolls within itself.
      boxed: [...document.querySelectorAll('table')]
        .filter(({ parentElement }) => parentElement !== null && parentElement.scrollWidth > parentElement.clientWidth)
        .map((table) => table.getAttribute('aria-label')),
    }))
    expect.soft(found, path).toEqual({ sideways: 0, boxed: [] })
  }
})
