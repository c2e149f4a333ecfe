import type { LeftOut } from '@latchkey/domain/feeds/feed-file.contract'
import { leftOutText, NONE_LEFT_OUT } from '@latchkey/domain/feeds/feed-file.messages'
import { PageLink } from '../../PageLink.tsx'
import * as S from './FeedFileTable.styles.ts'

export interface LeftOutListProps {
  homes: readonly LeftOut[]
  /** The address of the listing of a home; null without permission. */
  hrefOf: (homeId: number) => string | null
}

/** The homes that a file leaves out, with the reasons. */
export function LeftOutList({ homes, hrefOf }: LeftOutListProps) {
  if (homes.length === 0) return <p>{NONE_LEFT_OUT}</p>
  return (
    <S.Homes>
      {homes.map((home) => (
        <li key={home.id}>
          <PageLink href={hrefOf(home.id)}>{home.name}</PageLink>
          <S.Reason>{leftOutText(home)}</S.Reason>
        </li>
      ))}
    </S.Homes>
  )
}
