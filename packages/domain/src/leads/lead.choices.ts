import type { ChoiceRules, ListChoices } from '../platform/lists/choices.ts'

/** What each of the three lists of leads can be narrowed to apart from its columns. Source: decision A2. */
export const LEAD_LIST_CHOICES = {
  handler: /^(?:me|none|[1-9]\d{0,8})$/,
} as const satisfies ChoiceRules

/** Whose leads a list shows: one's own, those of nobody, or those of the user with this id. Source: decision A2. */
export type HandlerChoice = 'me' | 'none' | number

/** Whose leads a list was narrowed to; null for everybody's. */
export function handlerChoice({ handler }: ListChoices): HandlerChoice | null {
  if (handler === undefined || !LEAD_LIST_CHOICES.handler.test(handler)) return null
  return handler === 'me' || handler === 'none' ? handler : Number(handler)
}
