import { describe, expect, it } from 'vitest'
import { readStories } from '../lib/read-stories.ts'
import { insertAfter } from './addition.ts'
import { newComponent } from './component.ts'
import { newFeature } from './feature.ts'
import { newMigration } from './migration.ts'

const edited = ({ edits }: ReturnType<typeof newFeature>, text: string) => edits[0]?.edit(text)

describe('a component', () => {
  it('comes with its styles and stories', () => {
    const folder = 'packages/ui/src/controls/Stepper/Stepper'
    const { files, edits } = newComponent('controls/Stepper')
    expect(Object.keys(files)).toEqual([`${folder}.tsx`, `${folder}.styles.ts`, `${folder}.stories.tsx`])
    expect(files[`${folder}.stories.tsx`]).toContain("title: 'Controls/Stepper'")
    expect(edits).toEqual([])
  })

  it('has a captured story, which is tested with long texts and by axe', () => {
    const file = 'packages/ui/src/controls/Stepper/Stepper.stories.tsx'
    const { stories } = readStories(file, newComponent('controls/Stepper').files[file] ?? '')
    expect(stories.some(({ isCaptured }) => isCaptured)).toBe(true)
  })

  it('is registered nowhere, even in a new folder of lettings', () => {
    const { files, edits } = newComponent('lettings/tags/TagList')
    expect(edits).toEqual([])
    expect(Object.keys(files).join()).not.toContain('.styles.ts')
  })

  it.each(['Stepper', 'controls/stepper', 'pages/Stepper', 'lettings/Stepper', '../controls/Stepper'])(
    'rejects the name %s',
    (name) => expect(() => newComponent(name)).toThrow(/is no component/),
  )
})

describe('a migration', () => {
  const now = new Date('2027-01-05T09:07:30Z')

  it('is a file named by its UTC time', () => {
    const { files, edits } = newMigration('add-lead-source', now)
    expect(Object.keys(files)).toEqual(['packages/server/src/db/migrations/20270105T0907-add-lead-source.ts'])
    expect(edits).toEqual([])
  })

  it.each(['AddLeadSource', 'add lead', '-add', ''])('rejects the name %j', (name) => {
    expect(() => newMigration(name, now)).toThrow(/is no name for a migration/)
  })
})

describe('a feature', () => {
  it('has a folder in the domain and one in the server, and is registered with the others', () => {
    const addition = newFeature('companies')
    expect(Object.keys(addition.files)).toContain('packages/domain/src/companies/company.contract.ts')
    const features = "import { a } from './a.ts'\n\n  return {\n    routes: [\n      a(),\n    ],\n  }\n"
    expect(edited(addition, features)).toContain(
      '    routes: [\n      companiesRoutes(companiesService(context)),\n',
    )
    expect(edited(addition, features)).toContain(
      "import { companiesRoutes } from './companies/companies.routes.ts'",
    )
    const calls = "import { a } from './a.ts'\n\nexport const ROOT_CALLS = {\n  a,\n}\n"
    expect(addition.edits[1]?.edit(calls)).toContain('ROOT_CALLS = {\n  companies: companiesCalls,\n')
  })

  it('is refused where a folder of another feature has its calls', () => {
    const calls =
      "import { keysCalls } from '../integrations/keys/keys.calls.ts'\n\nexport const ROOT_CALLS = {\n}\n"
    expect(() => newFeature('keys').edits[1]?.edit(calls)).toThrow('There is a feature called keys already.')
  })

  it('names the migration of its table', () => {
    expect(newFeature('companies').next).toContain('npm run new -- migration add-companies')
  })

  it.each(['tag', 'Tags', 'my tags'])('rejects the name %j', (name) => {
    expect(() => newFeature(name)).toThrow(/is no name for a feature/)
  })
})

it('fails when a file has no place for the line', () => {
  expect(() => insertAfter('nothing here', /^import/gm, 'line')).toThrow('There is no place for: line')
})
