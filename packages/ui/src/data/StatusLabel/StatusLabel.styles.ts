import { styled } from 'styled-components'
import { space, token } from '../../theme/token.ts'

export const Root = styled.span`
  display: inline-block;
  padding: 0 ${space(2)};
  border: 1px solid;
  border-radius: ${token.radius.large};
  font: 550 ${token.text.small} ${token.font.body};
  text-wrap: balance;
  &[data-tone='red'] {
    border-color: ${token.tone.red.line};
    background: ${token.tone.red.surface};
    color: ${token.tone.red.ink};
  }
  &[data-tone='yellow'] {
    border-color: ${token.tone.yellow.line};
    background: ${token.tone.yellow.surface};
    color: ${token.tone.yellow.ink};
  }
  &[data-tone='blue'] {
    border-color: ${token.tone.blue.line};
    background: ${token.tone.blue.surface};
    color: ${token.tone.blue.ink};
  }
  &[data-tone='green'] {
    border-color: ${token.tone.green.line};
    background: ${token.tone.green.surface};
    color: ${token.tone.green.ink};
  }
  &[data-tone='neutral'] {
    border-color: ${token.tone.neutral.line};
    background: ${token.tone.neutral.surface};
    color: ${token.tone.neutral.ink};
  }
`

const DOT = '0.5rem'
const GAP = space(1.75)

export const Quiet = styled.span`
  display: inline-block;
  position: relative;
  padding-inline-start: calc(${DOT} + ${GAP});
  color: ${token.ink.plain};
  text-wrap: balance;
  &::before {
    content: '';
    position: absolute;
    inset-block-start: calc((1lh - ${DOT}) / 2);
    inset-inline-start: 0;
    inline-size: ${DOT};
    block-size: ${DOT};
    border-radius: ${token.radius.round};
    background: ${token.tone.neutral.mark};
    /* Forced colours and print would drop a background. */
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
  &[data-tone='red']::before {
    background: ${token.tone.red.mark};
  }
  &[data-tone='yellow']::before {
    background: ${token.tone.yellow.mark};
  }
  &[data-tone='blue']::before {
    background: ${token.tone.blue.mark};
  }
  &[data-tone='green']::before {
    background: ${token.tone.green.mark};
  }
`
