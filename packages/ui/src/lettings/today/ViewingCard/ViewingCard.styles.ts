import { styled } from 'styled-components'
import { cardLook } from '../../../layout/card-look.ts'
import { space, token } from '../../../theme/token.ts'

export const Root = styled.article`
  ${cardLook}
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};
  overflow-wrap: anywhere;
  &[data-past] {
    background: ${token.surface.plain};
  }
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
`

export const Time = styled.span`
  font: 680 ${token.text.title} ${token.font.body};
  font-variant-numeric: tabular-nums;
`

export const Name = styled.h2`
  min-inline-size: 0;
  font: 650 ${token.text.title} ${token.font.body};
`

export const Home = styled.p`
  display: grid;
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  /* Full width: reachable with either thumb. */
  & > * {
    flex: 1 1 auto;
    min-inline-size: 0;
    white-space: normal;
  }
`

export const Notes = styled.dl`
  display: grid;
  gap: ${space(2)};
  & dt {
    color: ${token.ink.muted};
    font: 600 ${token.text.small} ${token.font.body};
  }
  & dd {
    margin: 0;
    white-space: pre-wrap;
  }
`
