import { UserRound } from 'lucide-react'
import { useState } from 'react'
import * as S from './Avatar.styles.ts'

export interface AvatarProps {
  /** URL of the user's picture; a generic icon replaces a missing or broken one. */
  src?: string
  size?: 'small' | 'large'
}

/**
 * A person's picture beside their name; decorative, because the name identifies them.
 *
 * @do Use it next to the name, or as a link to one’s own profile.
 * @dont Do not use the picture instead of the name.
 */
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
