import { describe, expect, test } from 'vitest'
import { componentFacts, type ComponentFacts } from '../../scripts/lib/components-doc.ts'
import { readStories } from '../../scripts/lib/read-stories.ts'
import { hasLongText, statesOf } from '../../scripts/lib/story-states.ts'

/** Components without text from data, by reason. */
const NO_WORDS_OF_OTHERS: Readonly<Record<string, readonly string[]>> = {
  'pictures, numbers, dates and signs alone': [
    'Avatar',
    'CopyButton',
    'CountBadge',
    'DayHeader',
    'Gallery',
    'IconButton',
    'Logo',
    'PictureStrip',
    'QrCode',
    'Skeleton',
  ],
  'one line of typing, which scrolls within its box': [
    'DateField',
    'DateRangeField',
    'DateTimeField',
    'NumberField',
    'PasswordField',
    'PhoneField',
    'SearchField',
  ],
  'our own words alone, or what the person types there': [
    'AnonymiseDialog',
    'AppSetUp',
    'CalendarToolbar',
    'ChangePasswordDialog',
    'CodeForm',
    'CreateUserDialog',
    'DensityChoice',
    'ForgotPasswordForm',
    'Form',
    'IdentityForm',
    'KeepLongerDialog',
    'LeadStatusLabel',
    'ListFooter',
    'NewPasswordFields',
    'NotificationBell',
    'PageSize',
    'PageSkeleton',
    'Pager',
    'PasswordChecklist',
    'ProofDialog',
    'RecoveryCodes',
    'ResetPasswordForm',
    'RootBoundary',
    'SearchButton',
    'StaleNotice',
    'TwoFactorCard',
    'TwoFactorDialog',
    'VisitEnd',
    'VisitSteps',
    'VisitTrouble',
  ],
  'a place for others, which hold this themselves': [
    'AppShell',
    'CalendarPanel',
    'CardGrid',
    'CardList',
    'DashboardLayout',
    'DndScope',
    'FieldGrid',
    'Inline',
    'LinkSlot',
    'MovableEvents',
    'Stack',
  ],
  'words for the ear alone': ['Announcement', 'ProgressBar', 'VisuallyHidden'],
}

const excused = Object.values(NO_WORDS_OF_OTHERS).flat()

type LongTextFacts = Pick<ComponentFacts, 'name' | 'hasLongText'>

const lacking = (all: readonly LongTextFacts[]): string[] =>
  all.filter((each) => !each.hasLongText && !excused.includes(each.name)).map(({ name }) => name)

/** Exemptions of components that do not exist, or need none. */
const stale = (all: readonly LongTextFacts[]): string[] =>
  excused.filter((name) => !all.some((each) => each.name === name && !each.hasLongText))

test('a component that shows text from data has a story of long text, whose play asserts that it fits', () => {
  expect(lacking(componentFacts())).toEqual([])
})

test('there are no needless exemptions', () => {
  expect(stale(componentFacts())).toEqual([])
  expect(new Set(excused).size).toBe(excused.length)
})

const facts = (name: string, text: string) => ({
  name,
  hasLongText: hasLongText(readStories('a.stories.tsx', text).stories),
})
const story = (name: string, window = '') => `export const ${name}: Story = { ${window} }`

describe('it can fail', () => {
  test('without such a story, and without a play in it', () => {
    const held = facts('Card', 'export const LongText: Story = { play: async () => {} }')
    const seen = facts('Tile', 'export const LongText: Story = { args: {} }')
    const none = facts('Sheet', 'export const Default: Story = { play: async () => {} }')
    expect(lacking([held, seen, none])).toEqual(['Tile', 'Sheet'])
  })

  test('an exemption of a component that has such a story, or does not exist', () => {
    const all = excused.map((name) => ({ name, hasLongText: name === 'Pager' }))
    expect(stale(all.filter(({ name }) => name !== 'Logo'))).toEqual(['Logo', 'Pager'])
  })

  test('states are read from the names and the viewports of stories', () => {
    const text = [story('LongText', '...narrowest'), story('Rejected'), story('Plain'), story('Loading')]
    expect(statesOf(readStories('a.stories.tsx', text.join('\n')).stories)).toEqual([
      'loading',
      'error',
      'long text',
      'narrow',
    ])
  })
})
