import { Fragment, type ReactNode } from 'react'
import * as S from './FactList.styles.ts'

/** A labelled fact. */
export interface Fact {
  term: string
  value: ReactNode
}

export interface FactListProps {
  facts: readonly Fact[]
}

/**
 * A short list of labelled facts about one subject.
 *
 * @also Description list, Key and value, Summary list
 * @do Name each fact in a word or two.
 * @dont Do not use it for editable values: use a form.
 */
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
