import { spreadOut } from './line-path.ts'
import * as S from './LinePlot.styles.ts'

interface LineNamesProps {
  /** `end` is the height of the last point, from 0 to 1. */
  lines: readonly { name: string; end: number }[]
}

/** Two lines of a name, as a part of the plot. */
const GAP = 0.2

/** The names of the lines: each at the end of its line, or above a narrow plot with a piece of the line. */
export function LineNames({ lines }: LineNamesProps) {
  const places = spreadOut(
    lines.map(({ end }) => end),
    GAP,
  )
  return (
    <S.Names>
      {lines.map(({ name }, index) => (
        <S.Name key={name} style={{ '--share': places[index] }}>
          <S.Sample viewBox="0 0 24 8" aria-hidden>
            <S.Path data-line={index + 1} d="M0 4h24" />
          </S.Sample>
          <S.Point data-line={index + 1} />
          {name}
        </S.Name>
      ))}
    </S.Names>
  )
}
