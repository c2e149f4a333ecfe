import type { PromptTexts } from '../prompts/question.store.ts'

export const COPY_FEED_NOW = 'Copy it now. Whoever has it can see your viewings.'

export const FEED_ENDED = 'The calendar feed has been switched off.'

export const RENEW_FEED: PromptTexts = {
  title: 'New Address',
  question: 'Calendars that use the current address will stop updating.',
  done: 'The calendar feed has a new address.',
}
