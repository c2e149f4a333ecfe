import { styled } from 'styled-components'
import { under } from '../../../theme/breakpoints.ts'
import { space, token } from '../../../theme/token.ts'

/**
 * The tenant and the home: beside the title on one line, on a phone on two below it. As high while the lead loads.
 */
export const About = styled.p`
  flex: 1000 1 0;
  min-inline-size: 0;
  overflow: hidden;
  color: ${token.ink.subtle};
  text-overflow: ellipsis;
  white-space: nowrap;
  & > strong {
    color: ${token.ink.plain};
    font-weight: 600;
  }
  & > span::before {
    content: '· ' / '';
  }
  ${under(640)} {
    flex: none;
    order: 1;
    inline-size: calc(100% + ${space(8)});
    block-size: 2.5rem;
    /* The buttons above it are higher than the title. */
    margin-block-start: calc(-1 * ${space(2)});
    font: 400 ${token.text.body} ${token.font.body};
    line-height: 1.25rem;
    & > * {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    & > span::before {
      content: none;
    }
  }
`

/**
 * A line of its own below the title, as high as a button while the lead loads; two lines where the facts of most leads
 * take them.
 */
export const HeaderFacts = styled.div`
  order: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  inline-size: calc(100% + ${space(9)});
  min-block-size: ${token.size.small};
  color: ${token.ink.muted};
  ${under(1024)} {
    align-content: center;
    min-block-size: calc(2 * ${token.size.small} + ${space(1)});
  }
  ${under(640)} {
    inline-size: 100%;
    min-block-size: ${token.size.small};
    &:empty {
      display: none;
    }
  }
`

export const FactWithAction = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
`

/** Other views of the lead: in the line of the title where there is room, else in one of their own, also while it loads. */
export const HeaderViews = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  ${under(1024)} {
    order: 2;
    inline-size: 100%;
    min-block-size: ${token.size.small};
  }
  ${under(640)} {
    &:empty {
      display: none;
    }
  }
`

export const Contact = styled.a`
  color: ${token.ink.plain};
  text-underline-offset: 0.2em;
  overflow-wrap: anywhere;
`

/** At the far end of the footer: actions on the lead, which do not save edits. */
export const Aside = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-inline-end: auto;
`

/** Outside the form, because React bubbles the submit event of a dialog inside them to the form. */
export const Notices = styled.div`
  display: grid;
  gap: ${space(4)};
  margin-block-end: ${space(4)};
  &[data-below] {
    margin-block: ${space(4)} 0;
  }
  &:empty {
    display: none;
  }
`
