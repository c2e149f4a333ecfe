/** Story files to build instead of all, relative to the root: `npm test -- --changed` compares the pictures of some. */
export const ONLY_STORIES = process.env['ONLY_STORIES']?.split(',')

/** False where nobody opens a docs page: what these need takes half of a build. */
export const HAS_DOCS = process.env['VITEST'] === undefined && ONLY_STORIES === undefined
