import { expect, it } from 'vitest'
import { storiesIn } from './affected-stories.ts'

const entry = (id: string, importPath: string, type = 'story') => [id, { id, type, importPath }] as const

it('names the stories of these files, without those of others and without docs pages', () => {
  const index = {
    entries: Object.fromEntries([
      entry('controls-button--quiet', './packages/ui/src/controls/Button/Button.stories.tsx'),
      entry('controls-button--docs', './packages/ui/src/controls/Button/Button.stories.tsx', 'docs'),
      entry('data-pager--first', './packages/ui/src/data/Pager/Pager.stories.tsx'),
      entry('mails-invitation--sent', './.storybook/mails/Invitation.stories.tsx'),
    ]),
  }
  const files = [
    'packages/ui/src/controls/Button/Button.stories.tsx',
    '.storybook/mails/Invitation.stories.tsx',
  ]
  expect(storiesIn(files, index)).toEqual(['controls-button--quiet', 'mails-invitation--sent'])
})
