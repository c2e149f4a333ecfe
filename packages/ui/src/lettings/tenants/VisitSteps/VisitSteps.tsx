import * as S from './VisitSteps.styles.ts'

/** Props of the steps. */
export interface VisitStepsProps {
  /** The name of each step, in a word or two. */
  labels: readonly string[]
  /** The index of the current step, from 0. */
  current: number
}

/**
 * The progress of a tenant: a bar for each step, filled up to the current one.
 *
 * @do Use it for two to four steps.
 * @dont Do not make steps interactive: forms lead to them.
 */
export function VisitSteps({ labels, current }: VisitStepsProps) {
  return (
    <S.List aria-label={`Step ${current + 1} of ${labels.length}`}>
      {labels.map((label, place) => (
        <S.Step
          key={label}
          data-state={stateOf(place, current)}
          aria-current={place === current ? 'step' : undefined}
        >
          <S.Label>{label}</S.Label>
        </S.Step>
      ))}
    </S.List>
  )
}

function stateOf(place: number, current: number): 'done' | 'current' | 'ahead' {
  if (place === current) return 'current'
  return place < current ? 'done' : 'ahead'
}
