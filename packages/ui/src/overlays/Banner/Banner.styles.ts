import { styled } from 'styled-components'
import { space, token } from '../../theme/token.ts'

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(2.5)};
  padding: ${space(2)} ${space(3)};
  border: 1px solid var(--tone-line);
  border-radius: ${token.radius.medium};
  background: var(--tone-surface);
  color: var(--tone-ink);
  font: 500 ${token.text.body} ${token.font.body};
  --tone-surface: ${token.tone.blue.surface};
  --tone-line: ${token.tone.blue.line};
  --tone-ink: ${token.tone.blue.ink};
  &[data-tone='success'] {
    --tone-surface: ${token.tone.green.surface};
    --tone-line: ${token.tone.green.line};
    --tone-ink: ${token.tone.green.ink};
  }
  &[data-tone='warning'] {
    --tone-surface: ${token.tone.yellow.surface};
    --tone-line: ${token.tone.yellow.line};
    --tone-ink: ${token.tone.yellow.ink};
  }
  &[data-tone='danger'] {
    --tone-surface: ${token.tone.red.surface};
    --tone-line: ${token.tone.red.line};
    --tone-ink: ${token.tone.red.ink};
  }
  & > svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
`

export const Words = styled.div`
  flex: 1;
  min-inline-size: min(12rem, 100%);
  padding-block: ${space(1)};
`
