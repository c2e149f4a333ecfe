import { FigureLink } from './FigureLink.tsx'
import type { Figure } from './figure.ts'
import type { FigurePlace } from './figure-keys.ts'
import type { SeriesColour } from './series-colours.ts'
import { SeriesFill } from './SeriesPatterns.tsx'
import * as S from './PlotKey.styles.ts'

/** A series as the key names it. */
export interface KeyedSeries {
  name: string
  colour: SeriesColour
  /** The total of the whole period, shown beside the name. */
  total?: Figure | undefined
  place: FigurePlace
}

/** The names of the series with their colours and totals; beside a wide plot in the order of its stacks. */
export function PlotKey({ series }: { series: readonly KeyedSeries[] }) {
  return (
    <S.Root>
      {series.map(({ name, colour, total, place }) => (
        <S.Series key={name}>
          <S.Mark>
            <SeriesFill colour={colour} />
          </S.Mark>
          <S.Name>{name}</S.Name>
          {total && <FigureLink figure={total} place={place} variant="text" />}
        </S.Series>
      ))}
    </S.Root>
  )
}
