const APOSTROPHES = /['`´ʹʻʼʽˈ‘’‛′＇]/gu
const DASHES = /[\p{Pd}−]/gu
const SPACES = /[\s\u0085]+/gu

/** The same for all spellings of a name: apostrophes, dashes, spaces and case make no difference (rule P3). */
export const nameKey = (name: string): string =>
  name
    .replace(APOSTROPHES, "'")
    .replace(DASHES, '-')
    .normalize('NFKC')
    .replace(SPACES, ' ')
    .trim()
    .toLowerCase()
