import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Suspense } from 'react'

/** How far below the window something may be, and is fetched all the same. */
const NEAR = '200px'

export interface WhenNearProps {
  /** What is fetched and shown. */
  children: ReactNode
  /** Kept free until then. */
  blockSize: string
}

/** Renders a part of a page once it comes near to what is in sight: nobody waits for what is far below. */
export function WhenNear({ children, blockSize }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    if (place.current === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: NEAR },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  const room = <div ref={place} style={{ minBlockSize: blockSize }} />
  return isNear ? <Suspense fallback={room}>{children}</Suspense> : room
}
