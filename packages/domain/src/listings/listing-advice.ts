import type { Property } from '../properties/property.contract.ts'
import { characterCount } from '../platform/values/text.ts'
import type { ListingDraft } from './listing.draft.ts'
import { LISTING_ADVICE, type ListingAdvice, type ListingKind } from './listing.enums.ts'
import { DESCRIPTION_ADVISED, PICTURES_ADVISED } from './listing.limits.ts'

export interface AdviceFacts {
  readonly home: Pick<Property, 'desc'> & { readonly pictureCount: number }
  readonly listing: Pick<ListingDraft, 'kind' | 'summary' | 'features' | 'planIds' | 'feedIds'>
}

export interface Advice {
  name: ListingAdvice
  /** Of `words`. */
  words?: string[]
}

/** Words that shut people out of a home, which the law forbids in adverts. */
const SHUTTING_OUT = ['no DSS', 'no benefits', 'no children', 'professionals only']

/** Words that invite bids above a rent, which the law forbids for lettings. */
const INVITING_BIDS = ['offers over', 'best offer', 'from £']

const ESCAPED = /[.*+?^${}()|[\]\\]/g

/** Whole words in any case, with any gap between them. */
function patternOf(words: string): RegExp {
  const text = words.replace(ESCAPED, '\\$&').replaceAll(' ', '\\s+')
  const end = /\p{L}$/u.test(words) ? '(?![\\p{L}\\p{N}])' : ''
  return new RegExp(`(?<![\\p{L}\\p{N}])${text}${end}`, 'iu')
}

const PATTERNS = new Map([...SHUTTING_OUT, ...INVITING_BIDS].map((words) => [words, patternOf(words)]))

/** The words that may be unlawful, as they are spelt here. */
export const unlawfulWords = (texts: readonly string[], kind: ListingKind): string[] =>
  [...SHUTTING_OUT, ...(kind === 'let' ? INVITING_BIDS : [])].filter((words) =>
    texts.some((text) => PATTERNS.get(words)?.test(text)),
  )

export function adviceOn({ home, listing }: AdviceFacts): Advice[] {
  const description = home.desc ?? ''
  const words = unlawfulWords([listing.summary, description, ...listing.features], listing.kind)
  const applies: Readonly<Record<ListingAdvice, boolean>> = {
    pictures: home.pictureCount < PICTURES_ADVISED,
    'floor-plan': listing.planIds.length === 0,
    description: characterCount(description) < DESCRIPTION_ADVISED,
    feed: listing.feedIds.length === 0,
    words: words.length > 0,
  }
  return LISTING_ADVICE.filter((name) => applies[name]).map((name) =>
    name === 'words' ? { name, words } : { name },
  )
}
