export const SEARCH_TEXTS = {
  title: 'Search',
  label: 'Search leads, homes and pages',
  hint: 'Type a name, phone, email, postcode or home.',
  many: 'Many match. Keep typing to narrow it down.',
  failed: 'Search is not answering.',
  nothing: (text: string) => `Nothing found for "${text}".`,
  count: (results: number) => (results === 1 ? '1 result' : `${results} results`),
} as const
