import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
`

export const Strip = styled.ul`
  display: flex;
  overflow-x: auto;
  border-radius: ${token.radius.medium};
  background: ${token.surface.sunken};
  list-style: none;
  scroll-snap-type: x mandatory;
  scroll-behavior: smooth;
  scrollbar-width: none;
  @media (prefers-reduced-motion: reduce) {
    scroll-behavior: auto;
  }
  @media print {
    flex-wrap: wrap;
    gap: ${space(2)};
  }
`

export const Frame = styled.li`
  flex: none;
  inline-size: 100%;
  aspect-ratio: 3 / 2;
  scroll-snap-align: start;
  @media print {
    inline-size: 45%;
  }
`

export const Picture = styled.img`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  @media print {
    display: none;
  }
`

export const Count = styled.output`
  min-inline-size: 4rem;
  color: ${token.ink.subtle};
  font-variant-numeric: tabular-nums;
  text-align: center;
`
