import { describe, expect, it } from 'vitest'
import { adviceOn, unlawfulWords } from './listing-advice.ts'
import { adviceText } from './listing.messages.ts'

describe('words that may be unlawful', () => {
  it.each([
    ['Sorry, No DSS.', ['no DSS']],
    ['NO  BENEFITS, no\nchildren', ['no benefits', 'no children']],
    ['Professionals only!', ['professionals only']],
    ['Piano DSS, no dssx, Domino children', []],
    ['Offers over, or the best offer; from £900', ['offers over', 'best offer', 'from £']],
    ['from Paddington', []],
  ])('in %j are %j', (text, words) => {
    expect(unlawfulWords([text], 'let')).toEqual(words)
  })

  it('invite bids for lettings only', () => {
    expect(unlawfulWords(['Offers over £200,000. No children.'], 'sale')).toEqual(['no children'])
  })
})

it('advises in order, and never about what is there', () => {
  const listing = { kind: 'let', summary: '', features: ['no DSS'], planIds: [], feedIds: [] } as const
  const poor = adviceOn({ home: { desc: null, pictureCount: 4 }, listing })
  expect(poor.map(adviceText)).toEqual([
    'Fewer than 5 pictures.',
    'No floor plan.',
    'The description has fewer than 300 characters.',
    'Published on no feed.',
    'This may be unlawful: no DSS.',
  ])
  const rich = { ...listing, features: [], planIds: [1], feedIds: [1] }
  expect(adviceOn({ home: { desc: 'x'.repeat(300), pictureCount: 5 }, listing: rich })).toEqual([])
})
