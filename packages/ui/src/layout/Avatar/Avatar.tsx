import { UserRound } from 'lucide-react'
import { useState } from 'react'
import * as S from './Avatar.styles.ts'

export interface AvatarProps {
  /** The person's picture; without one, or where it cannot be loaded, a generic figure stands in. */
  src?: string
  size?: 'small' | 'large'
}

/** A person's picture beside their name; the name says who it is, so the picture is silent. */
export function Avatar({ src, size = 'small' }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>()
  return (
    <S.Root data-size={size}>
      {src === undefined || src === brokenSrc ? (
        <UserRound aria-hidden />
      ) : (
        <S.Picture src={src} alt="" onError={() => setBrokenSrc(src)} />
      )}
    </S.Root>
  )
}
