import { styled } from 'styled-components'
import { space, token } from '../../theme/token.ts'
import { cardLook } from '../card-look.ts'

export const Root = styled.section`
  ${cardLook}
`

export const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  min-block-size: 3rem;
  padding: ${space(2)} ${space(4)};
  overflow-wrap: anywhere;
`

export const Title = styled.h2`
  min-inline-size: 0;
  font: 650 ${token.text.large} ${token.font.body};
  letter-spacing: -0.01em;
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-inline-start: auto;
  /* Pulled out by the padding of a small quiet button, so that its label aligns with the edge of the card. */
  & > [data-variant='quiet'][data-size='small']:last-child {
    margin-inline-end: ${space(-2.5)};
  }
`

export const Body = styled.div`
  flex: 1;
  min-inline-size: 0;
  &[data-padding] {
    padding: ${space(4)};
  }
  &[data-padding][data-headed] {
    padding-block-start: ${space(1)};
  }
`
