import { Fragment, type ReactNode } from 'react'
import * as S from './FactList.styles.ts'

/** One fact with its name. */
export interface Fact {
  term: string
  value: ReactNode
}

export interface FactListProps {
  facts: readonly Fact[]
}

/** A few facts about one subject, each with its name. */
export function FactList({ facts }: FactListProps) {
  return (
    <S.Root>
      {facts.map(({ term, value }) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </S.Root>
  )
}
