/** The meaning of each status. It is a tag of the component's stories; a component without one is stable. */
export const STATUS_MEANINGS = {
  stable: 'Props and look change only with an entry in the change log.',
  new: 'In use, but its props may still change.',
  deprecated: 'Still works; use what “Do” names instead.',
} as const

export type Status = keyof typeof STATUS_MEANINGS

/** The status among the tags of a story. */
export function statusOf(tags: readonly string[]): Status {
  if (tags.includes('deprecated')) return 'deprecated'
  return tags.includes('new') ? 'new' : 'stable'
}
