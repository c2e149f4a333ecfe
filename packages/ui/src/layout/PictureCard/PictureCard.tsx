import { ImageOff, Images } from 'lucide-react'
import type { ReactNode } from 'react'
import * as S from './PictureCard.styles.ts'

export interface PictureCardProps {
  title: string
  /** The address of the picture in the size of a card; null says so in words. */
  picture: string | null
  /** How many pictures there are; told on the picture when given. */
  pictureCount?: number
  /** At the end of the title's line, such as a status. */
  mark?: ReactNode
  /** What is told of the record. */
  children: ReactNode
  actions: ReactNode
  /** At the other end of the actions: the one that takes the record away. */
  lastAction?: ReactNode
}

/** A record that is known by its picture, in a grid of its like. */
export function PictureCard({
  title,
  picture,
  pictureCount,
  mark,
  children,
  actions,
  lastAction,
}: PictureCardProps) {
  return (
    <S.Root aria-label={title}>
      <S.Picture>
        {picture === null ? (
          <S.NoPicture>
            <ImageOff aria-hidden />
            No Image
          </S.NoPicture>
        ) : (
          <>
            <img src={picture} alt="" loading="lazy" />
            {pictureCount !== undefined && (
              <S.Count>
                <Images aria-hidden />
                {`1/${pictureCount}`}
              </S.Count>
            )}
          </>
        )}
      </S.Picture>
      <S.Body>
        <S.TitleLine>
          <S.Title>{title}</S.Title>
          <S.Mark>{mark}</S.Mark>
        </S.TitleLine>
        {children}
      </S.Body>
      <S.Actions>
        {actions}
        {lastAction !== undefined && <S.LastAction>{lastAction}</S.LastAction>}
      </S.Actions>
    </S.Root>
  )
}
