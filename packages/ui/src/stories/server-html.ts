import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { storiesOf } from './published-stories.ts'

/** The HTML that a server renders for each story of a file, by the name of the story. */
export async function serverHtml(file: string): Promise<Readonly<Record<string, string>>> {
  const stories = await storiesOf(file)
  return Object.fromEntries(stories.map(([name, Story]) => [name, renderToString(createElement(Story))]))
}
