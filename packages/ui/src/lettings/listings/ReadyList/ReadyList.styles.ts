import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const Part = styled.div`
  display: grid;
  gap: ${space(2)};
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`

export const Title = styled.h3`
  font: 650 ${token.text.body} ${token.font.body};
`

/** Above a form as many columns as fit, beside it one. */
export const Lines = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  column-gap: ${space(6)};
  list-style: none;
`

export const Line = styled.li`
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
  & > svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    margin-block-start: ${space(1)};
    color: ${token.ink.success};
  }
  &[data-state='missing'] > svg {
    color: ${token.ink.danger};
  }
  &[data-state='advice'] > svg {
    color: ${token.tone.yellow.mark};
  }
`

export const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  padding-block: ${space(0.5)};
  overflow-wrap: anywhere;
  [data-state='done'] > & {
    color: ${token.ink.muted};
  }
  [data-state='missing'] > & {
    font-weight: 600;
  }
`

/** In the text of its line; touch needs a larger target. */
export const GoTo = styled.button`
  flex: none;
  min-block-size: ${space(6)};
  padding-inline: ${space(1)};
  border-radius: ${token.radius.small};
  color: ${token.ink.accent};
  font: 600 ${token.text.small} ${token.font.body};
  [data-state='done'] > & {
    color: ${token.ink.muted};
    font-weight: 400;
  }
  &:hover {
    text-decoration: underline;
  }
  @media (pointer: coarse) {
    min-block-size: ${token.size.medium};
    padding-inline: ${space(3)};
  }
`
