import { styled } from 'styled-components'
import { space, token } from '../../theme/token.ts'
import { plotAndKey, wide } from '../plot-look.ts'

export const Root = styled.div`
  ${plotAndKey}
  /* A target of 24 px around each point, or as wide as its column. */
  & [data-variant='point'] {
    position: absolute;
    inset-inline: 0;
    inset-block-end: calc(var(--share) * var(--plot-block) - 0.75rem);
    max-inline-size: 1.5rem;
    block-size: 1.5rem;
    margin-inline: auto;
  }
  & a[data-variant='point']:hover > * {
    scale: 1.3;
  }
`

export const Lines = styled.svg`
  position: absolute;
  inset-block-start: var(--plot-top);
  inset-inline: 0;
  inline-size: 100%;
  block-size: var(--plot-block);
  overflow: visible;
`

/** The width of a line does not follow the shape of the plot. */
export const Path = styled.path`
  fill: none;
  stroke: ${token.series[1]};
  stroke-width: 2;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;
  &[data-line='2'] {
    stroke: ${token.series[5]};
    stroke-dasharray: 6 4;
  }
  &[data-line='3'] {
    stroke: ${token.series[3]};
    stroke-dasharray: 2 3;
  }
`

/** A disc, a diamond, a square. */
export const Point = styled.span`
  display: block;
  flex: none;
  inline-size: 0.5625rem;
  block-size: 0.5625rem;
  border: 2px solid ${token.series[1]};
  border-radius: 50%;
  background: ${token.series[1]};
  print-color-adjust: exact;
  &[data-line='2'] {
    border-color: ${token.series[5]};
    border-radius: 0;
    background: ${token.surface.plain};
    rotate: 45deg;
  }
  &[data-line='3'] {
    border-color: ${token.series[3]};
    border-radius: 0;
    background: ${token.surface.plain};
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: CanvasText;
    background: CanvasText;
    &[data-line] {
      border-color: CanvasText;
    }
    &[data-line='2'],
    &[data-line='3'] {
      background: Canvas;
    }
  }
  [data-variant='point'] > & {
    position: absolute;
    inset: 0;
    margin: auto;
  }
`

export const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  margin-block-end: ${space(2)};
  font: 550 ${token.text.small} ${token.font.body};
  list-style: none;
  ${wide} {
    grid-area: key;
    position: relative;
    display: block;
    inline-size: 8rem;
    block-size: calc(13rem + 1.5rem);
    margin: 0;
    @media print {
      block-size: calc(10rem + 1.5rem);
    }
  }
`

export const Name = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  min-inline-size: 0;
  overflow-wrap: anywhere;
  ${wide} {
    position: absolute;
    inset-inline: 0;
    inset-block-end: calc(var(--share) * (100% - 1.5rem));
    translate: 0 50%;
    line-height: 1.2;
  }
`

export const Sample = styled.svg`
  flex: none;
  inline-size: 1.5rem;
  block-size: 0.5rem;
  /* The point is in its middle. */
  margin-inline-end: -1.4rem;
  & + ${Point} {
    margin-inline-end: 0.47rem;
  }
  ${wide} {
    display: none;
    & + ${Point} {
      margin-inline-end: 0;
    }
  }
`
