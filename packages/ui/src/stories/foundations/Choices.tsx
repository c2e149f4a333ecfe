export interface ChoicesProps {
  head: readonly string[]
  /** One text per column; text between backticks is rendered as code. */
  rows: readonly (readonly string[])[]
}

const CODE = /`([^`]+)`/

/** Every second part was between backticks. */
const asWords = (text: string) =>
  text.split(CODE).map((piece, index) => (index % 2 === 1 ? <code key={index}>{piece}</code> : piece))

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
              <td key={text}>{asWords(text)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
