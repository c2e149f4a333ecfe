import { describe, expect, it } from 'vitest'
import { affectedStories, storiesIn } from './affected-stories.ts'

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

describe('affectedStories', () => {
  const DROP_ZONE = 'packages/ui/src/files/DropZone/DropZone.tsx'
  const PICTURE_FIELD = 'packages/ui/src/files/PictureField/PictureField.stories.tsx'
  const PAGER = 'packages/ui/src/data/Pager/Pager.stories.tsx'
  const PROFILE_PAGE = 'packages/app/src/pages/profile/ProfilePage.stories.tsx'

  it('are those that import what changed, in the design system, when it changed alone', () => {
    const stories = affectedStories([DROP_ZONE, 'docs/COMPONENTS.md'])
    expect(stories).toContain(PICTURE_FIELD)
    for (const spared of [PAGER, PROFILE_PAGE]) expect(stories).not.toContain(spared)
  })

  it('are also those of pages after any other change', () => {
    const stories = affectedStories([DROP_ZONE, 'packages/app/src/pages/profile/ProfilePage.tsx'])
    expect(stories).toEqual(expect.arrayContaining([PICTURE_FIELD, PROFILE_PAGE]))
    expect(stories).not.toContain(PAGER)
  })

  it.each(['pnpm-lock.yaml', '.storybook/preview.tsx', 'packages/domain/package.json'])(
    'are all after a change of %s',
    (file) => {
      expect(affectedStories([file])).toEqual(expect.arrayContaining([PICTURE_FIELD, PAGER, PROFILE_PAGE]))
    },
  )

  it('are all of the design system after a change of what renders every story', () => {
    const stories = affectedStories(['packages/ui/src/theme/BaseStyles.ts'])
    expect(stories).toEqual(expect.arrayContaining([PICTURE_FIELD, PAGER]))
  })

  it('are none after a change of the server', () => {
    expect(affectedStories(['packages/server/src/app.ts'])).toEqual([])
  })
})
