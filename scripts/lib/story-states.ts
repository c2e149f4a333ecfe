import type { StoryFacts } from './read-stories.ts'

/** The states that designers ask for by name, with the pattern of their stories' names. */
const NAMES: Readonly<Record<string, RegExp>> = {
  loading: /^(?:Loading|LookingInto|Sending|Uploading)/,
  empty: /^(?:Blank|Empty|New$|No(?:Amount|Home|Image|Picture|thing)|None|Sparse|Unanswered)/,
  error:
    /^(?:Conflict|Error|Fail|Holes|Invalid|Lost|Mismatch|Missing|NoSuch|Reject|Taken|TooLong|Unreadable|Validation|WithError)/,
  disabled: /^(?:Busy(?!Day)|Confirming|Disabled|Fixed$|Moving$|NotAllowed|NotPermitted|OnItsWay|ReadOnly)/,
}

const withCapital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** The states for which a component has a story or a part of one, in order. */
export function statesOf(stories: readonly StoryFacts[]): string[] {
  const names = stories.flatMap(({ name, parts }) => [name, ...parts.map(withCapital)])
  const named = Object.entries(NAMES).flatMap(([state, pattern]) =>
    names.some((name) => pattern.test(name)) ? [state] : [],
  )
  const isNarrow = stories.some((story) => story.isNarrow || /Narrow|Phone/.test(story.name))
  return isNarrow ? [...named, 'narrow'] : named
}
