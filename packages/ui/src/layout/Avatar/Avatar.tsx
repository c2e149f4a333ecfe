import { UserRound } from 'lucide-react'
import * as S from './Avatar.styles.ts'

/** What an avatar accepts. */
export interface AvatarProps {
  /** The person's picture; without one a generic figure stands in. */
  src?: string
  size?: 'small' | 'large'
}

/** A person's picture beside their name; the name says who it is, so the picture is silent. */
export function Avatar({ src, size = 'small' }: AvatarProps) {
  return (
    <S.Root data-size={size}>
      {src === undefined ? <UserRound aria-hidden /> : <S.Picture src={src} alt="" />}
    </S.Root>
  )
}
