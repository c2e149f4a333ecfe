export interface PromptTexts {
  title: string
  question: string
  done: string
}
