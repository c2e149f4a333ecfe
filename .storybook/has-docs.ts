/** False in tests of stories, which open no docs page: what these need takes half of a build. */
export const HAS_DOCS = process.env['VITEST'] === undefined
