import { createContext, useContext, useId, type ReactNode } from 'react'
import { token } from '../theme/token.ts'
import { SERIES_COLOURS, type SeriesColour } from './series-colours.ts'
import * as S from './SeriesPatterns.styles.ts'

/** The drawing over each colour, in a square of 6 px; the first series is plain. */
const DRAWINGS: Readonly<Record<SeriesColour, string>> = {
  1: '',
  2: 'M-1 1 1-1M0 6 6 0M5 7 7 5',
  3: 'M0 1.5h6',
  4: 'M1.5 1.5h.01M4.5 4.5h.01',
  5: 'M-1 5 1 7M0 0 6 6M5-1 7 1',
  6: 'M1.5 0v6',
  7: 'M0 3h6M3 0v6',
  8: 'M0 0 6 6M0 6 6 0',
  other: 'M0 1.5h3M3 4.5h3',
}

const PatternsId = createContext('')

/** Defines the colours with their patterns, once around a plot. */
export function SeriesPatterns({ children }: { children: ReactNode }) {
  const id = useId()
  return (
    <PatternsId value={id}>
      <S.Definitions aria-hidden>
        <defs>
          {SERIES_COLOURS.map((colour) => (
            <pattern key={colour} id={`${id}${colour}`} width="6" height="6" patternUnits="userSpaceOnUse">
              <rect width="6" height="6" style={{ fill: token.series[colour] }} />
              <S.Drawing d={DRAWINGS[colour]} />
            </pattern>
          ))}
        </defs>
      </S.Definitions>
      {children}
    </PatternsId>
  )
}

/** A rectangle that fills its place with the colour and the pattern of a series. */
export function SeriesFill({ colour }: { colour: SeriesColour }) {
  const id = useContext(PatternsId)
  return (
    <S.Fill aria-hidden>
      <rect width="100%" height="100%" fill={`url(#${id}${colour})`} />
    </S.Fill>
  )
}
