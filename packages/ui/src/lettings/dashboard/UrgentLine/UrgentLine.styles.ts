import { styled } from 'styled-components'
import { from, under } from '../../../theme/breakpoints.ts'
import { space, token } from '../../../theme/token.ts'

/** A fixed height, so that the content below does not move when the counts load: two lines on a phone. */
export const Root = styled.div`
  display: flex;
  align-items: center;
  min-block-size: ${space(8)};
  ${under(640)} {
    min-block-size: ${space(16)};
  }
`

export const Sentence = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  min-inline-size: 0;
  color: ${token.ink.muted};
  overflow-wrap: anywhere;
`

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space(2)};
  min-inline-size: 0;
  ${under(640)} {
    column-gap: ${space(4)};
  }
`

export const Item = styled.li`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  ${from(640)} {
    &:not(:first-child)::before {
      content: '·' / '';
      margin-inline-end: ${space(2)};
      color: ${token.ink.muted};
    }
  }
  & > a {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    min-block-size: ${space(8)};
    border-radius: ${token.radius.small};
    color: ${token.ink.plain};
    font-weight: 600;
    overflow-wrap: anywhere;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
    & > svg {
      flex: none;
      inline-size: 1em;
      block-size: 1em;
    }
  }
  &[data-tone='red'] > a {
    color: ${token.tone.red.ink};
  }
  &[data-tone='yellow'] > a {
    color: ${token.tone.yellow.ink};
  }
`
