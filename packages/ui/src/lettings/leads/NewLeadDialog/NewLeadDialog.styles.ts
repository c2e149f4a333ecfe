import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

/** One home in the list of those that fit. */
export const Home = styled.span`
  display: grid;
  min-inline-size: 0;
  padding-block: ${space(1)};
`

export const HomeDetails = styled.span`
  color: ${token.ink.muted};
  font: 400 ${token.text.small} ${token.font.body};
`

export const Rest = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
`

/** The button that shows the other fields; its content begins where the fields do. */
export const More = styled.div`
  margin-inline-start: ${space(-3.5)};
  & svg {
    transition: rotate ${token.motion.fast};
  }
  & [aria-expanded='true'] svg {
    rotate: 180deg;
  }
`
