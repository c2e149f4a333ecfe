import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { Button } from '../../controls/Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import * as S from './Lightbox.styles.ts'

/** A picture of the lightbox. */
export interface LightboxPicture {
  src: string
  /** The file name; '' if unknown. */
  name: string
}

export interface LightboxProps {
  pictures: readonly LightboxPicture[]
  /** The index of the picture, from 0; null when closed. */
  open: number | null
  onOpen: (place: number) => void
  onClose: () => void
}

/**
 * One picture as large as the screen allows, with buttons to the previous and next.
 *
 * @also Carousel, Image viewer, Slideshow
 * @do Give each picture a name.
 * @dont Do not put actions into it.
 * @key Arrow Left, Arrow Right: Show the previous and the next picture.
 * @key Escape: Closes it.
 */
export function Lightbox({ pictures, open, onOpen, onClose }: LightboxProps) {
  const [last, setLast] = useState(0)
  if (open !== null && open !== last) setLast(open)
  // Shows the last picture during the closing animation.
  const place = open ?? last
  const picture = pictures[place]
  const count = pictures.length

  const go = (next: number) => {
    if (next >= 0 && next < count) onOpen(next)
  }
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(place - 1)
    if (key === 'ArrowRight') go(place + 1)
  }

  return (
    <Dialog
      isOpen={open !== null && picture !== undefined}
      onCloseRequest={onClose}
      title={`Picture ${place + 1} of ${count}`}
      size="large"
      footer={
        count > 1 && (
          <S.Ways onKeyDown={handleKey}>
            <Button
              icon={<ChevronLeft aria-hidden />}
              aria-disabled={place === 0 || undefined}
              onClick={() => go(place - 1)}
            >
              Previous
            </Button>
            <Button aria-disabled={place === count - 1 || undefined} onClick={() => go(place + 1)}>
              Next <ChevronRight aria-hidden />
            </Button>
          </S.Ways>
        )
      }
    >
      {picture && (
        <S.Figure>
          <S.Picture key={picture.src} src={picture.src} alt={picture.name || `Picture ${place + 1}`} />
          {picture.name !== '' && <S.Caption aria-hidden>{picture.name}</S.Caption>}
        </S.Figure>
      )}
    </Dialog>
  )
}
