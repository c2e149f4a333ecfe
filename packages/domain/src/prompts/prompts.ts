/** What a person is asked before something is done, under which title, and what is said when it is. */
export interface PromptTexts {
  title: string
  question: string
  done: string
}
