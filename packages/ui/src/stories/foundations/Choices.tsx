import { Named } from './Named.tsx'

export interface ChoicesProps {
  head: readonly string[]
  /** One text per column; see `Named` for what is between backticks. */
  rows: readonly (readonly string[])[]
}

/** A table for an MDX page, because Storybook renders no Markdown tables. */
export function Choices({ head, rows }: ChoicesProps) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title}>{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            {row.map((text) => (
              <td key={text}>
                <Named>{text}</Named>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
