import { PATHS } from '@latchkey/domain/navigation/paths'
import type { Page } from '@playwright/test'
import { waitForRows } from '../_enquiries.ts'
import { expect, test, visit, type ApiSession } from '../_journey.ts'
import { callAs, makeLead } from '../_leads.ts'
import { card } from '../_stock.ts'
import { dialogWalk, type Values } from './_dialog-walk.ts'
import { listWalk } from './_list-walk.ts'
import { go, tabsOf, type Walk } from './_walk.ts'

const WORDS = ['One', 'Two', 'Three']

/** Fields of a record, by label, as a colleague reads and saves them. */
function recordAt(
  colleague: ApiSession,
  url: string,
  saveUrl: string,
  names: Readonly<Record<string, string>>,
) {
  const entries = Object.entries(names)
  const read = () => callAs<Values>(colleague, url)
  return {
    record: {
      url: `/api${url}`,
      stored: async () => {
        const record = await read()
        return Object.fromEntries(entries.map(([label, name]) => [label, record[name] ?? '']))
      },
    },
    push: async (values: Values) => {
      const changed = Object.fromEntries(entries.map(([label, name]) => [name, values[label]]))
      await callAs(colleague, saveUrl, { ...(await read()), ...changed })
    },
    call: `**/api${saveUrl}`,
  }
}

/** Each kind of walk begins on a page of its own. */
const KINDS: Readonly<Record<string, (page: Page, colleague: ApiSession, nr: number) => Promise<Walk>>> = {
  'a lead': async (page, colleague, nr) => {
    const { id, name } = await makeLead(colleague, `Walked-${nr}`)
    await visit(page, `${PATHS.enquiries}?page=1&limit=25&name=Walked-${nr}`)
    return dialogWalk(page, {
      ...recordAt(colleague, `/leads/${id}`, `/leads/${id}`, { Notes: 'notes', City: 'city' }),
      title: 'Enquiry Details',
      param: 'lead',
      words: { Notes: WORDS, City: WORDS },
      open: () => page.getByRole('button', { name, exact: true }).click(),
      submit: 'Save',
    })
  },
  'a project': async (page, colleague) => {
    await visit(page, PATHS.projects)
    const { models } = await callAs<{ models: { id: number; name: string }[] }>(colleague, '/projects/1/1')
    const { id = 0, name = '' } = models[0] ?? {}
    return dialogWalk(page, {
      ...recordAt(colleague, `/projects/${id}`, `/projects/${id}/update`, {
        City: 'city',
        Country: 'country',
      }),
      title: 'Create/Update Project',
      param: 'project',
      words: { City: WORDS, Country: WORDS },
      open: () => card(page, name).getByRole('button', { name: 'Edit' }).click(),
      submit: 'Save',
    })
  },
  'a new user': async (page, colleague, nr) => {
    await visit(page, PATHS.users)
    const taken = new Set<string>()
    const createNew = page.getByRole('button', { name: 'Create New' })
    const names = Array.from({ length: 9 }, (_name, which) => `walk-${nr}-${which}@latchkey.example`)
    return dialogWalk(page, {
      title: 'Create User',
      param: 'user',
      words: { Username: names, Status: ['Active', 'Inactive'] },
      open: () => createNew.click(),
      submit: 'SUBMIT',
      call: '**/api/users',
      record: null,
      taken,
      push: async ({ Username: username = '' }) => {
        if (username === '' || taken.has(username)) return
        await callAs(colleague, '/users', { username, active: 1 }, 'PUT')
        taken.add(username)
      },
      goBack: async () => {
        await expect(page).toHaveURL(/\/roles(\/\d+)?$/)
        await page.goBack()
        await expect(createNew).toBeVisible()
      },
    })
  },
  filters: async (page, colleague, nr) => {
    let pushed = 0
    await visit(page, `${PATHS.enquiries}?page=1&limit=10`)
    await waitForRows(page)
    return listWalk(page, () => makeLead(colleague, `Pushed-${nr}-${(pushed += 1)}`))
  },
}

Object.entries(KINDS).forEach(([kind, begin], index, kinds) =>
  tabsOf(index, kinds.length).forEach((walks, nr) =>
    test(`walks through ${kind}, tab ${nr}`, async ({ signIn, signInToApi, browserErrors }) => {
      // An answer that is lost.
      browserErrors.allow(/ERR_FAILED/)
      const [page, colleague] = [
        await signIn(kind === 'a new user' ? 'admin' : 'agent'),
        await signInToApi('admin'),
      ]
      const walk = await begin(page, colleague, nr)
      for (const each of walks) await go(each, walk)
    }),
  ),
)
