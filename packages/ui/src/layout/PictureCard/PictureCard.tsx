import { ImageOff, Images } from 'lucide-react'
import type { ReactNode } from 'react'
import * as S from './PictureCard.styles.ts'

export interface PictureCardProps {
  title: string
  /** The URL of the picture in card size; null shows a text instead. */
  picture: string | null
  /** The number of pictures; shown on the picture if given. */
  pictureCount?: number
  /** At the end of the title, such as a status. */
  mark?: ReactNode
  /** Details of the record. */
  children: ReactNode
  actions: ReactNode
  /** At the opposite end of the actions; for deleting the record. */
  lastAction?: ReactNode
}

/**
 * A record recognised by its picture, in a grid.
 *
 * @do Use it for records that people recognise by sight, six on a page.
 * @dont Do not pass the full picture: use the size of a card.
 */
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
