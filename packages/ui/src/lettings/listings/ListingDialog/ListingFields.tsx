import { useId, type ReactNode } from 'react'
import { EnergySection } from './EnergySection.tsx'
import { HomeSection } from './HomeSection.tsx'
import type { ListingSectionProps } from './listing-section.ts'
import { PlansSection } from './PicturesSection.tsx'
import { TextSection } from './TextSection.tsx'
import { WhereSection } from './WhereSection.tsx'
import * as S from './ListingDialog.styles.ts'

/** All fields of a listing, in five groups. */
export const ListingFields = (props: ListingSectionProps) => (
  <S.Groups>
    <Group title="Advert">
      <TextSection {...props} />
    </Group>
    <Group title="Home">
      <HomeSection {...props} />
    </Group>
    <Group title="Energy">
      <EnergySection {...props} />
    </Group>
    <Group title="Floor plans and tour">
      <PlansSection {...props} />
    </Group>
    <Group title="Where it is shown">
      <WhereSection {...props} />
    </Group>
  </S.Groups>
)

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <S.Group aria-labelledby={id}>
      <S.GroupTitle id={id}>{title}</S.GroupTitle>
      {children}
    </S.Group>
  )
}
