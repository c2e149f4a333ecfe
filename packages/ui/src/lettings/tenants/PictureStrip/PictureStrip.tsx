import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import * as S from './PictureStrip.styles.ts'

export interface PictureStripProps {
  /** URLs, the best picture first. */
  pictures: readonly string[]
  /** The subject of the pictures, such as the name of the home. */
  subject: string
}

/**
 * Pictures to swipe or step through; one at a time fills the width.
 *
 * @do Put the best picture first: it is loaded at once.
 * @dont Do not move it automatically.
 * @key Arrow Left, Arrow Right: Scroll the pictures, while the strip has the focus.
 * @key Enter or Space: On “Previous” or “Next”, moves by one picture.
 */
export function PictureStrip({ pictures, subject }: PictureStripProps) {
  const strip = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState(0)
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set())
  const shown = pictures.filter((picture) => !broken.has(picture))
  const count = shown.length
  if (count === 0) return null

  const handleScroll = () => {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {}
    if (clientWidth > 0) setPlace(Math.min(count - 1, Math.round(scrollLeft / clientWidth)))
  }
  const step = (by: number) => {
    const { current } = strip
    // Wraps around, so that no button becomes disabled.
    current?.scrollTo({ left: ((place + by + count) % count) * current.clientWidth })
  }

  return (
    <S.Root aria-label={`Pictures of ${subject}`}>
      <S.Strip
        ref={strip}
        onScroll={handleScroll}
        // Scrollable content must be reachable by keyboard.
        tabIndex={count > 1 ? 0 : undefined}
      >
        {shown.map((picture, index) => (
          <S.Frame key={picture}>
            <S.Picture
              src={picture}
              alt={`${subject}, picture ${index + 1} of ${count}`}
              loading={index === 0 ? 'eager' : 'lazy'}
              onError={() => setBroken((before) => new Set(before).add(picture))}
            />
          </S.Frame>
        ))}
      </S.Strip>
      {count > 1 && (
        <S.Bar>
          <Button variant="quiet" size="large" icon={<ChevronLeft aria-hidden />} onClick={() => step(-1)}>
            Previous
          </Button>
          <S.Count>{`${place + 1} of ${count}`}</S.Count>
          <Button variant="quiet" size="large" icon={<ChevronRight aria-hidden />} onClick={() => step(1)}>
            Next
          </Button>
        </S.Bar>
      )}
    </S.Root>
  )
}
