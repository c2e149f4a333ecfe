import type { PromptTexts } from '../prompts/prompts.ts'

/** What stands beside a new address of a calendar feed. Source: decision A11. */
export const COPY_FEED_NOW = 'Copy it now. Whoever has it can see your viewings.'

/** What a person reads once their calendar feed is off. */
export const FEED_ENDED = 'The calendar feed has been switched off.'

/** What a person is asked before a new address ends the one that their calendars read. */
export const RENEW_FEED: PromptTexts = {
  title: 'New Address',
  question: 'Calendars that read the present address will stop being updated.',
  done: 'The calendar feed has a new address.',
}
